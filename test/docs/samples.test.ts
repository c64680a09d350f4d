/** Code samples: the generated ones run, and a shell and the client send the request that they show. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listFiles } from "../../scripts/generate.ts";
import { readRegister } from "../../scripts/lib/apis.ts";
import type { OpenApiDocument } from "../../scripts/lib/bundle.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { listOperations } from "../../src/contract/read-document.ts";
import { createManagementClient, operations } from "../../src/management.ts";
import { operations as observability } from "../../src/observability.ts";
import { createPlatform } from "../../src/platform/index.ts";
import { curlSample, writeRequest } from "../../src/samples/curl-sample.ts";
import type { SampleValues } from "../../src/samples/sample-values.ts";
import { typescriptSample } from "../../src/samples/typescript-sample.ts";

const execute = promisify(execFile);
const { listServices, getPipe, updatePipeSettings } = operations;
const values: SampleValues = { api: "management", baseUrl: "http://127.0.0.1:4000", parameters: {} };
const { apis } = await readRegister();
const generated = await Promise.all(
  apis.map(async ({ name, generated }) => {
    const files = (await listFiles(generated)).filter((file) => file.startsWith("samples/"));
    return Promise.all(
      files.map(async (file) => ({
        api: name,
        file: `${name}/${file}`,
        source: await readFile(path.join(generated, file), "utf8"),
      })),
    );
  }),
);
/** Printable text that has a percent-encoded form, with the characters that are special in a shell or a string. */
const text = fc.string({ unit: fc.constantFrom(..."ab'\"\\$`!*&?/%{}[]\n é😀"), minLength: 1 });

/** Runs a command with a `curl` that prints its arguments, and returns them. */
async function curlArguments(command: string): Promise<readonly string[]> {
  const script = `curl() { for each in "$@"; do printf '%s\\0' "$each"; done; }\n${command}`;
  const { stdout } = await execute("sh", ["-c", script], { env: {} });
  return stdout.split("\0").slice(0, -1);
}

/** Runs a TypeScript sample with a client that records the arguments of its calls. */
async function runTypeScript(operation: Operation, sample: SampleValues): Promise<unknown> {
  const calls: unknown[] = [];
  const record = (...args: unknown[]): void => void calls.push(args);
  const factory = (options: unknown) => {
    calls.push(options);
    return new Proxy({}, { get: () => record });
  };
  const body = typescriptSample(operation, sample).replace(/^import .*\n/, "");
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  await new AsyncFunction(
    `create${sample.api === "management" ? "Management" : "Observability"}Client`,
    "console",
    body,
  )(factory, { log: () => {} });
  return calls;
}

describe("a curl sample", () => {
  test("keeps every character of the credentials and the body in a shell", async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (secret, name) => {
        const credentials = { keyId: "id", keySecret: secret };
        const args = await curlArguments(
          curlSample(updatePipeSettings, { ...values, credentials, body: { name } }),
        );
        expect(args).toContain(`id:${secret}`);
        expect(JSON.parse(args.at(-1) ?? "")).toEqual({ name });
      }),
      { numRuns: 20 },
    );
  });

  test("has the address that the client requests", async () => {
    let requested = "";
    const client = createManagementClient({
      ...{ baseUrl: values.baseUrl, keyId: "id", keySecret: "secret", validateRequests: false },
      fetch: async (input) => {
        requested = new Request(input).url;
        return Response.json({ status: 200, requestId: "", result: [] });
      },
    });
    await fc.assert(
      fc.asyncProperty(text, fc.array(text), async (organizationId, filter) => {
        await client.listServices({ organizationId, filter });
        const address = writeRequest(listServices, {
          ...values,
          parameters: { organizationId, filter },
        }).address;
        expect(new URL(address).href).toBe(requested);
      }),
    );
  });

  test("shows the template of a path parameter without a value, and leaves out empty ones of the query", () => {
    const parameters = { serviceId: "s", pipeId: "" };
    expect(writeRequest(getPipe, { ...values, baseUrl: "https://a.example/b/", parameters }).address).toBe(
      "https://a.example/b/v1/organizations/{organizationId}/services/s/pipes/{pipeId}",
    );
    expect(
      writeRequest(listServices, { ...values, parameters: { organizationId: "o", filter: [] } }).address,
    ).toMatch(/\/services$/);
  });
});

describe("a TypeScript sample", () => {
  test("names the client like the API", () => {
    expect(typescriptSample(listServices, { ...values, api: "usage-reports" })).toContain(
      "const usageReports = createUsageReportsClient(",
    );
  });

  test("passes the parameters, the body and the credentials as they are", async () => {
    await fc.assert(
      fc.asyncProperty(text, fc.object({ key: text }), async (value, nested) => {
        const credentials = { accessToken: value };
        const body = JSON.parse(JSON.stringify({ nested, ["__proto__"]: [value] }));
        const sample = { ...values, api: "observability", credentials, parameters: { id: value }, body };
        expect(await runTypeScript(observability.updateAlert, sample)).toEqual([
          { baseUrl: values.baseUrl, ...credentials },
          [{ id: value }, body],
        ]);
      }),
    );
  });
});

describe("the generated samples", () => {
  const samples = generated.flat();
  const platform = createPlatform({ demo: true, checkResponses: true });
  let url: string;
  let folder: string;
  beforeAll(async () => {
    ({ url } = await platform.listen());
    folder = await mkdtemp(path.join(tmpdir(), "dataplat-samples-"));
  });
  afterAll(async () => {
    await platform.close();
    await rm(folder, { recursive: true });
  });

  test("exist for every operation", async () => {
    const documents = await Promise.all(
      apis.map(async ({ name, generated }) => {
        const text = await readFile(path.join(generated, "openapi.json"), "utf8");
        const document: OpenApiDocument = JSON.parse(text);
        return { name, document };
      }),
    );
    const names = documents.flatMap(({ name, document }) =>
      listOperations(document).flatMap(({ entry: { operationId }, node }) => {
        const { "x-codeSamples": embedded } = node.object as {
          "x-codeSamples"?: readonly { source: string }[];
        };
        const files = [`${name}/samples/${operationId}.sh`, `${name}/samples/${operationId}.ts`];
        const sources = files.map((file) => samples.find((sample) => sample.file === file)?.source);
        expect(embedded?.map(({ source }) => source)).toEqual(sources);
        return files;
      }),
    );
    expect(samples.map(({ file }) => file).toSorted()).toEqual(names.toSorted());
  });

  test.each(samples)("$file prints the payload", async ({ api, file, source }) => {
    const src = pathToFileURL(path.join(repositoryRoot, "src"));
    // The sources in place of the package's entry, so that the test needs no build.
    const program = source
      .replace("http://127.0.0.1:4000", url)
      .replace(`"dataplat/${api}"`, `"${src}/${api}.ts"`);
    const script = path.join(folder, path.basename(file));
    await writeFile(script, program);
    const { stdout } = await execute(file.endsWith(".sh") ? "sh" : process.execPath, [script], {
      env: {
        ...process.env,
        NODE_COMPILE_CACHE: path.join(folder, "cache"),
        DATAPLAT_KEY_ID: "demo-key",
        DATAPLAT_KEY_SECRET: "demo-secret",
        DATAPLAT_ACCESS_TOKEN: "demo-token",
      },
    });
    expect(stdout).toMatch(/\b(?:id|engine_max_threads)"?: ?\S/);
  });
});
