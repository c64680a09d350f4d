/** `npm run breaking`: compares documents and TypeScript surface with the released ones, and says what each change does to users. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { compareApi, releasedFile, runDiff } from "./breaking/compare.ts";
import { facts } from "./breaking/facts.ts";
import {
  type Breaking,
  draftChangelog,
  isBreaking,
  outOfDate,
  printComparison,
  printPackage,
  summarize,
  toJson,
} from "./breaking/print.ts";
import { comparePackage } from "./breaking/surface.ts";
import { type Register, readRegister, registerFile } from "./lib/apis.ts";
import { repositoryRoot } from "./lib/repository.ts";
import { argumentError, runCommand } from "./lib/run-command.ts";

/**
 * Compares every API of a register with its released bundle.
 *
 * @param register the register; the released bundles are in `openapi/released/` beside it
 * @param isPackage whether it is the register of a package, with `package.json` and `api-report/` beside it, whose releases are recorded; by
 *   default, whether it is that of this repository
 * @throws if a file of the last release is missing
 */
export async function findBreaking(
  register: Register,
  isPackage: boolean = register.file === registerFile,
): Promise<Breaking> {
  const root = path.dirname(register.file);
  if (isPackage) await checkReleased(root);
  const comparisons = await Promise.all(register.apis.map((api) => compareApi(register, api)));
  const released = await readdir(path.dirname(releasedFile(register, ""))).catch(() => []);
  const names = new Set(register.apis.map(({ name }) => name));
  const removed = released
    .filter((file) => path.extname(file) === ".yaml")
    .map((file) => path.parse(file).name)
    .filter((name) => !names.has(name));
  const inPackage = isPackage ? await comparePackage(root, comparisons, removed) : undefined;
  const isAccepted =
    inPackage?.isCurrent !== false &&
    (removed.length === 0 || inPackage?.isVersionRaised === true) &&
    [...comparisons, ...(inPackage ? [inPackage] : [])].every(
      ({ changes, isVersionRaised, version, released }) =>
        // A version that is still the released one may be raised later, up to the release.
        isVersionRaised || (version === released && !isBreaking(changes)),
    );
  return { comparisons, removed, ...(inPackage && { package: inPackage }), isAccepted };
}

/** @throws if a file of the last release is missing: nothing would be compared with it */
async function checkReleased(root: string): Promise<void> {
  const record = "api-report/released/package.json";
  const advice = "Restore it from git: only a release changes it.";
  let files: readonly string[];
  try {
    const { files: listed = [] }: { files?: readonly string[] } = JSON.parse(
      await readFile(path.join(root, record), "utf8"),
    );
    if (listed.length === 0) throw new Error("It lists no files.");
    files = listed;
  } catch (cause) {
    throw new Error(`${record} cannot be read. ${advice}`, { cause });
  }
  const missing = files.find((file) => !existsSync(path.join(root, file)));
  if (missing !== undefined) throw new Error(`${missing} is missing. ${advice}`);
}

/** Prints the result for people. */
export function printBreaking(breaking: Breaking): string {
  const { comparisons, removed, package: inPackage } = breaking;
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
export function summarizeBreaking({ comparisons, removed, package: inPackage }: Breaking): string {
  const all = [...comparisons, ...(inPackage?.isCurrent ? [{ ...inPackage, api: "package" }] : [])];
  const lines = all.map(({ api, released, version, changes, asks, isVersionRaised }) => {
    if (released === undefined) return `  ${api}: not released yet`;
    if (!asks && !isVersionRaised)
      return `  ${api}: as released, but with version ${version}, not ${released}`;
    if (!asks) return `  ${api}: as released (${released})`;
    return `  ${api}: ${summarize(changes) || "no changes of its own"}; version ${asks} or higher`;
  });
  const gone = removed.map((api) => `  ${api}: removed, which is breaking`);
  const stale = inPackage?.isCurrent === false ? [`  package: ${outOfDate}.`] : [];
  return ["Since the release (npm run breaking prints the details):", ...lines, ...stale, ...gone].join("\n");
}

/** Prints Redocly's reports. It has one of an API as released, too, with the components, which its document has in files. */
async function printReports(register: Register, { comparisons }: Breaking, format: string): Promise<void> {
  for (const { api, file, changes } of comparisons) {
    if (changes.length === 0) continue;
    const revision = path.join(repositoryRoot, file);
    const withoutFacts = Object.keys(facts).flatMap((name) => ["--skip-rule", `gate/${name}`]);
    const { stdout } = await runDiff(
      releasedFile(register, api),
      revision,
      "--format",
      format,
      ...withoutFacts,
    );
    // The other reports name the document.
    process.stdout.write(format === "next-version" ? `${api} ${stdout}` : stdout);
  }
}

const usage = `Compares every document with openapi/released/, by \`redocly diff\`, and the public TypeScript surface with api-report/released/. Prints each
change as breaking, risky or safe, with its place and what it does to callers and servers. Exits with code 1 on a breaking change, unless the
major version of the document, or of the package, went up; on a version that is neither the released one nor high enough for the changes; and if
a file of the last release is missing, or api-report/ is out of date.

Usage: npm run breaking -- [REGISTER] [--json | --format FORMAT] [--help]

  REGISTER          a file with apis: (default: redocly.yaml of this repository)
  --json            print JSON, for tools
  --format FORMAT   print the report of \`redocly diff\` for each API with changes: stylish, markdown, github-actions or next-version. There,
                    safe changes are minor or patch, risky ones minor, and breaking ones major; components are listed, although they are
                    rated where they are used; the next version may be too low. The summary of this command is printed to stderr; its
                    verdicts determine the exit code
  --help            print this text
`;

const formats = ["stylish", "markdown", "github-actions", "next-version"];

const options = { json: { type: "boolean" }, format: { type: "string" } } as const;

if (import.meta.main) {
  const command = { name: "breaking", usage, options, positionals: 1 };
  await runCommand(command, async ({ values: { json, format }, positionals: [file] }) => {
    if (json && format !== undefined) throw argumentError(command, "--json and --format exclude each other.");
    if (format !== undefined && !formats.includes(format)) {
      const message = `--format must be ${formats.slice(0, -1).join(", ")} or ${formats.at(-1)}; --json prints JSON.`;
      throw argumentError(command, message);
    }
    const register = await readRegister(file && path.resolve(file));
    const breaking = await findBreaking(register);
    if (format) {
      console.error(summarizeBreaking(breaking));
      await printReports(register, breaking, format);
    } else console.log(json ? toJson(breaking) : printBreaking(breaking));
    if (!breaking.isAccepted) process.exitCode = 1;
  });
}
