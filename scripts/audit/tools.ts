import { execFile } from "node:child_process";
import { repositoryRoot } from "../lib/repository.ts";

/** Result of a check. */
export interface CheckResult {
  /** One line. */
  readonly summary: string;
  readonly problems: readonly string[];
}

interface Output {
  readonly failed: boolean;
  readonly stdout: string;
  readonly stderr: string;
}

function run(program: string, args: readonly string[]): Promise<Output> {
  return new Promise((resolve) => {
    execFile(program, [...args], { cwd: repositoryRoot, maxBuffer: 1e9 }, (error, stdout, stderr) =>
      resolve({ failed: error !== null, stdout, stderr }),
    );
  });
}

/** Finds unused files, exports and dependencies; knip.json is its configuration. */
export async function findUnused(): Promise<CheckResult> {
  const knip = ["node_modules/knip/bin/knip.js", "--no-progress", "--treat-config-hints-as-errors"];
  const { failed, stdout, stderr } = await run(process.execPath, knip);
  return failed
    ? { summary: "knip: unused", problems: [`${stdout}${stderr}`.trim()] }
    : { summary: "knip: every file, export and dependency is used.", problems: [] };
}

/** The part of the output of `npm audit --json` that is read here. */
interface AuditReport {
  readonly vulnerabilities?: Readonly<
    Record<string, { readonly severity: string; readonly via: readonly (string | Advisory)[] }>
  >;
}

interface Advisory {
  readonly title: string;
  readonly url: string;
}

const severe = ["moderate", "high", "critical"];

/**
 * Finds known vulnerabilities of moderate severity or above.
 *
 * @param allowNoAudit whether a registry without an audit is accepted
 */
export async function audit(allowNoAudit: boolean): Promise<CheckResult> {
  const { stdout, stderr } = await run("npm", ["audit", "--json"]);
  const { vulnerabilities }: AuditReport = JSON.parse(stdout || "{}");
  if (!vulnerabilities) {
    const reason = `npm audit: the registry did not answer, so nothing was checked. ${firstLine(stderr)}`;
    return allowNoAudit
      ? { summary: reason, problems: [] }
      : { summary: "npm audit: failed.", problems: [reason] };
  }
  const problems = Object.entries(vulnerabilities).flatMap(([name, { severity, via }]) =>
    severe.includes(severity)
      ? via.map((each) =>
          typeof each === "string"
            ? `${name} (${severity}): through ${each}`
            : `${name} (${severity}): ${each.title}, ${each.url}`,
        )
      : [],
  );
  return { summary: `npm audit: ${problems.length} findings of moderate severity or above.`, problems };
}

function firstLine(text: string): string {
  return text.split("\n").find((line) => line.includes("audit")) ?? "";
}
