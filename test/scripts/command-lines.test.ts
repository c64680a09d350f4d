/** The standard command lines of Redocly, Spectral and Prism, which `npx` starts, work in a clone with the rules of this repository. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { expect, onTestFinished, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { curlCommand } from "../../scripts/mock/curl.ts";
import { copyMinimal, writeRegister } from "../lint/minimal.ts";

// Without an update check. redocly.yaml switches the telemetry off.
const options = { cwd: repositoryRoot, env: { ...process.env, REDOCLY_SUPPRESS_NOTIFICATIONS: "true" } };

const programOf = (name: string) => path.join(repositoryRoot, "node_modules/.bin", name);

/** Runs an installed program. */
function run(name: string, ...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(programOf(name), args, options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

const { apis } = await readRegister();

test("`redocly lint` accepts the documents and rejects what the plugin rejects", async () => {
  const root = copyMinimal(["parameters/parts.yaml", ["description"], "At most 3 parts."]);
  const documents = Object.fromEntries(apis.map((api) => [api.name, { root: api.root }]));
  const register = writeRegister(root, { apis: { ...documents, widgets: { root } } });
  const { code, output } = await run("redocly", "lint", "--config", register);
  expect(code).toBe(1);
  for (const { name } of apis) expect(output).toContain(`lint rules for api '${name}'`);
  expect(output).toMatch(/parts\.yaml:3:14 /);
  expect(output).toContain("dataplat/bounds-in-prose");
  expect(output).toMatch(/failed with 1 error\b(?!.*warning)/);
});

test("`spectral lint` accepts the documents and rejects what .spectral.yaml rejects", async () => {
  const root = copyMinimal(["schemas/WidgetPart.yaml", ["properties", "kind", "description"]]);
  const { code, output } = await run("spectral", "lint", ...apis.map((api) => api.root), root);
  expect(code).toBe(1);
  expect(output).toMatch(/WidgetPart\.yaml[^/]+property-described/);
  expect(output).toContain("1 problem (1 error, 0 warnings, 0 infos, 0 hints)");
});

test("`prism mock` serves a bundle and rejects a request without credentials", async () => {
  const file = path.join(apis[0]?.generated ?? "", "openapi.json");
  const server = spawn(programOf("prism"), ["mock", file, "-p", "0"], options);
  onTestFinished(async () => {
    server.kill("SIGKILL");
    await once(server, "exit");
  });
  const baseUrl = await addressOf(server);
  // The bundle was generated from a linted document.
  const { default: document }: { default: OpenApiDocument } = await import(file, { with: { type: "json" } });
  const command = curlCommand({ name: "management", baseUrl, document });
  const [, url = "", credentials = ""] = /'(.+)' --user '(.+)'/.exec(command ?? "") ?? [];
  const authorization = `Basic ${Buffer.from(credentials).toString("base64")}`;
  expect((await fetch(url, { headers: { authorization } })).status).toBe(200);
  expect((await fetch(url)).ok).toBe(false);
});

async function addressOf({ stdout }: { readonly stdout: NodeJS.ReadableStream }): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const [, address] = /Prism is listening on (http:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error("Prism ended without an address.");
}
