/** Compares the public TypeScript surface with that of the last release, by the reports of `npm run api-report`. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Comparison } from "./compare.ts";
import type { Change, Place, Verdict } from "./rate.ts";
import { isAtLeast, nextVersion } from "./versions.ts";

/** A change of what an entry of the package exports. */
export interface SurfaceChange {
  readonly verdict: Verdict;
  readonly kind: Change["kind"];
  readonly message: string;
  readonly place: Place;
  /** The effect on code that uses the package. */
  readonly caller: string;
}

/** The changes of the package since its release. */
export interface PackageComparison extends Pick<Comparison, "version" | "asks" | "isVersionRaised"> {
  readonly released: string;
  readonly changes: readonly SurfaceChange[];
  /** Whether the reports have the types and operations that were generated last. Otherwise `changes` lacks some. */
  readonly isCurrent: boolean;
}

const effects: Readonly<Record<Verdict, string>> = {
  breaking: "Code that uses what changed may not compile.",
  risky: "Code that creates such a value itself, or handles every alternative, may not compile.",
  safe: "Existing code still compiles.",
};

/** Compares the declarations of one entry. */
async function compareReports(
  file: string,
  before: string,
  after: string,
): Promise<readonly SurfaceChange[]> {
  if (before === after) return [];
  // It loads TypeScript, which `npm run generate` does not need for a surface as released.
  const { compareNodes, describeDifference, findArguments, readReport } = await import("./declarations.ts");
  const [old, current] = [readReport(before), readReport(after)];
  const passed = findArguments(old);
  const entry = /^# `(.+)`/.exec(after || before)?.[1] ?? file;
  const change = (change: Omit<SurfaceChange, "place">, line: number): SurfaceChange => {
    const released = change.kind === "removed" ? "released/" : "";
    return { ...change, place: { file: `api-report/${released}${file}`, line, col: 1 } };
  };
  const removed = [...old]
    .filter(([name, { isExported }]) => isExported && !current.get(name)?.isExported)
    .map(([name, { start }]) => {
      const message = `\`${name}\` of \`${entry}\` is no longer exported.`;
      const caller = "Code that imports it does not compile.";
      return change({ kind: "removed", verdict: "breaking", message, caller }, start);
    });
  const others = [...current].flatMap(([name, { isExported, source, start }]) => {
    const known = old.get(name);
    if (isExported && !known?.isExported) {
      const message = `\`${name}\` of \`${entry}\` was added.`;
      return [change({ kind: "added", verdict: "safe", message, caller: "It can be imported." }, start)];
    }
    if (!known) return [];
    return compareNodes(known.source, source, passed.has(name)).map((difference) => {
      const { verdict } = difference;
      const { kind, members, line, what } = describeDifference(difference);
      const message = `\`${[name, ...members].join(".")}\` of \`${entry}\`: ${what}.`;
      const first = kind === "removed" ? known.start : start;
      return change({ kind, verdict, message, caller: effects[verdict] }, first + line);
    });
  });
  // Two differences in one member are one change.
  return [...new Map([...removed, ...others].map((each) => [JSON.stringify(each), each])).values()];
}

/** Compares the reports of a repository with those of its last release. */
async function compareSurface(folder: string, released: string): Promise<readonly SurfaceChange[]> {
  const names = new Set([...(await readdir(folder)), ...(await readdir(released))]);
  const read = (place: string, name: string) => readFile(path.join(place, name), "utf8").catch(() => "");
  const changes = await Promise.all(
    [...names]
      .filter((name) => name.endsWith(".md"))
      .toSorted()
      .map(async (name) => compareReports(name, await read(released, name), await read(folder, name))),
  );
  return changes.flat();
}

/** Whether the report of an API lists the names of the types and operations that are generated from its document. */
async function isReportCurrent(root: string, api: string, report: string): Promise<boolean> {
  const files = [report, `generated/${api}/types.ts`, `generated/${api}/operations.ts`];
  const [reported = "", ...modules] = await Promise.all(
    files.map((file) => readFile(path.join(root, file), "utf8").catch(() => "")),
  );
  const listNames = (text: string, pattern: RegExp) =>
    [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].toSorted().join();
  const generated = listNames(modules.join("\n"), /^(?:export (?:interface|type)| ) (\w+)/gm);
  return listNames(reported, /^[- ] (\w+)(?:$|: ClientOperation<)/gm) === generated;
}

/**
 * Compares the package with its last release, whose reports and version are in `api-report/released/`.
 *
 * @param root root folder of the repository, absolute path
 * @param documents the documents, whose changes ask for a version of the package too
 * @param removed released APIs that are gone
 */
export async function comparePackage(
  root: string,
  documents: readonly Comparison[],
  removed: readonly string[],
): Promise<PackageComparison> {
  const folder = path.join(root, "api-report");
  const read = async (place: string): Promise<{ readonly name: string; readonly version: string }> =>
    JSON.parse(await readFile(path.join(place, "package.json"), "utf8"));
  const { version: released } = await read(path.join(folder, "released"));
  const { name, version } = await read(root);
  const apis = [...documents.map(({ api }) => api), ...removed];
  const current = await Promise.all(
    apis.map((api) => isReportCurrent(root, api, `api-report/${name}-${api}.md`)),
  );
  const changes = await compareSurface(folder, path.join(folder, "released"));
  const asks = nextVersion(released, [
    ...changes.map(({ verdict }) => (verdict === "breaking" ? "major" : "minor")),
    // A major version of a document is one of the package, whose clients follow from it.
    ...documents.flatMap((each) =>
      each.released === undefined ? "minor" : each.changes.map(({ impact }) => impact),
    ),
    ...removed.map(() => "major" as const),
  ]);
  return {
    released,
    version,
    asks,
    isVersionRaised: isAtLeast(version, asks ?? released),
    changes,
    isCurrent: !current.includes(false),
  };
}
