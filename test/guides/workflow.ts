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

/** Members of workflows that tests read. */
export interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Job {
  readonly container?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly "timeout-minutes"?: number;
  readonly strategy?: { readonly matrix?: Readonly<Record<string, readonly string[]>> };
  readonly steps: readonly Step[];
}

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
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

/** Checks a workflow, and runs its steps beside the files of its page. Throws if a member or an action is unknown, or a step fails. */
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

/** Runs the steps of a job in the shell of the runner, in a process group of its own, whose background processes end with the job. */
async function runJob(job: Job, folder: string, replace: (text: string) => string): Promise<void> {
  checkMembers("job", job);
  for (const step of job.steps) checkMembers("step", step);
  const variables = Object.entries(job.env ?? {}).map(([key, value]) => [key, replace(value)]);
  const scripts = job.steps.map(({ run = "" }) => run).filter((run) => run !== "npm ci");
  const shell = spawn("bash", ["-e", "-c", replace(scripts.join("\n"))], {
    ...{ cwd: folder, detached: true, env: { ...process.env, ...Object.fromEntries(variables) } },
  });
  let output = "";
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const [code] = await once(shell, "exit");
  try {
    process.kill(-(shell.pid ?? 0), "SIGTERM");
  } catch {
    // Nothing runs any more.
  }
  expect(code, output).toBe(0);
}

function checkMembers(kind: keyof typeof members, value: object): void {
  expect(members[kind]).toEqual(expect.arrayContaining(Object.keys(value)));
}
