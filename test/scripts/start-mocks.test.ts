/** startMocks starts `prism mock` on the bundles of a register. */
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { readRegister } from "../../scripts/lib/apis.ts";
import { startMocks } from "../../scripts/mock/start-mocks.ts";

describe("startMocks", () => {
  let folder: string;
  let register: string;

  // A copy of the register and the bundles, which tests change.
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "mocks-"));
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

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  const bundleOf = (name: string, format = "json") =>
    path.join(folder, "generated", name, `openapi.${format}`);

  test("starts from another register, and stop can be called twice", async () => {
    const running = await startMocks({ register });
    expect(running.mocks.map(({ name }) => name)).toEqual(
      (await readRegister()).apis.map(({ name }) => name),
    );
    for (const { name, baseUrl } of running.mocks) expect(running.baseUrl(name)).toBe(baseUrl);
    expect(() => running.baseUrl("no-such-api")).toThrow(/No mock is named no-such-api/);
    await running.stop();
    await running.stop();
    for (const { baseUrl } of running.mocks) await expect(fetch(baseUrl)).rejects.toThrow("fetch failed");
  });

  test("stops the mocks that have started if the port of another is taken", async () => {
    const holder = createServer().listen(0, "127.0.0.1");
    await once(holder, "listening");
    const address = holder.address();
    if (address === null || typeof address === "string") throw new Error("a TCP server has a port");
    const port = address.port - 1;
    await expect(startMocks({ register, port })).rejects.toThrow(
      new RegExp(`^The mock of \\S+ cannot start: port ${address.port} is already in use.* --port N`),
    );
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow("fetch failed");
    holder.close();
  });

  test.each([
    ["json", "a bundle that is missing", undefined, /openapi\.json cannot be read .* npm run generate/],
    ["json", "a bundle that is not JSON", "{", /openapi\.json cannot be read .* npm run generate/],
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
