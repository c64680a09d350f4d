/** The standard command lines of Redocly, Spectral and Prism work in a clone, with the rules of this repository. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
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

/** Runs an installed package with npx. */
function npx(...args: readonly string[]): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = execFile("npx", ["--no", "--", ...args], options, (_, stdout, stderr) =>
      resolve({ code: child.exitCode, output: stdout + stderr }),
    );
  });
}

const { apis } = await readRegister();

test("npx redocly lint accepts the documents and rejects what the plugin rejects", async () => {
  const root = copyMinimal(["parameters/parts.yaml", ["description"], "At most 3 parts."]);
  const [accepted, rejected] = await Promise.all([
    npx("redocly", "lint"),
    npx("redocly", "lint", "--config", writeRegister(root)),
  ]);
  expect(accepted).toMatchObject({
    code: 0,
    output: expect.stringContaining("Your API descriptions are valid"),
  });
  expect(rejected.code).toBe(1);
  expect(rejected.output).toMatch(/parts\.yaml:3:14 /);
  expect(rejected.output).toContain("dataplat/bounds-in-prose");
});

test("npx spectral lint accepts the documents and rejects what .spectral.yaml rejects", async () => {
  const root = copyMinimal(["schemas/WidgetPart.yaml", ["properties", "kind", "description"]]);
  const [accepted, rejected] = await Promise.all([
    npx("spectral", "lint", ...apis.map((api) => path.relative(repositoryRoot, api.root))),
    npx("spectral", "lint", root),
  ]);
  expect(accepted, accepted.output).toMatchObject({ code: 0 });
  expect(rejected.code).toBe(1);
  expect(rejected.output).toMatch(/property-described/);
});

test("npx prism mock serves a bundle and rejects a request without credentials", async () => {
  const file = path.join(apis[0]?.generated ?? "", "openapi.json");
  const server = spawn("npx", ["--no", "--", "prism", "mock", file, "-p", "0"], {
    ...options,
    detached: true,
  });
  onTestFinished(() => stop(server));
  const baseUrl = await addressOf(server);
  const { default: document } = await import(file, { with: { type: "json" } });
  // The bundle was generated from a linted document.
  const [, credentials = "", url = ""] =
    /-u (\S+) '(.+)'/.exec(curlCommand(document as OpenApiDocument, baseUrl) ?? "") ?? [];
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

/** Ends npx and the server that it started. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  process.kill(-child.pid, "SIGKILL");
  await once(child, "exit");
}
