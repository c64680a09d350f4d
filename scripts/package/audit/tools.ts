import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { repositoryRoot } from "../../lib/repository.ts";
import { runTool } from "../../lib/tools.ts";

export interface CheckResult {
  /** One line. */
  readonly summary: string;
  readonly problems: readonly string[];
}

/** Finds unused files, exports and dependencies; knip.json is its configuration. */
export async function findUnused(): Promise<CheckResult> {
  const { code, output } = await runTool("knip", ["--no-progress", "--treat-config-hints-as-errors"]);
  return code !== 0
    ? { summary: "knip: unused", problems: [output.trim()] }
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

/** Finds known vulnerabilities of moderate severity or above. `allowNoAudit`: whether a registry without an audit is accepted. */
export async function audit(allowNoAudit: boolean): Promise<CheckResult> {
  const options = { cwd: repositoryRoot, maxBuffer: 1e9 };
  // It fails if it finds something.
  const { stdout, stderr } = await promisify(execFile)("npm", ["audit", "--json"], options).catch(
    (error: Readonly<Record<"stdout" | "stderr", string>>) => error,
  );
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
