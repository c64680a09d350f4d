/** Compares the public TypeScript surface with that of the last release, by the reports of `npm run api-report`. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Comparison } from "./compare.ts";
import type { Place, Verdict } from "./rate.ts";
import { isAtLeast, nextVersion } from "./versions.ts";

/** A change of what an entry of the package exports. */
export interface SurfaceChange {
  readonly verdict: Verdict;
  readonly message: string;
  readonly place: Place;
  /** The effect on code that uses the package. */
  readonly caller: string;
}

/** The changes of the package since its release. */
export interface PackageComparison extends Pick<Comparison, "version" | "asks" | "isVersionRaised"> {
  readonly released: string;
  readonly changes: readonly SurfaceChange[];
}

/** A declaration of a report. */
interface Declaration {
  readonly lines: readonly string[];
  /** Number of its first line in the report. */
  readonly start: number;
  readonly isExported: boolean;
}

type Report = ReadonlyMap<string, Declaration>;

const declarationName =
  /^(?:\/\/ exported as (\w+)$|(?:abstract )?(?:type|interface|class|function|const|enum|namespace) ([\w$]+)|- (\w+)$)/m;

/** Reads the declarations of a report by name. A name that is only listed is a declaration without content. */
function readReport(text: string): Report {
  const declarations = new Map<string, Declaration>();
  let isExported = false;
  let start = 1;
  for (const block of text.trimEnd().split("\n\n")) {
    if (block.startsWith("## ")) isExported = block.startsWith("## Exported");
    const lines = block.split("\n").filter((line) => !line.startsWith("```"));
    const listed = lines.every((line) => line.startsWith("- ")) ? lines : [lines.join("\n")];
    for (const [index, declaration] of listed.entries()) {
      const [, ...names] = declarationName.exec(declaration) ?? [];
      const name = names.find((each) => each !== undefined);
      const place = start + index + (block.startsWith("```") ? 1 : 0);
      if (name) declarations.set(name, { lines: declaration.split("\n"), start: place, isExported });
    }
    start += block.split("\n").length + 1;
  }
  return declarations;
}

/** Lines that were added, if the old ones are all there in their order; undefined otherwise. */
function addedLines(before: readonly string[], after: readonly string[]): readonly string[] | undefined {
  let next = 0;
  const added = after.filter((line) => {
    const isOld = line === before[next];
    if (isOld) next += 1;
    return !isOld;
  });
  return next === before.length ? added : undefined;
}

/** An optional member, its tag, or a line of one. */
const optional = /^\s*(?:(?:readonly )?[\w$"-]+\?[:(]|\/\*\*)/;

/** Compares the declarations of one entry. */
function compareReports(file: string, before: string, after: string): readonly SurfaceChange[] {
  const [old, current] = [readReport(before), readReport(after)];
  const entry = /^# `(.+)`/.exec(after || before)?.[1] ?? file;
  const change = (verdict: Verdict, name: string, what: string, caller: string): SurfaceChange => ({
    verdict,
    message: `\`${name}\` of \`${entry}\` ${what}.`,
    place: { file, line: current.get(name)?.start ?? 1, col: 1 },
    caller,
  });
  const removed = [...old]
    .filter(([name, { isExported }]) => isExported && !current.get(name)?.isExported)
    .map(([name]) =>
      change("breaking", name, "is no longer exported", "Code that imports it does not compile."),
    );
  const others = [...current].flatMap(([name, { lines, isExported }]) => {
    const known = old.get(name);
    if (isExported && !known?.isExported) return [change("safe", name, "was added", "It can be imported.")];
    if (!known || known.lines.join("\n") === lines.join("\n")) return [];
    const added = addedLines(known.lines, lines);
    if (!added) return [change("breaking", name, "changed", "Code that uses what changed may not compile.")];
    return added.every((line) => optional.test(line))
      ? [change("safe", name, "has new optional members", "Code of today compiles.")]
      : [change("risky", name, "has new members", "Code that creates such a value itself may not compile.")];
  });
  return [...removed, ...others];
}

/** Compares the reports of a repository with those of its last release. */
async function compareSurface(folder: string, released: string): Promise<readonly SurfaceChange[]> {
  const names = new Set([...(await readdir(folder)), ...(await readdir(released))]);
  const read = (place: string, name: string) => readFile(path.join(place, name), "utf8").catch(() => "");
  const changes = await Promise.all(
    [...names]
      .filter((name) => name.endsWith(".md"))
      .toSorted()
      .map(async (name) =>
        compareReports(`api-report/${name}`, await read(released, name), await read(folder, name)),
      ),
  );
  return changes.flat();
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
  const versionIn = async (place: string): Promise<string> =>
    JSON.parse(await readFile(path.join(place, "package.json"), "utf8")).version;
  const released = await versionIn(path.join(folder, "released"));
  const version = await versionIn(root);
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
  };
}
