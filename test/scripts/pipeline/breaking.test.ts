/** The gate for breaking changes, `npm run breaking`. breaking-catalogue.test.ts has what it makes of each kind of change. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test, vi } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { bundleApi } from "../../../scripts/lib/bundle.ts";
import { findBreaking, printBreaking, summarizeBreaking } from "../../../scripts/pipeline/breaking.ts";
import { errorMessage } from "../../../src/contract/read-error.ts";
import { type Change, copyMinimal, writeMinimal, writeRegister } from "../../lint/minimal.ts";
import { runNpmScript } from "../run.ts";

// Each runs Redocly several times, which takes long on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

/** The bundle of the minimal document, by Redocly. */
let minimalBundle: Promise<string> | undefined;

/** Releases the minimal document, changes it, and returns the path of its register. */
async function changeReleased(...changes: readonly Change[]): Promise<string> {
  const root = copyMinimal();
  const file = writeRegister(root);
  const released = path.join(path.dirname(file), bundle);
  mkdirSync(path.dirname(released), { recursive: true });
  minimalBundle ??= bundleMinimal(file);
  writeFileSync(released, await minimalBundle);
  writeMinimal(path.dirname(root), changes);
  return file;
}

async function bundleMinimal(file: string): Promise<string> {
  const register = await readRegister(file);
  const [api] = register.apis;
  if (!api) throw new Error("The minimal register has no API.");
  return JSON.stringify(await bundleApi(api, register));
}

const bundle = "openapi/released/widgets.yaml";

const narrowed: Change = ["schemas/WidgetPartUpdate.yaml", ["properties", "kind", "enum"], ["wheel"]];
const wider: Change = ["schemas/WidgetPartUpdate.yaml", ["properties", "kind", "enum", 2], "hub"];
const widened: Change = ["schemas/WidgetUpdate.yaml", ["properties", "size"], { type: "integer" }];
const reworded: Change = ["schemas/Widget.yaml", ["description"], "A thing."];

const versionOf = (version: string): Change => ["openapi.yaml", ["info", "version"], version];

async function run(file: string, ...args: readonly string[]) {
  const { code, stdout } = await runNpmScript("breaking", [file, ...args]);
  return { code, stdout: shortenPaths(stdout) };
}

async function check(file: string) {
  const breaking = await findBreaking(await readRegister(file));
  return { isAccepted: breaking.isAccepted, text: shortenPaths(printBreaking(breaking)) };
}

function shortenPaths(text: string): string {
  return text.replaceAll(/(?:\.\.\/)+.*?(?=schemas\/|openapi\.yaml)/g, "");
}

test("each change is printed with its place, its effects, the version that it asks for and a line for the changelog", async () => {
  const file = await changeReleased(narrowed, widened, reworded);
  const { code, stdout } = await run(file);
  expect(code).toBe(1);
  expect(stdout).toBe(`widgets 1.0.0 -> 1.0.0: 1 breaking, 2 safe.

  breaking  requestBody.part.kind: Enum lost values: 'axle'. In requests of \`updateWidget\`.
            at schemas/WidgetPartUpdate.yaml:8:7
            Existing requests may be rejected or not compile; released clients still send them.

  safe      requestBody.size: Property was added. In requests of \`updateWidget\`.
            at schemas/WidgetUpdate.yaml:12:5

  safe      response 200.result: \`description\`: -"widget." +"thing.". In responses of \`getWidget\`, \`updateWidget\`. At schemas/Widget.yaml:2.

  info.version is 1.0.0; these changes require 2.0.0. Set info.version of openapi.yaml to 2.0.0, or revert the breaking changes.

Draft for CHANGELOG.md:

  ### Added

  - widgets 2.0.0: requestBody.size: Property was added. In requests of \`updateWidget\`.

  ### Changed

  - **Breaking:** widgets 2.0.0: requestBody.part.kind: Enum lost values: 'axle'. In requests of \`updateWidget\`.
`);
  expect(summarizeBreaking(await findBreaking(await readRegister(file)))).toContain(
    "\n  widgets: 1 breaking, 2 safe; version 2.0.0 or higher",
  );
});

test("of a long description the report shows the words that changed", async () => {
  const words = "of the widget, as it is painted on the outside";
  const text = (unit: string) => `${words} in ${unit} or less ${words}.`;
  const described = (unit: string): Change => ["openapi.yaml", ["info", "description"], text(unit)];
  const file = await changeReleased(described("metres"));
  const released = path.join(path.dirname(file), bundle);
  const document = JSON.parse(readFileSync(released, "utf8"));
  document.info.description = described("inches")[2];
  writeFileSync(released, JSON.stringify(document));
  expect((await check(file)).text).toMatch(
    /info: `description`: -"inches" \+"metres"\. At openapi\.yaml:\d+\./,
  );
});

test("a reference to another schema is one change, with the most serious verdict", async () => {
  const reference = ["properties", "result", "$ref"];
  const file = await changeReleased(["schemas/WidgetEnvelope.yaml", reference, "WidgetPart.yaml"]);
  const { text } = await check(file);
  expect(text).toContain("widgets 1.0.0 -> 1.0.0: 1 breaking.");
  expect(text).toContain(
    "response 200.result: The schema `Widget` was replaced by `WidgetPart`. In responses of `getWidget`, `updateWidget`.\n            at schemas/WidgetEnvelope.yaml:",
  );
});

test("a breaking change is accepted with a major version, as JSON says", async () => {
  const { code, stdout } = await run(await changeReleased(narrowed, versionOf("2.0.0")), "--json");
  const { isAccepted, apis } = JSON.parse(stdout);
  expect({ code, isAccepted }).toEqual({ code: 0, isAccepted: true });
  expect(apis).toMatchObject([{ api: "widgets", released: "1.0.0", version: "2.0.0", asks: "2.0.0" }]);
  expect(apis[0].changes[0]).toMatchObject({
    verdict: "breaking",
    place: { file: "schemas/WidgetPartUpdate.yaml", line: 8 },
    message: "requestBody.part.kind: Enum lost values: 'axle'. In requests of `updateWidget`.",
  });
});

test.each<[what: string, isAccepted: boolean, message: string, ...changes: Change[]]>([
  [
    "0.9.0 without a change",
    false,
    "info.version is 0.9.0, lower than the released 1.0.0. Set info.version of openapi.yaml back to 1.0.0.",
  ],
  [
    "1.0.0 after a change of texts",
    true,
    "Set info.version of openapi.yaml to 1.0.1 before the release.",
    reworded,
  ],
  ["1.0.1 without a change", true, "widgets 1.0.1: unchanged since 1.0.0."],
  ["1.0.1 after a change of texts", true, "info.version 1.0.1 is high enough for these changes.", reworded],
  ["1.0.0 after a wider enum", true, "Set info.version of openapi.yaml to 1.1.0 before the release.", wider],
  ["1.0.1 after an addition", false, "Set info.version of openapi.yaml to 1.1.0.", widened],
  ["2.0.0-beta.1 after a breaking change", false, "these changes require 2.0.0.", narrowed],
])("version %s of a document is accepted: %s", async (what, expected, message, ...changes) => {
  const file = await changeReleased(versionOf(what.split(" ")[0] ?? ""), ...changes);
  const { isAccepted, text } = await check(file);
  expect(text).toContain(message);
  expect(isAccepted).toBe(expected);
});

test("a released API that the register no longer has is breaking", async () => {
  const file = await changeReleased();
  const released = path.join(path.dirname(file), "openapi/released");
  for (const name of ["gadgets.yaml", ".DS_Store"]) writeFileSync(path.join(released, name), "");
  const { code, stdout } = await run(file);
  expect(stdout).toBe(`widgets 1.0.0: as released.

gadgets: released, and no longer in the register. Removing an API is breaking. Put it back, or record a release without it in openapi/released/.

Draft for CHANGELOG.md:

  ### Removed

  - **Breaking:** gadgets: the API was removed.
`);
  expect(code).toBe(1);
});

/** Releases a package with the minimal document and changes it. Returns the path of its register. */
async function releasePackage(version: string, ...changes: readonly Change[]): Promise<string> {
  const file = await changeReleased(...changes);
  const root = path.dirname(file);
  writeFileSync(path.join(root, "package.json"), JSON.stringify({ version }));
  writeFileSync(path.join(root, record), JSON.stringify({ version, files: [bundle] }));
  return file;
}

const record = "openapi/released/package.json";

const invalid = "not valid YAML \\(.+\\)\\.";
const restore = "Restore it from git: only a release changes it\\.";
const semantic = "It must be a semantic version, such as 1\\.0\\.0\\.";

test.each<[what: string, file: string, text: string | undefined, error: string]>([
  ["a document", "openapi.yaml", "a: 1\ninfo: [\n", `openapi\\.yaml:3:1: ${invalid} Correct it\\.`],
  [
    "a parameter",
    "parameters/widgetId.yaml",
    "a: b\n in: path\n",
    `widgetId\\.yaml:1:4: ${invalid} Correct it\\.`,
  ],
  ["a released bundle", bundle, "openapi: [\n", `widgets\\.yaml:2:1: ${invalid} ${restore}`],
  ["another file as released", bundle, "title: A\n", `${bundle} cannot be compared \\(.+\\)\\. ${restore}`],
  [
    "no document",
    "openapi.yaml",
    undefined,
    "openapi\\.yaml cannot be compared \\(.+\\)\\. Run npm run lint.+",
  ],
  [
    "a reference to nothing",
    "schemas/WidgetPartUpdate.yaml",
    undefined,
    "WidgetUpdate\\.yaml:\\d+: \\S*WidgetPartUpdate\\.yaml cannot be resolved\\. Run npm run lint.+",
  ],
  [
    "a parameter that is empty",
    "parameters/widgetId.yaml",
    "",
    "widget\\.yaml:\\d+: \\S*widgetId\\.yaml cannot be resolved\\. Run npm run lint.+",
  ],
  ["a version with a v", bundle, "openapi: 3.1.0\ninfo: { version: v1 }\n", `is v1\\. ${semantic}`],
  [
    "no version",
    "openapi.yaml",
    "openapi: 3.1.0\ninfo: {}\n",
    `openapi\\.yaml: info\\.version is missing or not a text\\. ${semantic}`,
  ],
  ["no released bundle", bundle, undefined, `${bundle} is missing\\. ${restore}`],
  ["no record of the release", record, undefined, `${record} cannot be read\\. ${restore}`],
  ["a record without files", record, "{}", `${record} cannot be read\\. ${restore}`],
  [
    "a record with the marks of a conflict",
    record,
    "<<<<<<< HEAD\n",
    `${record} cannot be read\\. ${restore}`,
  ],
])("%s is an error of one line, not a change", async (_, name, text, error) => {
  const register = await releasePackage("1.2.3");
  const file = path.join(path.dirname(register), name);
  if (text === undefined) rmSync(file);
  else writeFileSync(file, text);
  const message = await findBreaking(await readRegister(register), true).then(() => "no error", errorMessage);
  expect(message).toMatch(new RegExp(`^.*${error}$`));
});

test("before the first release nothing is compared, and every version is accepted", async () => {
  const file = await releasePackage("0.1.0", narrowed, versionOf("0.9.0"));
  rmSync(path.join(path.dirname(file), "openapi/released"), { recursive: true });
  const breaking = await findBreaking(await readRegister(file), true);
  const sentence = "Nothing was released yet, so nothing is compared and nothing can break.";
  expect(breaking.isAccepted).toBe(true);
  for (const print of [printBreaking, summarizeBreaking]) expect(print(breaking)).toBe(sentence);
});

test("an API that is renamed is removed and added, and accepted with a major version of the package", async () => {
  const file = await releasePackage("1.2.3");
  const renamed = readFileSync(file, "utf8").replace("widgets:", "gadgets:");
  writeFileSync(file, renamed);
  const refused = await findBreaking(await readRegister(file), true);
  expect(refused).toMatchObject({ isAccepted: false, removed: ["widgets"], package: { asks: "2.0.0" } });
  const printed = printBreaking(refused);
  expect(printed).toContain(
    "widgets: released, and no longer in the register. Removing an API is breaking. It requires a major version of the package.",
  );
  expect(printed).toContain(`Draft for CHANGELOG.md:

  ### Added

  - gadgets 1.0.0: the API was added.

  ### Removed

  - **Breaking:** widgets: the API was removed.`);
  expect(summarizeBreaking(refused)).toContain("  gadgets: not released yet\n");
  expect(summarizeBreaking(refused)).toContain("  widgets: removed, which is breaking");
  writeFileSync(path.join(path.dirname(file), "package.json"), JSON.stringify({ version: "2.0.0" }));
  expect(await findBreaking(await readRegister(file), true)).toMatchObject({ isAccepted: true });
});

test.each([
  ["0.9.9", false, "lower than the released 1.0.0"],
  ["1.0.0-rc.1", false, "lower than the released 1.0.0"],
  ["1.0.0", true, "as released"],
  ["1.0.1-rc.1", true, "unchanged since 1.0.0"],
])(
  "the version of the package may not go down: %s after 1.0.0 is accepted: %s",
  async (version, expected, message) => {
    const file = await releasePackage("1.0.0");
    writeFileSync(path.join(path.dirname(file), "package.json"), JSON.stringify({ version }));
    const breaking = await findBreaking(await readRegister(file), true);
    expect(breaking.isAccepted).toBe(expected);
    expect(printBreaking(breaking)).toContain(`package ${version}: ${message}.`);
    expect(summarizeBreaking(breaking)).toContain(`  package ${version}: ${message}`);
  },
);

test("a major version of a document asks for one of the package, below 1.0 for a minor one", async () => {
  const breaking = await findBreaking(await readRegister(await releasePackage("0.1.0", narrowed)), true);
  expect(printBreaking(breaking)).toContain(
    "\npackage 0.1.0 -> 0.1.0: the changes of the documents require 0.2.0.\n",
  );
});
