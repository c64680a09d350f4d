/** Compares the document of an API with its released bundle, by `redocly diff`. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isScalar, LineCounter, parseDocument, visit } from "yaml";
import { isObject } from "../../../src/contract/openapi.ts";
import type { Api, Register } from "../../lib/apis.ts";
import { repositoryRoot } from "../../lib/repository.ts";
import { type Finished, runTool } from "../../lib/tools.ts";
import { type Change, type ReportedChange, rateChanges } from "./rate.ts";
import { isAtLeast, isVersion, nextVersion } from "./versions.ts";

export interface Comparison {
  readonly api: string;
  /** Its document, relative to the repository. */
  readonly file: string;
  /** `info.version` of the released bundle; undefined if the API was not released yet. */
  readonly released: string | undefined;
  readonly version: string;
  /** Lowest version that the changes ask for; undefined if there are none, and for an API that was brought: its author chooses the version. */
  readonly asks: string | undefined;
  /** Whether `version` is at least that; without changes, at least the released one. */
  readonly isVersionRaised: boolean;
  readonly changes: readonly Change[];
}

const config = path.join(repositoryRoot, "scripts/pipeline/breaking/redocly.yaml");

/** The released bundle of an API, absolute path. */
export function releasedFile({ file }: Pick<Register, "file">, api: string): string {
  return path.join(path.dirname(file), "openapi", "released", `${api}.yaml`);
}

/**
 * Runs `redocly diff` with the configuration of this folder.
 *
 * @param base the older description, absolute path
 * @param revision the newer description, absolute path
 */
async function runDiff(base: string, revision: string, ...args: readonly string[]): Promise<Finished> {
  const files = [base, revision].map((file) => path.relative(repositoryRoot, file));
  return runTool("redocly", ["diff", ...files, "--config", config, "--fail-on", "none", ...args]);
}

/** Compares two descriptions. Throws if one of their files is not YAML, or Redocly cannot read one of them. */
export async function compareFiles(base: string, revision: string) {
  for (const file of new Set([base, revision])) checkYaml(file);
  const { stdout, output } = await runDiff(base, revision, "--format", "json");
  if (!isReport(stdout)) throw new Error(await describeFailure(base, revision, output));
  // The format of redocly diff, whose version is exact in package.json.
  const report = JSON.parse(stdout) as {
    readonly files: { readonly revision: string };
    readonly infoVersions: { readonly base?: string; readonly revision?: string };
    readonly changes: readonly ReportedChange[];
  };
  // Redocly leaves a reference as it is if it cannot follow it, and reports what it stood for as removed.
  const unresolved = report.changes.find(
    ({ property, revision }) => revision && (property === "$ref" || refOf(revision)),
  );
  if (unresolved?.revision) {
    const { file, line, value } = unresolved.revision;
    const target = refOf(unresolved.revision) ?? value;
    throw new Error(`${file}:${line}: ${target} cannot be resolved. Run npm run lint, which says why.`);
  }
  return { file: report.files.revision, versions: report.infoVersions, changes: rateChanges(report.changes) };
}

/** The reference that an added part is still: one that was followed is what it refers to. */
function refOf({ value }: { readonly value: unknown }): unknown {
  return isObject(value) ? value["$ref"] : undefined;
}

/** Parses a description and its files: Redocly reports what is in a file that is not YAML as removed. Throws with the line of the error. */
export function checkYaml(file: string, checked: Set<string> = new Set()): void {
  if (checked.has(file) || !existsSync(file)) return;
  checked.add(file);
  const lines = new LineCounter();
  const text = readFileSync(file, "utf8");
  const { errors, contents } = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = errors;
  if (error) {
    const { line, col } = lines.linePos(error.pos[0]);
    const advice =
      path.basename(path.dirname(file)) === "released"
        ? "Restore it from git: only a release changes it."
        : "Correct it.";
    const place = `${path.relative(repositoryRoot, file)}:${line}:${col}`;
    throw new Error(`${place}: not valid YAML (${error.message}). ${advice}`);
  }
  visit(contents, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== "$ref" || !isScalar(value)) return;
      const [target = ""] = String(value.value).split("#");
      if (target !== "" && !/^\w+:/.test(target))
        checkYaml(path.resolve(path.dirname(file), target), checked);
    },
  });
}

function isReport(stdout: string): boolean {
  return stdout.trimStart().startsWith("{");
}

/** Names the description that Redocly cannot read: what it prints is a stack, or has no file. */
async function describeFailure(base: string, revision: string, output: string): Promise<string> {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const reason = (lines.find((line) => line.startsWith("Error: ")) ?? lines[0])?.replace("Error: ", "");
  const isBaseReadable =
    base === revision || isReport((await runDiff(base, base, "--format", "json")).stdout);
  return isBaseReadable
    ? `${revision} cannot be compared (${reason}). Run npm run lint, which says more.`
    : `${base} cannot be compared (${reason}). Restore it from git: only a release changes it.`;
}

/** @throws if it is not a semantic version */
function checkVersion(file: string, version: string | undefined): string {
  if (version && isVersion(version)) return version;
  const found = version || "missing or not a text";
  throw new Error(`${file}: info.version is ${found}. It must be a semantic version, such as 1.0.0.`);
}

/** Compares an API with its released bundle. Throws if Redocly cannot read one of them, or the version of one is not semantic. */
export async function compareApi(register: Pick<Register, "file">, api: Api): Promise<Comparison> {
  const { name, root } = api;
  const bundle = releasedFile(register, name);
  const isReleased = existsSync(bundle);
  const base = isReleased ? bundle : root;
  const { file, versions, changes } = await compareFiles(base, root);
  if (api.unsupported === "skip") {
    const { base: before = "", revision: version = "" } = versions;
    const released = isReleased ? before : undefined;
    return { api: name, file, released, version, asks: undefined, isVersionRaised: true, changes };
  }
  const released = checkVersion(base, versions.base);
  const version = checkVersion(root, versions.revision);
  // `--check-version` of Redocly takes a pre-release for its version, and also counts the changes that are left out here.
  const asks = nextVersion(
    released,
    changes.map(({ impact }) => impact),
  );
  return {
    api: name,
    file,
    released: isReleased ? released : undefined,
    version,
    asks,
    isVersionRaised: isAtLeast(version, asks ?? released),
    changes,
  };
}
