/** Runs the command line of a linter once on the documents of many cases. */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll } from "vitest";
import { runTool } from "../../scripts/lib/tools.ts";
import { createFolder } from "../temporary-folder.ts";
import { type Case, houseStyle, writeMinimal, writeRegister } from "./minimal.ts";

/** A problem that a linter reports. */
export interface Problem {
  readonly rule: string;
  /** Redocly only. */
  readonly severity?: string;
  readonly message: string;
  /** Path relative to the root document of the case. */
  readonly file: string;
  /** JSON Pointer into that file (RFC 6901). Redocly only. */
  readonly pointer?: string | undefined;
  /** One-based. */
  readonly line: number;
}

/** The problems of each document, in the order of the documents. */
type Linter = (roots: readonly string[], folder: string) => Promise<readonly (readonly Problem[])[]>;

/** The part of a report of `redocly lint --format json` that is read. */
interface RedoclyReport {
  readonly problems: readonly {
    readonly ruleId: string;
    readonly severity: string;
    readonly message: string;
    readonly location: readonly {
      readonly source: { readonly ref: string };
      readonly pointer?: string;
      readonly start?: { readonly line: number };
    }[];
  }[];
}

const lintWithRedocly: Linter = async (roots, folder) => {
  const apis = Object.fromEntries(
    roots.map((root, index) => [`case-${index}`, { root, extends: [houseStyle] }]),
  );
  const register = writeRegister(path.join(folder, "openapi.yaml"), apis);
  const { stdout } = await runTool("redocly", ["lint", "--config", register, "--format", "json"]);
  // One report for each API, without a delimiter.
  const reports: readonly RedoclyReport[] = JSON.parse(`[${stdout.replaceAll(/^\}\{$/gm, "},{")}]`);
  return reports.map(({ problems }, index) =>
    problems.map(({ ruleId, severity, message, location: [place] }) => ({
      ...{ rule: ruleId, severity, message },
      file: path.relative(path.dirname(roots[index] ?? ""), path.resolve(place?.source.ref ?? "")),
      pointer: place?.pointer?.replace(/^#/, ""),
      line: place?.start?.line ?? 0,
    })),
  );
};

/** The part of a result of `spectral lint --format json` that is read. */
interface SpectralResult {
  readonly code: string;
  readonly message: string;
  readonly source: string;
  readonly range: { readonly start: { readonly line: number } };
}

const ruleset = fileURLToPath(new URL("../../.spectral.yaml", import.meta.url));

const lintWithSpectral: Linter = async (roots) => {
  const options = ["--ruleset", ruleset, "--format", "json", "-q"];
  const { stdout } = await runTool("spectral", ["lint", ...roots, ...options]);
  const results: readonly SpectralResult[] = JSON.parse(stdout);
  return roots.map((root) => {
    const folder = path.dirname(root) + path.sep;
    return results
      .filter(({ source }) => source.startsWith(folder))
      .map(({ code, message, source, range }) => ({
        rule: code,
        message,
        file: path.relative(folder, source),
        line: range.start.line + 1,
      }));
  });
};

const linters = { redocly: lintWithRedocly, spectral: lintWithSpectral };

export async function lintCases(
  linter: keyof typeof linters,
  cases: readonly Pick<Case, "changes">[],
): Promise<(of: Pick<Case, "changes">) => readonly Problem[]> {
  const folder = createFolder(afterAll);
  const roots = cases.map(({ changes }, index) => {
    const place = path.join(folder, String(index));
    mkdirSync(place);
    return writeMinimal(place, changes);
  });
  const problems = await linters[linter](roots, folder);
  const byCase = new Map(cases.map((each, index) => [each, problems[index] ?? []]));
  return (of) => {
    const found = byCase.get(of);
    if (!found) throw new Error("This case was not linted.");
    return found;
  };
}
