/** The published validators are Ajv's text: only a comment before it and tables after it are added. Bundlers drop what is not used. */
import { build } from "esbuild";
import { expect, test, vi } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { readBundle } from "../../../scripts/lib/bundle.ts";
import { generateApi } from "../../../scripts/pipeline/generate/generate-api.ts";
import { generatePlatform } from "../../../scripts/pipeline/generate/platform.ts";
import { generateRequests } from "../../../scripts/pipeline/generate/validators.ts";
import { bodyOf, documentWith } from "./minimal-document.ts";

const printed: string[] = [];
vi.mock("ajv/dist/standalone/index.js", async (importOriginal) => {
  const { default: standaloneCode } = await importOriginal<{ default: (...args: unknown[]) => string }>();
  return {
    default: (...args: unknown[]) => {
      const code = standaloneCode(...args);
      printed.push(code);
      return code;
    },
  };
});

// A document that was brought may need functions of Ajv, which are bundled.
const own = (await readRegister()).apis.filter(({ unsupported }) => unsupported === "stop");

test.each(own)("generated/$name is what Ajv prints and a table by operationId", async (api) => {
  printed.length = 0;
  const files = await generateApi(api, await readBundle(api));
  for (const name of ["requests", "responses"]) {
    const source = files.get(`${name}.js`) ?? "";
    // Examples that are made are validated too.
    const [code = expect.unreachable(name)] = printed
      .filter((each) => source.includes(each))
      .toSorted((one, other) => other.length - one.length);
    const [before, after, ...others] = source.split(code);
    expect(before).toMatch(/^\/\/ Generated from .*\n$/);
    expect(after).toMatch(
      new RegExp(
        `^\\n(?:const known\\d+ = .*;\\n)*\\n?(?:export const \\w+_${name} = .*;\\n)+\\nexport const ${name} = \\{\\n(?:  \\w+: .*,\\n)+\\};\\n$`,
      ),
    );
    expect(others).toEqual([]);
  }
});

test("generated/platform is what Ajv prints", async () => {
  printed.length = 0;
  const source = (await generatePlatform(await readRegister())).get("seed-validator.js") ?? "";
  expect(printed).toHaveLength(1);
  expect(source.split(printed[0] ?? "")).toEqual([expect.stringMatching(/^\/\/ Generated from .*\n$/), ""]);
});

test("no statement has a side effect, also with patterns, unevaluated properties and recursion", async () => {
  const reference = { $ref: "#/components/schemas/Tree" };
  const Tree = {
    type: "object",
    properties: { name: { type: "string", pattern: "^a+$" }, parts: { type: "array", items: reference } },
    anyOf: ["left", "right"].map((name) => ({
      properties: { [name]: { type: "string" } },
      required: [name],
    })),
    unevaluatedProperties: false,
  };
  const list = { type: "array", items: { ...reference, unevaluatedProperties: false } };
  const { javascript } = generateRequests(documentWith(bodyOf(list), { Tree }));
  const module = `data:text/javascript,${encodeURIComponent(javascript)}`;
  const { outputFiles } = await build({
    stdin: { contents: `import ${JSON.stringify(module)};` },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
  });
  expect(outputFiles[0]?.text).toBe("");
  const { requests } = await import(module);
  const validate = requests.updateThing.body;
  const isValid = (value: object): boolean => validate([{ right: "r", parts: [value] }]);
  expect(
    [
      { left: "l", name: "a" },
      { left: "l", name: "b" },
      { left: "l", other: 1 },
    ].map(isValid),
  ).toEqual([true, false, false]);
});
