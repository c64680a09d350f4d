/** Runs a workflow of GitHub Actions on this machine. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, symlink } from "node:fs/promises";
import path from "node:path";
import { expect } from "vitest";
import { parse } from "yaml";
import { findFreePort } from "../../scripts/lib/postgres-cluster.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import type { Fence } from "./fences.ts";
import type { Project } from "./project.ts";

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly { readonly run?: string }[];
}

/** Members that workflows may have: GitHub would not run one with a misspelt member. */
const members = {
  workflow: ["name", "on", "permissions", "jobs"],
  job: ["runs-on", "env", "steps"],
  step: ["name", "uses", "with", "if", "run"],
} as const;

/** Actions of our own workflow, pinned: `owner/name@commit # version`. */
const ownWorkflow = await readFile(path.join(repositoryRoot, ".github/workflows/ci.yml"), "utf8");
const actions = [...ownWorkflow.matchAll(/uses: (.+)$/gm)].map(([, action]) => action);

/** Values of the secrets of the repository. */
const secrets: Readonly<Record<string, string>> = {
  DATAPLAT_MANAGEMENT_URL: "http://127.0.0.1:4000",
  DATAPLAT_KEY_ID: "demo-key",
  DATAPLAT_KEY_SECRET: "demo-secret",
};

/**
 * Checks a workflow, and runs the steps of its jobs beside the files of its page. The dependencies are installed. Throws an error if a
 * member or an action is unknown, or a step fails.
 */
export async function runWorkflow(
  fence: Fence,
  files: readonly Fence[],
  project: Project,
  url: string,
): Promise<void> {
  const workflow: Workflow = parse(fence.code);
  checkMembers("workflow", workflow);
  expect(workflow.permissions).toEqual({ contents: "read" });
  for (const [, action] of fence.code.matchAll(/uses: (.+)$/gm)) expect(actions).toContain(action);
  const name = path.join("workflows", path.basename(fence.title ?? "", ".yml"));
  await project.write(path.join(name, "package.json"), '{ "type": "module" }');
  const folder = path.join(project.folder, name);
  await symlink(path.join(project.folder, "node_modules"), path.join(folder, "node_modules"));
  const port = await findFreePort();
  const replace = (text: string): string =>
    text
      .replaceAll(/\$\{\{ secrets\.(\w+) \}\}/g, (_, secret) =>
        (secrets[secret] ?? "").replace(/.*:4000/, url),
      )
      .replaceAll(/\b4000\b/g, String(port));
  for (const { title = "", code } of files) {
    if (/\.ts$/.test(title)) await project.write(path.join(name, title), replace(code));
  }
  for (const job of Object.values(workflow.jobs)) await runJob(job, folder, replace);
}

async function runJob(job: Job, folder: string, replace: (text: string) => string): Promise<void> {
  checkMembers("job", job);
  const variables = Object.entries(job.env ?? {}).map(([key, value]) => [key, replace(value)]);
  const env = { ...process.env, ...Object.fromEntries(variables) };
  const groups: number[] = [];
  try {
    for (const step of job.steps) {
      checkMembers("step", step);
      if (step.run === undefined || step.run === "npm ci") continue;
      groups.push(await runStep(replace(step.run), folder, env));
    }
  } finally {
    // Ends the background processes of a step, as the runner does.
    for (const group of groups) endGroup(group);
  }
}

/** Runs a step in a process group of its own, in the shell of the runner, and returns the group. */
async function runStep(script: string, folder: string, env: NodeJS.ProcessEnv): Promise<number> {
  const shell = spawn("bash", ["-e", "-c", script], { cwd: folder, env, detached: true });
  let output = "";
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [code] = await once(shell, "exit");
  const group = shell.pid ?? 0;
  if (code === 0) return group;
  endGroup(group);
  throw new Error(`${script}\nexited with ${code}:\n${output}`);
}

function endGroup(group: number): void {
  try {
    process.kill(-group, "SIGTERM");
  } catch {
    // It has ended.
  }
}

function checkMembers(kind: keyof typeof members, value: object): void {
  expect(members[kind]).toEqual(expect.arrayContaining(Object.keys(value)));
}
