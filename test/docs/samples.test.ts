/** Code samples: the generated ones run, and a shell and the client send the request that they show. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { execute } from "../../scripts/lib/execute.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { maxOperationsWithFiles } from "../../scripts/pipeline/generate/samples.ts";
import { listFiles } from "../../scripts/pipeline/generate.ts";
import { formatHelp } from "../../src/cli/operation/help.ts";
import type { Operation } from "../../src/contract/operation.ts";
import { selectCall, splitPaths } from "../../src/docs/landing.ts";
import { readDocuments } from "../../src/docs/reference/documents.ts";
import { createManagementClient, operations } from "../../src/management.ts";
import { operations as observability } from "../../src/observability.ts";
import { createPlatform } from "../../src/platform/index.ts";
import { curlSample, writeRequest } from "../../src/samples/curl-sample.ts";
import { defaultAddress } from "../../src/samples/document-values.ts";
import type { SampleValues } from "../../src/samples/sample-values.ts";
import { typescriptSample } from "../../src/samples/typescript-sample.ts";
import { apis as cliApis } from "../cli/apis.ts";
import { documentedOperations } from "../documented-operations.ts";
import { findOrSkip } from "../find-or-skip.ts";
import { addressOn } from "../send-request.ts";
import { createFolder } from "../temporary-folder.ts";

const { listServices, getPipe, updatePipeSettings } = operations;
const values: SampleValues = { api: "management", baseUrl: "http://127.0.0.1:4000", parameters: {} };
const { apis } = await readRegister();
const hasCurl = (await findOrSkip("curl")) !== undefined;

/** The generated files of samples. */
const samples = (
  await Promise.all(
    apis.map(async ({ name: api, generated }) => {
      const files = (await listFiles(generated)).filter((file) => file.startsWith("samples/"));
      const read = (file: string) => readFile(path.join(generated, file), "utf8");
      return Promise.all(
        files.map(async (file) => ({ api, file: `${api}/${file}`, source: await read(file) })),
      );
    }),
  )
).flat();
/** The address in the samples of each API. */
const addresses = new Map(documentedOperations.map(({ api, document }) => [api, defaultAddress(document)]));
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
  const body = typescriptSample(operation, sample).replace(/^import [^;]*;\n/, "");
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor;
  const name = `create${sample.api === "management" ? "Management" : "Observability"}Client`;
  await new AsyncFunction(name, "console", body)(factory, { log: () => {} });
  return calls;
}

describe("a curl sample", () => {
  test("keeps every character of the credentials and the body in a shell", async () => {
    await fc.assert(
      fc.asyncProperty(text, text, async (secret, name) => {
        const credentials = { keyId: "id", keySecret: secret };
        const sample = curlSample(updatePipeSettings, { ...values, credentials, body: { name } });
        const args = await curlArguments(sample);
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
        const parameters = { organizationId, filter };
        await client.listServices(parameters);
        const { address } = writeRequest(listServices, { ...values, parameters });
        expect(new URL(address).href).toBe(requested);
      }),
    );
  });

  test("shows the template of a path parameter without a value, and leaves out empty ones of the query", () => {
    const parameters = { serviceId: "s", pipeId: "" };
    expect(writeRequest(getPipe, { ...values, baseUrl: "https://a.example/b/", parameters }).address).toBe(
      "https://a.example/b/v1/organizations/{organizationId}/services/s/pipes/{pipeId}",
    );
    const unfiltered = { ...values, parameters: { organizationId: "o", filter: [] } };
    expect(writeRequest(listServices, unfiltered).address).toMatch(/\/services$/);
  });
});

describe("the address of a curl sample", () => {
  const id = "11111111-1111-4111-8111-111111111111";
  const pipe = { organizationId: id, serviceId: id, pipeId: id };
  const parameter = getPipe.parameters.find((each) => each.in === "path");
  /** An operation with a path, and values of its parameters. */
  const operationAt = (path: string): readonly [Operation, SampleValues["parameters"]] => {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    const parameters = parameter ? names.map((name) => ({ ...parameter, name })) : [];
    return [
      { ...getPipe, path, parameters },
      Object.fromEntries(names.map((name, index) => [name, `${index}${id}`])),
    ];
  };

  test.each<readonly [operation: Operation, parameters: SampleValues["parameters"]]>([
    [updatePipeSettings, pipe],
    [listServices, { organizationId: id, filter: ["tag:a=b", "tag:c"] }],
    operationAt("/teams/{pathId}/members/{urlId}"),
    operationAt("/pipes/{pipeId}/{pipe_id}"),
    operationAt("/a/{id}/b/{name}"),
  ])("of $path is as the client requests it, with long ids in variables", async (operation, parameters) => {
    const sample = curlSample(operation, { ...values, parameters });
    expect(sample).toMatch(/^\w+=/);
    const { address } = writeRequest(operation, { ...values, parameters });
    expect(await curlArguments(sample)).toContain(address);
  });

  test.each<readonly [operation: Operation, parameters: SampleValues["parameters"]]>([
    [listServices, { organizationId: "o", serviceId: "s" }],
    [updatePipeSettings, { ...pipe, pipeId: "~" }],
    [updatePipeSettings, { organizationId: id, serviceId: id }],
  ])("of $path is whole if it is short, or has special characters of a shell", (operation, parameters) => {
    expect(curlSample(operation, { ...values, parameters })).toMatch(/^curl /);
  });
});

describe("a TypeScript sample", () => {
  test("has long parameters in a variable, whose name is that of no other thing", () => {
    const pipe = { pipeId: "11111111-1111-4111-8111-111111111111" };
    const parameters = getPipe.parameters.filter(({ name }) => name in pipe);
    const sampleOf = (path: string, api = "management") =>
      typescriptSample({ ...getPipe, path, parameters }, { ...values, api, parameters: pipe });
    expect(sampleOf("/pipes/{pipeId}")).toContain(
      `const pipe = {\n  pipeId: "${pipe.pipeId}",\n};\nconst result = await management.getPipe(pipe);`,
    );
    for (const [path, api] of [["/pipes/{pipeId}", "pipe"], ["/{id}"], ["/{classId}"]] as const) {
      expect(sampleOf(path, api)).toContain("const parameters = {");
    }
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

describe("a sample of any operation", () => {
  const none = { 204: { kind: "none" } } as const;
  const styled = { style: "simple", explode: false, kind: "value", type: "string", required: false } as const;
  const base: Operation = {
    ...{ ...updatePipeSettings, operationId: "change", method: "POST", path: "/x", parameters: [] },
    ...{ requestBody: null, security: [], success: none },
  };
  const bodyOf = (mediaType: string, kind: "json" | "text" | "binary", required = true) => ({
    ...{ ...base, requestBody: { mediaType, kind, required } },
  });
  const key = { scheme: "key", header: "X-Key" } as const;
  const alternatives: Operation = { ...base, security: [key, { scheme: "basic" }] };
  const change: Operation = {
    ...base,
    parameters: [
      { ...styled, name: "X-Trace", in: "header" },
      {
        ...{ ...styled, name: "page", in: "query", style: "deepObject", explode: true, kind: "object" },
        members: { size: "integer" },
      },
    ],
  };

  const text200 = { 200: { kind: "text", mediaType: "text/plain" } } as const;
  const optional = bodyOf("application/json", "json", false);
  const image = bodyOf("image/png", "binary");
  const bytes: Operation = { ...base, success: { 200: { kind: "binary", mediaType: "image/png" } } };
  const parameters = { "X-Trace": "a b", page: { size: 2 } };
  const credentials = { keyId: "a", keySecret: "b" };

  /** Title, operation and values; arguments of curl; TypeScript, if it has another form than that of the operations of the two APIs. */
  test.each<[string, Operation, Partial<SampleValues>, curl: string, typescript?: string]>([
    [
      "without credentials, body and content",
      base,
      {},
      "--request POST 'URL'",
      "await management.change();\n",
    ],
    ["that asks for headers alone", { ...base, method: "HEAD" }, {}, "--head 'URL'"],
    ["with a key in a header", alternatives, {}, `--request POST 'URL' --header "X-Key: $DATAPLAT_API_KEY"`],
    ["with the second alternative", alternatives, { credentials }, "--request POST 'URL' --user 'a:b'"],
    [
      ...(["with parameters in headers and objects", change, { parameters }] as const),
      "--request POST 'URL?page%5Bsize%5D=2' --header 'x-trace: a b'",
    ],
    [
      ...(["with optional parameters alone, and none of them", { ...change, success: text200 }, {}] as const),
      ...([
        "--request POST 'URL'",
        "const result = await management.change({});\nconsole.log(result);\n",
      ] as const),
    ],
    [
      ...(["of a text", bodyOf("text/plain", "text"), { body: "@it's\n" }] as const),
      `--request POST 'URL' --header 'Content-Type: text/plain' --data-raw '@it'\\''s\n'`,
      'await management.change("@it\'s\\n");\n',
    ],
    [
      ...(["of bytes", image, { file: "a.png" }] as const),
      "--request POST 'URL' --header 'Content-Type: image/png' --data-binary '@a.png'",
      'await management.change(await openAsBlob("a.png"));\n',
    ],
    ["with an optional body that is left out", optional, {}, "--request POST 'URL'"],
    ["that returns bytes", bytes, {}, "--request POST 'URL' --output result"],
  ])("%s has these arguments of curl, and this TypeScript", (_, operation, change, curl, typescript) => {
    const sample = curlSample(operation, { ...values, ...change });
    const line = sample.trimEnd().replaceAll(" \\\n  ", " ").replace(`${values.baseUrl}/x`, "URL");
    expect(line).toBe(`curl --fail-with-body ${curl}`);
    if (typescript === undefined) return;
    const [head = "", call] = typescriptSample(operation, { ...values, ...change }).split(
      'const management = createManagementClient({\n  baseUrl: "http://127.0.0.1:4000",\n});\n\n',
    );
    expect(call).toBe(typescript);
    expect(head).not.toContain("environment");
    expect(head.includes("openAsBlob")).toBe(change.file !== undefined);
  });
});

describe("the generated samples", () => {
  const platform = createPlatform({ demo: true, checkResponses: true });
  let url: string;
  const folder = createFolder(afterAll);
  beforeAll(async () => {
    ({ url } = await platform.listen());
    // The file that a sample sends.
    await writeFile(path.join(folder, "file"), "a");
    const program = path.join(repositoryRoot, "src/cli/dataplat.ts");
    await writeFile(path.join(folder, "dataplat"), `#!/bin/sh\nexec node '${program}' "$@"\n`, {
      mode: 0o755,
    });
  });
  afterAll(() => platform.close());

  test("exist for every operation, and in the bundle", () => {
    const few = apis.filter(
      ({ name }) => documentedOperations.filter(({ api }) => api === name).length <= maxOperationsWithFiles,
    );
    const names = few.flatMap(({ name }) =>
      documentedOperations
        .filter(({ api }) => api === name)
        .flatMap(({ operation: { operationId }, described }) => {
          const files = ["sh", "ts", "cli.sh"].map((form) => `${name}/samples/${operationId}.${form}`);
          const sources = files.map((file) => samples.find((sample) => sample.file === file)?.source);
          const embedded = described.node.object["x-codeSamples"] as readonly { source: string }[];
          expect(embedded.map(({ source }) => source)).toEqual(sources);
          return files;
        }),
    );
    expect(samples.map(({ file }) => file).toSorted()).toEqual(names.toSorted());
  });

  const withFiles = cliApis.filter(({ commands }) => commands.length <= maxOperationsWithFiles);
  test.each(withFiles)("of the command line are the examples in the help of the $title", (api) => {
    for (const command of api.commands) {
      const sample = samples.find(({ file }) => file === `${api.name}/samples/${command.operationId}.cli.sh`);
      // Its lines are indented by two spaces.
      const help = formatHelp(api, command, 80).replaceAll(/^ {2}/gm, "");
      expect(help).toContain(`\nExample\n${sample?.source}`);
    }
  });

  const findCommand = (api: string, id = "") =>
    cliApis.find(({ name }) => name === api)?.commands.find(({ operationId }) => operationId === id);

  /** Output of a sample: members of an object, something else, or nothing. */
  function printedBy(api: string, file: string): RegExp {
    const one = documentedOperations.find(
      ({ api: other, operation }) =>
        api === other && file.startsWith(`${api}/samples/${operation.operationId}.`),
    );
    const [{ kind, type } = { kind: "none" }] = Object.values(one?.operation.success ?? {});
    const columns = findCommand(api, one?.operation.operationId)?.result.columns;
    const isBytes = kind === "binary";
    // curl saves them to a file; the command prints them, and there may be none.
    if (isBytes && file.endsWith(".cli.sh")) return /(?:)/;
    if (one?.operation.method === "HEAD" && /(?<!\.cli)\.sh$/.test(file)) return /^HTTP\//;
    if (kind === "none" || (isBytes && file.endsWith(".sh"))) return /^$/;
    // The example of an API that was brought may have no members, and so may one without columns.
    const isBrought = apis.some((each) => each.name === api && each.unsupported === "skip");
    const members = isBrought || !columns ? /\w["']?: ?\S|^\{\}/ : /\w["']?: ?\S/;
    return kind === "json" && type === "object" ? members : /\w|^\[\]/;
  }

  async function run(api: string, name: string, source: string): Promise<string> {
    const src = pathToFileURL(path.join(repositoryRoot, "src"));
    // The sources in place of the package's entry, so that the test needs no build.
    const program = source
      .replace(addresses.get(api) ?? "http://127.0.0.1:4000", addressOn(url, api))
      .replace(`"dataplat/${api}"`, `"${src}/${api}.ts"`);
    const script = path.join(folder, name);
    await writeFile(script, program);
    const { stdout } = await execute(name.endsWith(".sh") ? "sh" : process.execPath, [script], {
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${folder}:${process.env["PATH"]}`,
        DATAPLAT_KEY_ID: "demo-key",
        DATAPLAT_KEY_SECRET: "demo-secret",
        DATAPLAT_ACCESS_TOKEN: "demo-token",
        DATAPLAT_API_KEY: "demo-token",
        ...Object.fromEntries(
          cliApis.map(({ name, baseUrlVariable }) => [baseUrlVariable, addressOn(url, name)]),
        ),
      },
    });
    return stdout;
  }

  test.for(samples)("$file prints the payload", async ({ api, file, source }, { skip }) => {
    skip(!hasCurl && /(?<!\.cli)\.sh$/.test(file));
    // A sample may remove what others need.
    await platform.reset();
    const stdout = await run(api, path.basename(file), source);
    expect(stdout).toMatch(printedBy(api, file));
  });

  test("the landing page shows what its call prints", async () => {
    await platform.reset();
    const call = selectCall(await readDocuments());
    if (!call) throw new Error("The landing page has no call.");
    const { api, operation, source, output } = call;
    const payloadOf = async (program: string): Promise<unknown> => {
      const print = program.replace("console.log(result)", "console.log(JSON.stringify(result))");
      return JSON.parse(await run(api.name, "landing.ts", print));
    };
    const { before } = findCommand(api.name, operation.entry.operationId) ?? {};
    const getter = samples.find(({ file }) => file.endsWith(`/${before?.operationId}.ts`));
    const whole = getter && Object(await payloadOf(getter.source));
    const values = before?.member === undefined ? whole : whole[before.member];
    // An example need not have a member that was added later: the platform returns it as it was.
    const expected = getter ? { ...values, ...Object(output) } : expect.objectContaining(Object(output));
    expect(await payloadOf(source)).toEqual(expected);
  });

  test("the landing page shows an update, even if another write comes first", async () => {
    const [api] = await readDocuments();
    if (!api) throw new Error("There is no API.");
    const update = selectCall([api])?.operation.entry;
    const operations = api.operations
      .filter(({ entry }) => entry.operationId === update?.operationId)
      .map((each) => ({ ...each, entry: { ...each.entry, operationId: "restart", method: "POST" } }));
    const only = { ...api, operations };
    const both = { ...api, operations: [...operations, ...api.operations] };
    expect([only, both].map((each) => selectCall([each])?.operation.entry.operationId)).toEqual([
      "restart",
      update?.operationId,
    ]);
  });

  test("paths are split after the segments that all of them begin with", () => {
    expect(splitPaths(["/v1/teams", "/v1/teams/{id}/keys"])).toEqual({
      prefix: "/v1",
      rest: ["/teams", "/teams/{id}/keys"],
    });
    expect(splitPaths(["/a/b", "/c"])).toEqual({ prefix: "", rest: ["/a/b", "/c"] });
    expect(splitPaths(["/a/b"])).toEqual({ prefix: "/a", rest: ["/b"] });
  });
});
