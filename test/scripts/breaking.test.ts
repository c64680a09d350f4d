/** The gate for breaking changes, `npm run breaking`. breaking-catalogue.test.ts has what it makes of each kind of change. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { comparePackage } from "../../scripts/breaking/surface.ts";
import { findBreaking, printBreaking, summarizeBreaking } from "../../scripts/breaking.ts";
import { readRegister } from "../../scripts/lib/apis.ts";
import { bundleApi } from "../../scripts/lib/bundle.ts";
import { messageOf } from "../../scripts/lib/message-of.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { type Change, copyMinimal, writeMinimal, writeRegister } from "../lint/minimal.ts";
import { runNodeScript } from "./run.ts";

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

/** A change, in the JSON of the gate. */
interface Found {
  readonly message: string;
  readonly place: { readonly file: string; readonly line: number };
}

const narrowed: Change = ["schemas/WidgetPartUpdate.yaml", ["properties", "kind", "enum"], ["wheel"]];
const wider: Change = ["schemas/WidgetPartUpdate.yaml", ["properties", "kind", "enum", 2], "hub"];
const contact: Change = ["openapi.yaml", ["info", "contact"], { name: "Makers of widgets" }];
const widened: Change = ["schemas/WidgetUpdate.yaml", ["properties", "size"], { type: "integer" }];
const reworded: Change = ["schemas/Widget.yaml", ["description"], "A thing."];

const versionOf = (version: string): Change => ["openapi.yaml", ["info", "version"], version];

async function run(file: string, ...args: readonly string[]) {
  const { code, stdout } = await runNodeScript("breaking.ts", [file, ...args]);
  return { code, stdout: shortenPaths(stdout) };
}

/** The same in this process, which starts no other than Redocly's. */
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

  breaking  \`part.kind\`: Enum lost values: 'axle'. In requests of \`updateWidget\`.
            at schemas/WidgetPartUpdate.yaml:8:7
            Callers: Requests that were valid are rejected before they are sent.
            Servers: It may reject such requests, which released clients send.

  safe      Request body: Property \`size\` was added. In requests of \`updateWidget\`.
            at schemas/WidgetUpdate.yaml:11:3
            Callers: It can be used; existing calls do not change.
            Servers: It must support what was added.

  safe      1 change of texts and examples

  info.version is 1.0.0; these changes require 2.0.0. Set info.version of openapi.yaml to 2.0.0, or revert the breaking changes.

Draft for CHANGELOG.md:

  ### Added

  - widgets 2.0.0: Request body: Property \`size\` was added. In requests of \`updateWidget\`.

  ### Changed

  - **Breaking:** widgets 2.0.0: \`part.kind\`: Enum lost values: 'axle'. In requests of \`updateWidget\`.
`);
  expect(summarizeBreaking(await findBreaking(await readRegister(file)))).toContain(
    "\n  widgets: 1 breaking, 2 safe; version 2.0.0 or higher",
  );
});

test("a place is the line to edit", async () => {
  const file = await changeReleased(
    ["openapi.yaml", ["components", "securitySchemes", "bearerAuth", "scheme"], "basic"],
    ["openapi.yaml", ["security"], [{ bearerAuth: [] }, {}]],
    ["paths/widget.yaml", ["get", "responses", "default"]],
    ["paths/widget.yaml", ["put", "responses", "404"], { description: "There is no such widget." }],
    ["schemas/Widget.yaml", ["properties", "size", "minimum"]],
    ["schemas/Widget.yaml", ["properties", "part"]],
    widened,
  );
  const { apis } = JSON.parse((await runNodeScript("breaking.ts", [file, "--json"])).stdout);
  const lines = apis[0].changes.map(({ message, place }: Found) => {
    const text = readFileSync(path.resolve(repositoryRoot, place.file), "utf8").split("\n")[place.line - 1];
    return [message, text?.trim()];
  });
  expect(Object.fromEntries(lines)).toEqual({
    "Security scheme `bearerAuth`: `scheme` changed from 'bearer' to 'basic'.": "scheme: basic",
    "Credentials are no longer required. In requests of every operation that has no `security` of its own.":
      "- bearerAuth: []",
    "Response `default` was removed. In responses of `getWidget`.": "responses:",
    "Response `404` was added. In responses of `updateWidget`.": '"404":',
    "`WidgetEnvelope.result.size`: Lower bound was removed. In responses of `getWidget`, `updateWidget`.":
      "size:",
    "`WidgetEnvelope.result`: Property `part` was removed. In responses of `getWidget`, `updateWidget`.":
      "properties:",
    "Request body: Property `size` was added. In requests of `updateWidget`.": "size:",
  });
});

test("a reference that cannot be resolved is an error, not a removal", async () => {
  const file = await changeReleased();
  rmSync(path.join(path.dirname(file), "schemas/WidgetPartUpdate.yaml"));
  const { code, stderr } = await runNodeScript("breaking.ts", [file]);
  expect(code).toBe(1);
  expect(stderr).toMatch(
    /WidgetUpdate\.yaml:\d+: \S*WidgetPartUpdate\.yaml cannot be resolved\. Run npm run lint/,
  );
});

test.each([
  ["a released bundle that is not YAML", bundle, "<<<<<<< HEAD\nopenapi: 3.1.1\n", "Restore it from git"],
  ["a released bundle that is not a description", bundle, "title: Widgets\n", "Restore it from git"],
  ["a document that is not YAML", "openapi.yaml", "openapi: [\n", "Run npm run lint, which says more."],
  ["a document that is missing", "openapi.yaml", undefined, "Run npm run lint, which says more."],
])("%s is an error of one line that names it", async (_, name, text, advice) => {
  const register = await changeReleased();
  const file = path.join(path.dirname(register), name);
  if (text === undefined) rmSync(file);
  else writeFileSync(file, text);
  const message = await check(register).then(() => "no error", messageOf);
  expect(message.startsWith(`${file} cannot be compared (`), message).toBe(true);
  expect(message).toContain(`). ${advice}`);
  expect(message.split("\n")).toHaveLength(1);
});

test("a document that was not released yet, and is not YAML, has nothing to restore", async () => {
  const register = await changeReleased();
  rmSync(path.join(path.dirname(register), bundle));
  writeFileSync(path.join(path.dirname(register), "openapi.yaml"), "openapi: [\n");
  await expect(check(register)).rejects.toThrow("). Run npm run lint, which says more.");
});

test("a breaking change is accepted with a major version, as JSON says", async () => {
  const { code, stdout } = await run(await changeReleased(narrowed, versionOf("2.0.0")), "--json");
  const { isAccepted, apis } = JSON.parse(stdout);
  expect({ code, isAccepted }).toEqual({ code: 0, isAccepted: true });
  expect(apis).toMatchObject([{ api: "widgets", released: "1.0.0", version: "2.0.0", asks: "2.0.0" }]);
  expect(apis[0].changes[0]).toMatchObject({
    verdict: "breaking",
    place: { file: "schemas/WidgetPartUpdate.yaml", line: 8 },
    message: "`part.kind`: Enum lost values: 'axle'. In requests of `updateWidget`.",
    caller: "Requests that were valid are rejected before they are sent.",
  });
});

test.each<[what: string, isAccepted: boolean, message: string, ...changes: Change[]]>([
  [
    "0.9.0 without a change",
    false,
    "although nothing changed. Set info.version of openapi.yaml back to 1.0.0.",
  ],
  [
    "3.0.0 without a change",
    false,
    "although nothing changed. Set info.version of openapi.yaml back to 1.0.0.",
  ],
  [
    "1.0.0 after a change of texts",
    true,
    "Set info.version of openapi.yaml to 1.0.1 before the release.",
    reworded,
  ],
  ["1.0.1 after a change of texts", true, "info.version 1.0.1 is high enough for these changes.", reworded],
  ["0.9.0 after a change of texts", false, "Set info.version of openapi.yaml to 1.0.1.", reworded],
  ["1.0.0 after a wider enum", true, "Set info.version of openapi.yaml to 1.1.0 before the release.", wider],
  ["1.0.0 after a contact", true, "Set info.version of openapi.yaml to 1.0.1 before the release.", contact],
  ["1.0.1 after an addition", false, "Set info.version of openapi.yaml to 1.1.0.", widened],
  ["2.0.0-beta.1 after a breaking change", false, "these changes require 2.0.0.", narrowed],
])("version %s of a document is accepted: %s", async (what, expected, message, ...changes) => {
  const file = await changeReleased(versionOf(what.split(" ")[0] ?? ""), ...changes);
  const { isAccepted, text } = await check(file);
  expect(text).toContain(message);
  expect(isAccepted).toBe(expected);
});

test("a patch is accepted without a change if the bundle is written differently", async () => {
  const file = await changeReleased(versionOf("1.0.1"));
  const root = path.dirname(file);
  const generated = path.join(root, "generated/widgets/openapi.yaml");
  mkdirSync(path.dirname(generated), { recursive: true });
  const text = readFileSync(path.join(root, bundle), "utf8").replace(
    '"version":"1.0.0"',
    '"version":"1.0.1"',
  );
  writeFileSync(generated, text);
  expect(await check(file)).toMatchObject({ isAccepted: false });
  writeFileSync(generated, text.replaceAll("WidgetUpdate", "WidgetChange"));
  const report = `widgets 1.0.0 -> 1.0.1: only names, order or samples changed.

  info.version 1.0.1 is high enough for these changes.`;
  expect(await check(file)).toEqual({ isAccepted: true, text: report });
});

test("a released bundle whose version is not a semantic one is an error", async () => {
  const file = await changeReleased();
  const released = path.join(path.dirname(file), bundle);
  writeFileSync(released, readFileSync(released, "utf8").replace('"version":"1.0.0"', '"version":"v1"'));
  const error = `${released}: info.version is v1. It must be a semantic version, such as 1.0.0.`;
  await expect(check(file)).rejects.toThrow(error);
});

test.each([
  ["missing", undefined, "missing or not a text"],
  ["a number", 2, "missing or not a text"],
  ["one number", "2", "2"],
  ["written with a v", "v2.0.0", "v2.0.0"],
])("a version of a document that is %s is an error", async (_, version, found) => {
  const file = await changeReleased(["openapi.yaml", ["info", "version"], version]);
  const { code, stdout, stderr } = await runNodeScript("breaking.ts", [file]);
  expect(stderr).toContain(
    `openapi.yaml: info.version is ${found}. It must be a semantic version, such as 1.0.0.\n`,
  );
  expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
});

test("--format prints the report of Redocly, whose exit code is that of the gate", async () => {
  const { code, stdout, stderr } = await runNodeScript("breaking.ts", [
    await changeReleased(narrowed),
    ...["--format", "markdown"],
  ]);
  expect(stdout).toMatch(/^## API diff: .*\n\n.* requires a \*\*major\*\* bump\n/);
  expect(stderr).toBe(
    "Since the release (npm run breaking prints the details):\n  widgets: 1 breaking; version 2.0.0 or higher\n",
  );
  expect(code).toBe(1);
  const next = await runNodeScript("breaking.ts", [await changeReleased(narrowed), "--format=next-version"]);
  expect(next.stdout).toBe("widgets 2.0.0\n");
});

test("--format prints no report of an API without changes", async () => {
  const { code, stdout, stderr } = await runNodeScript("breaking.ts", [
    await changeReleased(),
    ...["--format", "markdown"],
  ]);
  expect(stderr).toContain("  widgets: as released (1.0.0)\n");
  expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
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

/** Releases a package with the minimal document. Returns the path of its register. */
async function releasePackage(): Promise<string> {
  const file = await changeReleased();
  writePackage("1.2.3", report(options, "Thing", "Other"), path.dirname(file));
  return file;
}

test.each<[what: string, damage: (root: string) => void, problem: string]>([
  ["a released bundle that is missing", (root) => rmSync(path.join(root, bundle)), `${bundle} is missing`],
  [
    "a folder of released bundles that is missing",
    (root) => rmSync(path.join(root, "openapi"), { recursive: true }),
    `${bundle} is missing`,
  ],
  [
    "a released report that is missing",
    (root) => rmSync(path.join(root, "api-report/released/things.md")),
    "api-report/released/things.md is missing",
  ],
  [
    "a folder of released reports that is missing",
    (root) => rmSync(path.join(root, "api-report/released"), { recursive: true }),
    "api-report/released/package.json cannot be read",
  ],
  [
    "a record of the release that lists no files",
    (root) => writeFileSync(path.join(root, "api-report/released/package.json"), "{}"),
    "api-report/released/package.json cannot be read",
  ],
  [
    "a list of released files with the marks of a conflict",
    (root) => writeFileSync(path.join(root, "api-report/released/package.json"), "<<<<<<< HEAD\n"),
    "api-report/released/package.json cannot be read",
  ],
])("%s is an error, since nothing could be compared with it", async (_, damage, problem) => {
  const file = await releasePackage();
  damage(path.dirname(file));
  const error = `${problem}. Restore it from git: only a release changes it.`;
  await expect(findBreaking(await readRegister(file), true)).rejects.toThrow(error);
});

test("an API that is renamed is removed and added, and accepted with a major version of the package", async () => {
  const file = await releasePackage();
  const manifest = path.join(path.dirname(file), "package.json");
  const renamed = readFileSync(file, "utf8").replace("widgets:", "gadgets:");
  writeFileSync(file, renamed);
  const refused = await findBreaking(await readRegister(file), true);
  expect(refused).toMatchObject({ isAccepted: false, removed: ["widgets"], package: { asks: "2.0.0" } });
  expect(printBreaking(refused)).toContain(
    "widgets: released, and no longer in the register. Removing an API is breaking. It requires a major version of the package.",
  );
  expect(printBreaking(refused)).toContain("### Removed\n\n  - **Breaking:** widgets: the API was removed.");
  expect(summarizeBreaking(refused)).toContain("  gadgets: not released yet\n");
  expect(summarizeBreaking(refused)).toContain("  widgets: removed, which is breaking");
  writeFileSync(manifest, JSON.stringify({ version: "2.0.0" }));
  expect(await findBreaking(await readRegister(file), true)).toMatchObject({ isAccepted: true });
});

test.each([
  [true, "lists what is generated", "- Widget\n- operations\n  getWidget: ClientOperation<[], Widget>;\n"],
  [false, "lacks a type", "- operations\n  getWidget: ClientOperation<[], Widget>;\n"],
  [false, "lacks an operation", "- Widget\n- operations\n"],
  [
    false,
    "has a type that is gone",
    "- Part\n- Widget\n- operations\n  getWidget: ClientOperation<[], Widget>;\n",
  ],
])("accepted is %s if a report %s", async (isCurrent, _, text) => {
  const file = await releasePackage();
  const root = path.dirname(file);
  mkdirSync(path.join(root, "generated/widgets"), { recursive: true });
  const types = "export interface Widget {\n    size: number;\n}\n";
  writeFileSync(path.join(root, "generated/widgets/types.ts"), types);
  const operations =
    "export const operations = {\n  getWidget: {\n    method: 1 } };\nexport type operations = 1;\n";
  writeFileSync(path.join(root, "generated/widgets/operations.ts"), operations);
  writeFileSync(path.join(root, "package.json"), JSON.stringify({ name: "things", version: "1.2.3" }));
  for (const folder of ["api-report", "api-report/released"])
    writeFileSync(path.join(root, folder, "things-widgets.md"), text);
  const breaking = await findBreaking(await readRegister(file), true);
  expect(breaking).toMatchObject({ isAccepted: isCurrent, package: { changes: [], isCurrent } });
  const advice = "api-report/ is out of date. Run npm run api-report";
  expect(printBreaking(breaking)).toContain(
    isCurrent ? "package 1.2.3: as released." : `package 1.2.3 -> 1.2.3: ${advice}.`,
  );
  expect(summarizeBreaking(breaking)).toContain(
    `  package: ${isCurrent ? "as released (1.2.3)" : `${advice}.`}`,
  );
});

/** A report of `npm run api-report` with these declarations, and a generated type. */
const report = (declarations: string, ...generated: readonly string[]) =>
  `# \`things\`\n\n## Exported\n\n\`\`\`ts\n${declarations}\n\`\`\`\n\n## Exported, and generated from the documents\n\nNote.\n\n${generated.map((name) => `- ${name}\n`).join("")}`;

const options = `interface Event {
  readonly at: number;
}

interface Options {
  size?: number;
  onEvent?: (event: Event) => void;
  limits?: Limits;
}

type Client = {
  /** @beta */
  getThing: Call<
    [parameters: { thingId: string }, settings: { color?: string }, options?: Options],
    Thing
  >;
};

type State =
  | "on"
  | "off";

class Kit {
  inject(
    id: string,
    options?: {
      times?: number;
    },
  ): Event;
}

function createClient(options?: Options): Client;

function createClock(): Client;
function createClock(start: number): Client;

interface Level {
  name: string;
}
const Level: (name: string) => Level;

function move(from: string, to: string): void;
\`\`\`

## Referred to, and not exported here

\`\`\`ts
interface Limits {
  max: number;
}`;

/** The report after a change of what it declares. */
function changed(from: string, to: string): string {
  if (!options.includes(from)) throw new Error(`The report has no ${from}.`);
  return report(options.replace(from, to), "Thing", "Other");
}

test.each<[what: string, after: string, verdict: string | undefined, asks: string | undefined]>([
  ["nothing", report(options, "Thing", "Other"), undefined, undefined],
  ["an export removed", changed("function move(from: string, to: string): void;", ""), "breaking", "2.0.0"],
  ["a generated type removed", report(options, "Thing"), "breaking", "2.0.0"],
  ["a member's type changed", changed("size?: number", "size?: string"), "breaking", "2.0.0"],
  ["a member removed", changed("  size?: number;\n", ""), "breaking", "2.0.0"],
  ["a member moved into another", changed("{ color?: string }, ", "{}, "), "breaking", "2.0.0"],
  ["an optional member added", changed("  size", "  name?: string;\n  size"), "safe", "1.3.0"],
  [
    "an optional object with a required member added",
    changed("  size", "  name?: {\n    text: string;\n  };\n  size"),
    "safe",
    "1.3.0",
  ],
  [
    "an optional member of a parameter added",
    changed("      times", "      id?: string;\n      times"),
    "safe",
    "1.3.0",
  ],
  [
    "an optional member of a parameter on the same line added",
    changed("thingId", "at?: number; thingId"),
    "safe",
    "1.3.0",
  ],
  [
    "a required member of a parameter added",
    changed("      times", "      id: string;\n      times"),
    "breaking",
    "2.0.0",
  ],
  [
    "a required member of a parameter on the same line added",
    changed("thingId", "at: number; thingId"),
    "breaking",
    "2.0.0",
  ],
  ["a required member of options added", changed("  size", "  name: string;\n  size"), "breaking", "2.0.0"],
  ["a required member within options added", changed("  max", "  min: number;\n  max"), "breaking", "2.0.0"],
  [
    "a required member of an event added",
    changed("  readonly", "  readonly id: string;\n  readonly"),
    "risky",
    "1.3.0",
  ],
  [
    "an operation added",
    changed(
      "  /** @beta */",
      "  listThings: Call<\n    [options?: Options],\n    Thing[]\n  >;\n  /** @beta */",
    ),
    "risky",
    "1.3.0",
  ],
  [
    "a method added",
    changed("  inject(", "  list(\n    id: string,\n  ): Event;\n  inject("),
    "risky",
    "1.3.0",
  ],
  ["a constructor added", changed("  inject(", "  constructor(id: string);\n  inject("), "breaking", "2.0.0"],
  [
    "a required parameter added",
    changed("    id: string,", "    tenant: string,\n    id: string,"),
    "breaking",
    "2.0.0",
  ],
  [
    "an optional parameter added",
    changed("    options?: {", "    tenant?: string,\n    options?: {"),
    "breaking",
    "2.0.0",
  ],
  [
    "an object added as a parameter",
    changed("    },\n  )", "    },\n    more?: {\n      id?: string;\n    },\n  )"),
    "breaking",
    "2.0.0",
  ],
  [
    "a parameter on the same line added",
    changed("from: string, to", "from: string, by?: string, to"),
    "breaking",
    "2.0.0",
  ],
  [
    "an optional object added as an argument",
    changed("settings: {", "more?: { id?: string }, settings: {"),
    "breaking",
    "2.0.0",
  ],
  ["an alternative added", changed('  | "off"', '  | "broken"\n  | "off"'), "risky", "1.3.0"],
  [
    "an alternative on the same line added",
    changed('\n  | "on"\n  | "off"', ' "on" | "broken" | "off"'),
    "risky",
    "1.3.0",
  ],
  ["an alternative of another kind added", changed('  | "off"', '  | "off"\n  | null'), "breaking", "2.0.0"],
  ["an alternative removed", changed('  | "off"', ""), "breaking", "2.0.0"],
  [
    "alternatives in another order",
    changed('  | "on"\n  | "off"', '  | "off"\n  | "on"'),
    undefined,
    undefined,
  ],
  [
    "members in another order",
    changed(
      "  size?: number;\n  onEvent?: (event: Event) => void;",
      "  onEvent?: (event: Event) => void;\n  size?: number;",
    ),
    undefined,
    undefined,
  ],
  ["a wider type of an option", changed("size?: number", "size?: number | string"), "breaking", "2.0.0"],
  [
    "a type parameter with a default added",
    changed("function move", "function move<To = string>"),
    "breaking",
    "2.0.0",
  ],
  ["an overload removed", changed("function createClock(start: number): Client;\n", ""), "breaking", "2.0.0"],
  [
    "an overload added",
    changed("function createClock(): ", "function createClock(at: Event): Client;\nfunction createClock(): "),
    "breaking",
    "2.0.0",
  ],
  [
    "a constant beside a type of its name changed",
    changed("const Level: (name: string) => Level", "const Level: (name: number) => Level"),
    "breaking",
    "2.0.0",
  ],
  [
    "a parameter of an overload, which users pass, with another member",
    changed("createClock(start: number)", "createClock(start: { at?: number })"),
    "breaking",
    "2.0.0",
  ],
  ["a tag removed", changed("  /** @beta */\n", ""), "safe", "1.3.0"],
  ["a tag added", changed("  size", "  /** @deprecated */\n  size"), "safe", "1.3.0"],
  [
    "parameters wrapped",
    changed("move(from: string, to: string)", "move(\n  from: string,\n  to: string,\n)"),
    undefined,
    undefined,
  ],
  ["an export added", changed("function move", "function f(): void;\n\nfunction move"), "safe", "1.3.0"],
])("%s in the TypeScript surface asks for a version", async (_, after, verdict, asks) => {
  const found = await comparePackage(writePackage("1.2.3", after), [], []);
  expect(found).toMatchObject({ released: "1.2.3", asks, isVersionRaised: asks === undefined });
  expect(found.changes.map((change) => change.verdict)).toEqual(verdict === undefined ? [] : [verdict]);
});

test("a change of the TypeScript surface says what changed and where, and has its heading in the changelog", async () => {
  const after = [
    ["size?: number", "size: number"],
    ["limits?: Limits;", "limits?: Limits;\n  color?: string;"],
    ["[parameters: { thingId: string }, ", "[parameters: { thingId: string; at: number }, "],
    ['  | "off"', ""],
    ["function createClock(start: number): Client;\n", ""],
    ["  /** @beta */\n", ""],
    ["function move", "function turn"],
  ].reduce((text, [from = "", to = ""]) => text.replace(from, to), report(options, "Thing", "Other"));
  const found = await comparePackage(writePackage("1.2.3", after), [], []);
  expect(
    printBreaking({ comparisons: [], removed: [], package: found, isAccepted: false }),
  ).toBe(`package 1.2.3 -> 1.2.3: 5 breaking, 3 safe.

  breaking  \`move\` of \`things\` is no longer exported.
            at api-report/released/things.md:47
            Code that imports it does not compile.

  breaking  \`Options\` of \`things\`: \`size?: number\` became \`size: number\`.
            at api-report/things.md:11
            Code that uses what changed may not compile.

  breaking  \`Client.getThing\` of \`things\`: \`at: number\` was added.
            at api-report/things.md:19
            Code that uses what changed may not compile.

  breaking  \`State\` of \`things\`: \`"off"\` was removed.
            at api-report/released/things.md:26
            Code that uses what changed may not compile.

  breaking  \`createClock\` of \`things\`: \`function createClock(start: number): Client\` was removed.
            at api-report/released/things.md:40
            Code that uses what changed may not compile.

  safe      \`Options\` of \`things\`: \`color?: string\` was added.
            at api-report/things.md:14
            Existing code still compiles.

  safe      \`Client.getThing\` of \`things\`: \`/** @beta */\` was removed.
            at api-report/released/things.md:17
            Existing code still compiles.

  safe      \`turn\` of \`things\` was added.
            at api-report/things.md:46
            It can be imported.

  package.json has version 1.2.3; the changes to TypeScript and documents require 2.0.0.

Draft for CHANGELOG.md:

  ### Added

  - TypeScript: \`Options\` of \`things\`: \`color?: string\` was added.
  - **Breaking:** TypeScript: \`Client.getThing\` of \`things\`: \`at: number\` was added.
  - TypeScript: \`turn\` of \`things\` was added.

  ### Changed

  - **Breaking:** TypeScript: \`Options\` of \`things\`: \`size?: number\` became \`size: number\`.

  ### Removed

  - **Breaking:** TypeScript: \`move\` of \`things\` is no longer exported.
  - TypeScript: \`Client.getThing\` of \`things\`: \`/** @beta */\` was removed.
  - **Breaking:** TypeScript: \`State\` of \`things\`: \`"off"\` was removed.
  - **Breaking:** TypeScript: \`createClock\` of \`things\`: \`function createClock(start: number): Client\` was removed.`);
});

test.each([
  ["0.9.9", false],
  ["1.0.0-rc.1", false],
  ["1.0.0", true],
  ["1.0.1-rc.1", true],
])(
  "the version of the package may not go down: %s after 1.0.0 is high enough: %s",
  async (version, expected) => {
    const root = writePackage("1.0.0", report(options, "Thing", "Other"));
    writeFileSync(path.join(root, "package.json"), JSON.stringify({ version }));
    expect(await comparePackage(root, [], [])).toMatchObject({ changes: [], isVersionRaised: expected });
  },
);

test("a major version of a document asks for one of the package, below 1.0 for a minor one", async () => {
  const { comparisons } = await findBreaking(await readRegister(await changeReleased(narrowed)));
  const unchanged = writePackage("0.1.0", report(options, "Thing", "Other"));
  expect(await comparePackage(unchanged, comparisons, [])).toMatchObject({ changes: [], asks: "0.2.0" });
});

/** Writes a package with a released report and that of today, and records the released files. Returns its folder. */
function writePackage(version: string, after: string, root: string = createFolder()): string {
  const released = path.join(root, "api-report/released");
  mkdirSync(released, { recursive: true });
  writeFileSync(path.join(root, "package.json"), JSON.stringify({ version }));
  writeFileSync(path.join(released, "things.md"), report(options, "Thing", "Other"));
  writeFileSync(path.join(root, "api-report/things.md"), after);
  const files = ["openapi/released/widgets.yaml", "api-report/released/things.md"];
  writeFileSync(path.join(released, "package.json"), JSON.stringify({ version, files }));
  return root;
}

function createFolder(): string {
  const root = mkdtempSync(path.join(tmpdir(), "dataplat-surface-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}
