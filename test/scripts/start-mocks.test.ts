/** startMocks serves the bundles of a register, and rejects bundles that Prism would not validate with. */
import { once } from "node:events";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stringify } from "yaml";
import { readRegister } from "../../scripts/lib/apis.ts";
import { startMocks } from "../../scripts/mock/start-mocks.ts";

// Runs before the imports.
const prepareStackTrace = vi.hoisted(() => Error.prepareStackTrace);

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
      await cp(path.join(generated, "openapi.json"), bundleOf(name));
    }
  });

  afterEach(async () => {
    await rm(folder, { recursive: true });
  });

  const bundleOf = (name: string) => path.join(folder, "generated", name, "openapi.json");

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
      // The message names no file: the port is not a problem of the document.
      new RegExp(
        `^The mock of \\S+ cannot start: port ${address.port} on 127.0.0.1: already in use.* --port N`,
      ),
    );
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow("fetch failed");
    holder.close();
  });

  test.each<[what: string, from: string | RegExp, to: string, message: RegExp]>([
    ["a bundle that is missing", /^.*$/s, "", /openapi\.json cannot be read .* npm run generate/],
    ["a bundle that is not JSON", /^\{/, "", /openapi\.json is not JSON .* npm run generate/],
    ["a document without operations", '"paths"', '"x-paths"', /it has no operation/],
    [
      "a dialect with which Prism validates nothing",
      "https://json-schema.org/draft/2020-12/schema",
      "https://spec.openapis.org/oas/3.1/dialect/base",
      /would not validate it as JSON Schema 2020-12/,
    ],
    [
      "a schema that Prism cannot compile and would skip",
      '"format": "uuid"',
      '"pattern": "^[\\\\w-.]+$"',
      /Prism cannot compile its schema/,
    ],
  ])("rejects %s", async (_, from, to, message) => {
    const [first] = (await readRegister(register)).apis;
    const file = bundleOf(first?.name ?? "");
    const before = await readFile(file, "utf8");
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    if (after === "") await rm(file);
    else await writeFile(file, after);
    await expect(startMocks({ register })).rejects.toThrow(message);
  });

  test("leaves Error.prepareStackTrace, which a dependency of Prism replaces, as it is", () => {
    expect(Error.prepareStackTrace).toBe(prepareStackTrace);
  });
});
