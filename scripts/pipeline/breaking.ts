/** `npm run breaking`: compares the documents with the released ones, and says what each change means for users. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Register, readRegister, registerFile } from "../lib/apis.ts";
import { runCommand } from "../lib/run-command.ts";
import { type Comparison, compareApi, releasedFile } from "./breaking/compare.ts";
import {
  type Breaking,
  describeUnchanged,
  draftChangelog,
  isBreaking,
  notReleased,
  type PackageVersion,
  printComparison,
  printPackage,
  summarize,
  toJson,
} from "./breaking/print.ts";
import { isAtLeast, nextVersion } from "./breaking/versions.ts";

/**
 * Compares every API of a register with its released bundle. `isPackage`: whether it is the register of a package, with `package.json`
 * beside it, whose releases are recorded; by default, whether it is that of this repository. Throws if a file of the last release is
 * missing.
 */
export async function findBreaking(
  register: Register,
  isPackage: boolean = register.file === registerFile,
): Promise<Breaking> {
  const root = path.dirname(register.file);
  const folder = path.dirname(releasedFile(register, ""));
  if (!existsSync(folder)) return { isReleased: false, comparisons: [], removed: [], isAccepted: true };
  const record = isPackage ? await readRecord(root) : undefined;
  const comparisons = await Promise.all(register.apis.map((api) => compareApi(register, api)));
  const names = new Set(register.apis.map(({ name }) => name));
  const removed = (await readdir(folder))
    .filter((file) => path.extname(file) === ".yaml")
    .map((file) => path.parse(file).name)
    .filter((name) => !names.has(name));
  const inPackage = record && (await comparePackage(root, record.version, comparisons, removed));
  const isAccepted =
    (removed.length === 0 || inPackage?.isVersionRaised === true) &&
    [...comparisons, ...(inPackage ? [{ ...inPackage, changes: [] }] : [])].every(
      ({ changes, isVersionRaised, version, released }) =>
        // A version that is still the released one may be raised later, up to the release.
        isVersionRaised || (version === released && !isBreaking(changes)),
    );
  return { isReleased: true, comparisons, removed, ...(inPackage && { package: inPackage }), isAccepted };
}

/** The version and the files of the last release. */
interface ReleaseRecord {
  readonly version: string;
  /** Relative to the repository. */
  readonly files: readonly string[];
}

/** @throws if a file of the last release is missing: nothing would be compared with it */
async function readRecord(root: string): Promise<ReleaseRecord> {
  const file = "openapi/released/package.json";
  const advice = "Restore it from git: only a release changes it.";
  let record: ReleaseRecord;
  try {
    record = JSON.parse(await readFile(path.join(root, file), "utf8"));
    if (!Array.isArray(record.files) || record.files.length === 0) throw new Error("It lists no files.");
  } catch (cause) {
    throw new Error(`${file} cannot be read. ${advice}`, { cause });
  }
  const missing = record.files.find((name) => !existsSync(path.join(root, name)));
  if (missing !== undefined) throw new Error(`${missing} is missing. ${advice}`);
  return record;
}

/** Compares the version of the package with the released one. A major version of a document is one of the package, whose clients follow from it. */
async function comparePackage(
  root: string,
  released: string,
  comparisons: readonly Comparison[],
  removed: readonly string[],
): Promise<PackageVersion> {
  const { version } = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
  const asks = nextVersion(released, [
    ...comparisons.flatMap((each) =>
      each.released === undefined ? "minor" : each.changes.map(({ impact }) => impact),
    ),
    ...removed.map(() => "major" as const),
  ]);
  return { released, version, asks, isVersionRaised: isAtLeast(version, asks ?? released) };
}

export function printBreaking(breaking: Breaking): string {
  const { isReleased, comparisons, removed, package: inPackage } = breaking;
  if (!isReleased) return notReleased;
  const advice = inPackage
    ? "It requires a major version of the package."
    : "Put it back, or record a release without it in openapi/released/.";
  const gone = removed.map(
    (api) => `${api}: released, and no longer in the register. Removing an API is breaking. ${advice}`,
  );
  const changelog = draftChangelog(breaking);
  const draft = changelog && `Draft for CHANGELOG.md:\n\n${changelog.replaceAll(/^(?=.)/gm, "  ")}`;
  const parts = [...comparisons.map(printComparison), ...gone, inPackage && printPackage(inPackage), draft];
  return parts.filter(Boolean).join("\n\n");
}

/** One line per API and one for the package, for the end of other scripts. */
export function summarizeBreaking({
  isReleased,
  comparisons,
  removed,
  package: inPackage,
}: Breaking): string {
  if (!isReleased) return notReleased;
  const all = [...comparisons, ...(inPackage ? [{ ...inPackage, api: "package", changes: [] }] : [])];
  const lines = all.map((each) => {
    const { api, released, version, changes, asks } = each;
    if (released === undefined) return `  ${api}: not released yet`;
    if (!asks && changes.length === 0) return `  ${api} ${version}: ${describeUnchanged(each)}`;
    const needed = asks ? `; version ${asks} or higher` : "";
    return `  ${api}: ${summarize(changes) || "no changes of its own"}${needed}`;
  });
  const gone = removed.map((api) => `  ${api}: removed, which is breaking`);
  return ["Since the release (npm run breaking prints the details):", ...lines, ...gone].join("\n");
}

const usage = `Compares every document with openapi/released/, which a release writes, by \`redocly diff\`. Prints each change as breaking, risky or safe,
with its place. Exits with code 1 on a breaking change, unless the major version of the document went up; on a version of a document or of the
package that is neither the released one nor high enough for the changes; and if a file of the last release is missing. Before the first release
nothing is compared.

Usage: npm run breaking -- [REGISTER] [--json] [--help]

  REGISTER   a file with apis: (default: redocly.yaml of this repository)
  --json     print JSON, for tools
  --help     print this text
`;

if (import.meta.main) {
  const command = {
    name: "breaking",
    usage,
    options: { json: { type: "boolean" } },
    positionals: 1,
  } as const;
  await runCommand(command, async ({ values: { json }, positionals: [file] }) => {
    const breaking = await findBreaking(await readRegister(file && path.resolve(file)));
    console.log(json ? toJson(breaking) : printBreaking(breaking));
    if (!breaking.isAccepted) process.exitCode = 1;
  });
}
