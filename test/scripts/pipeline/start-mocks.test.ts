/** startMocks starts `prism mock` on the bundles of a register. */
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { stringify } from "yaml";
import { startMocks } from "../../../scripts/pipeline/mock/start-mocks.ts";
import { createFolder } from "../../temporary-folder.ts";

const responses = { 200: { description: "Ready." } };
const document = {
  openapi: "3.1.0",
  info: { title: "Made up", version: "1" },
  paths: { "/ready": { get: { responses } } },
};

async function createRegister(...names: readonly string[]) {
  const folder = createFolder();
  const register = path.join(folder, "redocly.yaml");
  const apis = Object.fromEntries(names.map((name) => [name, { root: "openapi.yaml" }]));
  await writeFile(register, stringify({ apis }));
  const bundleOf = (name: string, format: string) =>
    path.join(folder, "generated", name, `openapi.${format}`);
  for (const name of names) {
    await mkdir(path.join(folder, "generated", name), { recursive: true });
    for (const format of ["json", "yaml"]) await writeFile(bundleOf(name, format), JSON.stringify(document));
  }
  return { register, bundleOf };
}

/** Takes a port below those that systems hand out, so that no other test gets the port before it. */
async function takePort() {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 9_000);
    const server = createServer().listen(port, "127.0.0.1");
    const isTaken = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (isTaken) return { server, port };
  }
}

test("startMocks names every mock that cannot start, and stops the others", async () => {
  const { register, bundleOf } = await createRegister("good", "taken", "missing", "broken");
  await rm(bundleOf("missing", "json"));
  await writeFile(bundleOf("broken", "yaml"), "paths: {");
  const { server, port } = await takePort();
  onTestFinished(() => void server.close());
  const starting = startMocks({ register, port: port - 1 });
  const messages = [
    `The mock of taken cannot start: port ${port} is already in use\\..* --port N .*`,
    ".*missing/openapi\\.json cannot be read .* npm run generate",
    "The mock of broken cannot start: .*Starting Prism[^]*",
  ];
  await expect(starting).rejects.toThrow(new RegExp(`^${messages.join("\\n")}$`));
  await expect(fetch(`http://127.0.0.1:${port - 1}`)).rejects.toThrow("fetch failed");
});
