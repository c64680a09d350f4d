/** The gate for breaking changes, `npm run breaking`. breaking-catalogue.test.ts has what it makes of each kind of change. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findBreaking, printBreaking, summarizeBreaking } from "../../scripts/breaking.ts";
import { readRegister } from "../../scripts/lib/apis.ts";
import { bundleApi } from "../../scripts/lib/bundle.ts";
import { type Change, copyMinimal, writeMinimal, writeRegister } from "../lint/minimal.ts";
import { runNodeScript } from "./run.ts";

test("no document has a breaking change since its release, unless its major version went up", async () => {
  const breaking = await findBreaking(await readRegister());
  expect(breaking.isAccepted, printBreaking(breaking)).toBe(true);
});

/** Releases the minimal document, changes it, and returns the path of its register. */
async function changeReleased(...changes: readonly Change[]): Promise<string> {
  const root = copyMinimal();
  const file = writeRegister(root);
  const register = await readRegister(file);
  const folder = path.join(path.dirname(file), "openapi/released");
  mkdirSync(folder, { recursive: true });
  for (const api of register.apis) {
    writeFileSync(path.join(folder, `${api.name}.yaml`), JSON.stringify(await bundleApi(api, register)));
  }
  writeMinimal(path.dirname(root), changes);
  return file;
}

const narrowed: Change = ["schemas/WidgetPartUpdate.yaml", ["properties", "kind", "enum"], ["wheel"]];
const widened: Change = ["schemas/WidgetUpdate.yaml", ["properties", "size"], { type: "integer" }];
const reworded: Change = ["schemas/Widget.yaml", ["description"], "A thing."];

async function run(file: string, ...args: readonly string[]) {
  const { code, stdout } = await runNodeScript("breaking.ts", [file, ...args]);
  return { code, stdout: stdout.replaceAll(/(?:\.\.\/)+.*?(?=schemas\/)/g, "") };
}

test("each change is printed with its place, its effects, the version that it asks for and a line for the changelog", async () => {
  const file = await changeReleased(narrowed, widened, reworded);
  const { code, stdout } = await run(file);
  expect(code).toBe(1);
  expect(stdout).toBe(`widgets 1.0.0 -> 1.0.0: 1 breaking, 2 safe.

  breaking  Enum of \`kind\` lost values: 'axle'. In requests of \`updateWidget\`.
            at schemas/WidgetPartUpdate.yaml:8:7
            Callers: Requests that were valid are rejected before they are sent.
            Servers: It may reject such requests, which released clients send.

  safe      Property \`size\` was added. In requests of \`updateWidget\`.
            at schemas/WidgetUpdate.yaml:12:5
            Callers: It can be used; nothing of today changes.
            Servers: It must support what was added.

  safe      1 change of texts and examples

  info.version is 1.0.0; these changes ask for 2.0.0. Set info.version of openapi/widgets/openapi.yaml to 2.0.0, or take the breaking changes back.

Draft for CHANGELOG.md:

  ### Added

  - widgets 2.0.0: Property \`size\` was added. In requests of \`updateWidget\`.

  ### Changed

  - **Breaking:** widgets 2.0.0: Enum of \`kind\` lost values: 'axle'. In requests of \`updateWidget\`.
`);
  expect(summarizeBreaking(await findBreaking(await readRegister(file)))).toContain(
    "\n  widgets: 1 breaking, 2 safe; version 2.0.0 or higher",
  );
});

test("a breaking change is accepted with a major version, as JSON says", async () => {
  const raised: Change = ["openapi.yaml", ["info", "version"], "2.0.0"];
  const { code, stdout } = await run(await changeReleased(narrowed, raised), "--json");
  const { isAccepted, apis } = JSON.parse(stdout);
  expect({ code, isAccepted }).toEqual({ code: 0, isAccepted: true });
  expect(apis).toMatchObject([{ api: "widgets", released: "1.0.0", version: "2.0.0", asks: "2.0.0" }]);
  expect(apis[0].changes[0]).toMatchObject({
    verdict: "breaking",
    place: { file: "schemas/WidgetPartUpdate.yaml", line: 8 },
    message: "Enum of `kind` lost values: 'axle'. In requests of `updateWidget`.",
    caller: "Requests that were valid are rejected before they are sent.",
  });
});

test("--format prints the report of Redocly, whose exit code is that of the gate", async () => {
  const { code, stdout } = await run(await changeReleased(narrowed), "--format", "markdown");
  expect(code).toBe(1);
  expect(stdout).toContain("requires a **major** bump");
});

test("a released API that the register no longer has is breaking", async () => {
  const file = await changeReleased();
  writeFileSync(path.join(path.dirname(file), "openapi/released/gadgets.yaml"), "");
  const { code, stdout } = await run(file);
  expect(code).toBe(1);
  expect(stdout).toContain("openapi/released/gadgets.yaml was released and is not in the register");
});
