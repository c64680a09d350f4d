/** The published validators are Ajv's text: only a comment before it and a table after it are added. */
import { expect, test, vi } from "vitest";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { readBundle } from "../../../scripts/lib/bundle.ts";
import { generateApi } from "../../../scripts/pipeline/generate/generate-api.ts";
import { generatePlatform } from "../../../scripts/pipeline/generate/platform.ts";

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

const { apis } = await readRegister();

test.each(apis)("generated/$name is what Ajv prints and a table by operationId", async (api) => {
  printed.length = 0;
  const files = await generateApi(api, await readBundle(api));
  expect(printed).toHaveLength(2);
  for (const [index, name] of ["requests", "responses"].entries()) {
    const source = files.get(`${name}.js`) ?? "";
    const [before, after, ...others] = source.split(printed[index] ?? "");
    expect(before).toMatch(/^\/\/ Generated from .*\n$/);
    expect(after).toMatch(
      new RegExp(
        `^\\n(?:(?:const known\\d+ = .*;\\n)*\\n)?export const ${name} = \\{\\n(?:  \\w+: .*,\\n)+\\};\\n$`,
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
