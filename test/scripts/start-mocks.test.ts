/** startMocks starts `prism mock` on the bundles of a register. */
import { cp, mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { readRegister } from "../../scripts/lib/apis.ts";
import { startMocks } from "../../scripts/mock/start-mocks.ts";
import { useFolder } from "../cli/processes.ts";

describe("startMocks", () => {
  const createFolder = useFolder();
  let folder: string;
  let register: string;

  // A copy of the register and the bundles, which tests change.
  beforeEach(async () => {
    folder = await createFolder();
    register = path.join(folder, "redocly.yaml");
    const { apis } = await readRegister();
    const roots = Object.fromEntries(apis.map(({ name, root }) => [name, { root }]));
    await writeFile(register, stringify({ apis: roots }));
    for (const { name, generated } of apis) {
      await mkdir(path.join(folder, "generated", name), { recursive: true });
      for (const format of ["json", "yaml"]) {
        await cp(path.join(generated, `openapi.${format}`), bundleOf(name, format));
      }
    }
  });

  const bundleOf = (name: string, format = "json") =>
    path.join(folder, "generated", name, `openapi.${format}`);

  test("starts from another register, and stops what has started if a port is taken", async () => {
    const running = await startMocks({ register });
    expect(running.mocks.map(({ name }) => name)).toEqual(
      (await readRegister()).apis.map(({ name }) => name),
    );
    expect(() => running.baseUrl("no-such-api")).toThrow(/No mock is named no-such-api/);
    const [{ name, baseUrl } = { name: "", baseUrl: "" }] = running.mocks;
    expect(running.baseUrl(name)).toBe(baseUrl);
    const taken = Number(new URL(baseUrl).port);
    await expect(startMocks({ register, port: taken - 1 })).rejects.toThrow(
      new RegExp(`^The mock of \\S+ cannot start: port ${taken} is already in use.* --port N`),
    );
    await expect(fetch(`http://127.0.0.1:${taken - 1}`)).rejects.toThrow("fetch failed");
    await running.stop();
    await running.stop();
    await expect(fetch(baseUrl)).rejects.toThrow("fetch failed");
  });

  test.each([
    ["json", "a bundle that is missing", undefined, /openapi\.json cannot be read .* npm run generate/],
    [
      "yaml",
      "a bundle that Prism cannot read, with its reason",
      "paths: {",
      /cannot start: .*Starting Prism/,
    ],
  ])("rejects in openapi.%s %s", async (format, _, text, message) => {
    const [first] = (await readRegister(register)).apis;
    const file = bundleOf(first?.name ?? "", format);
    if (text === undefined) await rm(file);
    else await writeFile(file, text);
    await expect(startMocks({ register })).rejects.toThrow(message);
  });
});
