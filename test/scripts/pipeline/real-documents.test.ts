/**
 * Documents that others wrote, as published: those of @readme/oas-examples, which show one feature of OpenAPI each. Every operation that is carried
 * has types that compile, and is sent by its client and its command, as openapi-fetch sends it, to stock `prism mock`.
 */
import { mkdir, readdir, readFile, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isDeepStrictEqual } from "node:util";
import createPeer from "openapi-fetch";
import { afterAll, describe, expect, test, vi } from "vitest";
import type { OpenApiDocument } from "../../../scripts/lib/bundle.ts";
import { demoOptions } from "../../../scripts/lib/credentials.ts";
import { exampleArguments } from "../../../scripts/lib/import-client.ts";
import { repositoryRoot } from "../../../scripts/lib/repository.ts";
import { generateCli } from "../../../scripts/pipeline/generate/cli.ts";
import { generateApi } from "../../../scripts/pipeline/generate/generate-api.ts";
import { describeWithExamples, issueMember } from "../../../scripts/pipeline/generate/made-examples.ts";
import { writeArguments } from "../../../scripts/pipeline/generate/write-arguments.ts";
import { startPrism } from "../../../scripts/pipeline/mock/prism-process.ts";
import type { CliApiEntry } from "../../../src/cli/model/cli-api.ts";
import { credentialVariable } from "../../../src/contract/credential-parts.ts";
import {
  createBundleReader,
  type DocumentOperation,
  listOperations,
  readBundle,
} from "../../../src/contract/read-document.ts";
import type { ClientEvent, DataplatError } from "../../../src/index.ts";
import { upperCamelCase } from "../../../src/samples/camel-case.ts";
import { namedExamples } from "../../../src/samples/document-values.ts";
import { replaceFiles } from "../../../src/samples/form-sample.ts";
import { runMain } from "../../cli/run-main.ts";
import { createFolder } from "../../temporary-folder.ts";
import { compileFiles } from "../../types/compile.ts";

const corpus = path.dirname(fileURLToPath(import.meta.resolve("@readme/oas-examples/package.json")));
const folder = createFolder(afterAll);
vi.spyOn(console, "warn").mockImplementation(() => {});
for (const name of ["src", "node_modules"]) {
  await symlink(path.join(repositoryRoot, name), path.join(folder, name));
}
await writeFile(path.join(folder, "package.json"), '{ "type": "module" }');

/** Generates the files of a document, as with `x-unsupported: skip`. */
async function bring(version: string, file: string) {
  const name = `oas${version.replace(".", "")}-${path.basename(file, ".json").toLowerCase()}`;
  const text = await readFile(path.join(corpus, version, "json", file), "utf8");
  const document: OpenApiDocument = JSON.parse(text);
  const generated = path.join(folder, "generated", name);
  const api = { name, root: path.join(folder, file), generated, unsupported: "skip" } as const;
  const cli = generateCli(new Map([[api, document]]));
  const files = [...(await generateApi(api, document)), ...cli];
  await mkdir(path.join(generated, "samples"), { recursive: true });
  await Promise.all(files.map(([each, content]) => writeFile(path.join(generated, each), content)));
  const { split: normal } = await describeWithExamples(api, document);
  const { operations, refused } = readBundle(document);
  return { name, generated, normal, operations: listOperations(normal), refused, count: operations.length };
}

const brought: Awaited<ReturnType<typeof bring>>[] = [];
for (const version of ["3.0", "3.1"]) {
  const files = await readdir(path.join(corpus, version, "json"));
  for (const file of files.filter((each) => each.endsWith(".json"))) brought.push(await bring(version, file));
}

type Brought = (typeof brought)[number];
type Call = (...args: unknown[]) => Promise<unknown>;

async function load({ name, generated }: Brought) {
  const importFile = (file: string) => import(pathToFileURL(path.join(generated, file)).href);
  const [client, { requests }, { responses }, { apis }] = await Promise.all(
    ["client.ts", "requests.js", "responses.js", "apis.ts"].map(importFile),
  );
  const createClient: (options: object) => Readonly<Record<string, Call>> =
    client[`create${upperCamelCase(name)}Client`];
  return { createClient, requests, responses, api: apis[0] as CliApiEntry };
}

/** A request without what credentials and the runtime add. */
type Sent = Readonly<Record<"method" | "url" | "type", string>> & { readonly body: unknown };

const withoutKeys = (url: string): string =>
  decodeURIComponent(url.replaceAll(/([?&])[^?&=]*=(?:demo-token|<[^>]*>)/g, "$1").replace(/[?&]+$/, ""));

/** The parts of a form, as `--dry-run` prints them, with the contents of files. */
const listParts = (form: FormData) =>
  Promise.all(
    Array.from(form, async ([name, value]) =>
      typeof value === "string"
        ? { name, text: value }
        : { name, text: await value.text(), type: value.type },
    ),
  );

/** A printed body as it is sent: each file of the test is an x. */
function readPrinted(body: unknown): unknown {
  if (!Array.isArray(body)) return "bytes" in Object(body) ? "x".repeat(Object(body).bytes) : (body ?? "");
  return body.map(({ file: name, ...part }) => (name === undefined ? part : { ...part, text: "x" }));
}

/** Records the request that a function sends; or the error, if it sends none. */
async function record(send: (fetch: typeof globalThis.fetch) => Promise<unknown>): Promise<Sent | Error> {
  const sent: Sent[] = [];
  const failure = await send(async (input, init) => {
    const request = new Request(input, init);
    const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
    const isMultipart = type === "multipart/form-data";
    const text = isMultipart ? "" : await request.text();
    const body = isMultipart
      ? await listParts(await request.formData())
      : type.endsWith("json")
        ? JSON.parse(text)
        : text;
    sent.push({ method: request.method, url: withoutKeys(request.url), type, body });
    return Response.json({});
  }).catch((error: unknown) => error);
  return sent[0] ?? (failure as Error);
}

const baseUrl = "http://127.0.0.1:4000";
const file = path.join(folder, "file");
await writeFile(file, "x");

/** Examples of the document that its validators reject. */
async function findWrongExamples(each: Brought): Promise<readonly string[]> {
  const { requests, responses } = await load(each);
  const reader = createBundleReader(each.normal);
  return each.operations.flatMap(({ entry: { operationId: id }, requestBody, responses: documented }) => {
    const successes = documented.map(
      ({ status, content }) => [status, content, responses[id]?.[status]?.validate] as const,
    );
    const bodies = [["request", requestBody?.content, requests[id]?.body] as const, ...successes];
    return bodies.flatMap(([what, content, validate]) => {
      if (content?.kind !== "json" || !validate || issueMember in content.node.object) return [];
      const examples = [...namedExamples(reader, content.node)];
      return examples.flatMap(([name, value]) =>
        validate(value) ? [] : `${each.name} ${id} ${what} ${name}`,
      );
    });
  });
}

/** Everything about an operation that is not as it should be. */
async function check(
  each: Brought,
  prismUrl: string,
  operation: DocumentOperation,
): Promise<readonly string[]> {
  const found: string[] = [];
  const { operationId, method, path: template, requestBody } = operation.entry;
  const { createClient, api } = await load(each);
  const { parameters: given, bodies } = exampleArguments(each.normal, operation);
  const parameters = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const [named] = bodies.values();
  const body = requestBody ? replaceFiles(requestBody, named, () => new Blob(["x"])) : undefined;
  const args = [...(operation.parameters.length > 0 ? [parameters] : []), ...(requestBody ? [body] : [])];
  const credentials = demoOptions(each.operations);
  const call = async (options: { readonly baseUrl: string; readonly [name: string]: unknown }) => {
    // Operations with an address of their own are sent to that of the API.
    const servers = api.servers && Object.fromEntries(api.servers.map((server) => [server, options.baseUrl]));
    const all = {
      ...credentials,
      ...(servers && { servers }),
      allowInsecure: true,
      retry: false,
      ...options,
    };
    return createClient(all)[operationId]?.(...args);
  };
  const ours = await record((fetch) => call({ baseUrl, fetch }));
  if (ours instanceof Error) return [`is not sent: ${ours.message}`];

  const onEvent = (event: ClientEvent) => {
    if (event.type !== "drift") return;
    for (const { pointer, difference } of event.issues) found.push(`drifts: ${difference} ${pointer}`);
  };
  await call({ baseUrl: prismUrl, drift: "report", onEvent }).catch((error: DataplatError) => {
    // Where a document states errors only, Prism answers with one.
    const isOnly = Object.values(operation.entry.success).every(({ isStatusInferred }) => isStatusInferred);
    const isStated =
      error.kind === "api" && operation.responses.some(({ status }) => Number(status) === error.status);
    if (!isOnly || !isStated) found.push(`is refused by Prism: ${error.message}`);
  });

  const command = (await api.importCommands()).find((model) => model.operationId === operationId);
  if (!command) return [...found, "has no command"];
  const { args: flags, input = "" } = writeArguments(command, { parameters, body: named });
  const environment = Object.keys(credentials).map((option) => [credentialVariable(option), "demo-token"]);
  const line = [
    command.name,
    ...flags.map((flag) => (flag === "file" ? file : flag)),
    "--dry-run",
    "--output",
    "json",
  ];
  const variables = { ...Object.fromEntries(environment), [api.baseUrlVariable]: baseUrl };
  const context = { apis: [api], readInput: async () => Buffer.from(input) };
  const { stdout, stderr } = await runMain(line, variables, undefined, context);
  const printed = stderr === "" ? JSON.parse(stdout) : undefined;
  const isSame =
    printed?.method === ours.method &&
    (api.servers
      ? printed.url.endsWith(ours.url.slice(baseUrl.length))
      : withoutKeys(printed.url) === ours.url);
  const printedBody = ours.type.endsWith("json") ? printed?.body : readPrinted(printed?.body);
  if (!isSame || !isDeepStrictEqual(printedBody, ours.body))
    found.push(`is another request as a command: ${stderr || stdout} ${JSON.stringify(ours)}`);

  const params: Record<string, Record<string, unknown>> = { path: {}, query: {}, header: {}, cookie: {} };
  for (const { entry } of operation.parameters)
    Object.assign(params[entry.in] ?? {}, { [entry.key ?? entry.name]: parameters[entry.name] });
  const peer: Readonly<Record<string, unknown>> = { ...createPeer({ baseUrl }) };
  const { kind, mediaType = "" } = requestBody ?? {};
  const form = kind === "form" && {
    bodySerializer: (value: object) => writeForm(mediaType, value),
    ...(mediaType !== "multipart/form-data" && { headers: { "content-type": mediaType } }),
  };
  const theirs = await record((fetch) =>
    (peer[method] as Call)(template, { params, fetch, ...(requestBody && { body }), ...form }),
  );
  if (isDeepStrictEqual(ours, theirs)) same += 1;
  else if (!isBeyondPeer(operation, body))
    found.push(`differs: ${JSON.stringify(ours)} ${JSON.stringify(theirs)}`);
  return found;
}

/** Number of requests that openapi-fetch sends as our clients do. */
let same = 0;

/** A form as callers of openapi-fetch write it. */
function writeForm(mediaType: string, body: object) {
  const form = mediaType === "multipart/form-data" ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  return form;
}

/** Whether openapi-fetch leaves an option to its caller: forms with lists and objects, and styles of parameters, which it takes from the template. */
const isBeyondPeer = ({ entry: { requestBody, parameters } }: DocumentOperation, body: unknown): boolean =>
  (requestBody?.kind === "form" &&
    Object.values(Object(body)).some((value) => typeof value === "object" && !(value instanceof Blob))) ||
  parameters.some(({ in: place, style, explode, kind }) => {
    const isPlain =
      place === "query" || place === "cookie" ? style === "form" && explode : style === "simple" && !explode;
    return kind === "json" || (kind !== "value" && !isPlain) || style === "label" || style === "matrix";
  });

/** Differences that are not ours: the operations that have them, with the reason. */
const explained: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [
    /^oas31-(?:parameters-style|readme-extensions|schema-encoding-style|schema-types) .*: No response defined/,
    "Prism accepts the request; the document has no response",
  ],
  [
    /^oas3[01]-parameters-style (?:headers|paths|query(?:Space|Pipe)|formData(?:Space|Pipe))\w+ .* the connection failed|^oas30-circular-paths putAnything .* the connection failed/,
    "Prism ends at a list in a header, a path or with a delimiter",
  ],
  [
    /^oas30-http-status-codes getStatus(?:10[0-3]|407) .* the connection failed/,
    "`fetch` rejects the status",
  ],
  [
    /^oas3\S+ (?:putAnythingMultipartFormdata|formData(?:Standard|FormNonExploded)) is refused by Prism: \w+: 422 /,
    "Prism reads the parts of a multipart form as texts",
  ],
  [/^oas30-schema-circular putCircular is refused by Prism: putCircular: 400 /, "Prism needs a part"],
  [
    /^oas30-(?:discriminators (?:oneOfWithTop|patchOneofAllof|patchMappingOf|postPotentially)|polymorphism patchPets)\w* is refused by Prism: \w+: 422 /,
    "Prism ignores discriminators",
  ],
  [
    /^oas3[01]-readme\S* \w+ drifts: wrong-format \S*\/(?:uri|color|project|token|baseUrl|legacy_id|id|name|not_found)$/,
    "Prism makes values without their pattern and format",
  ],
  [
    /^oas3\S+ \w+ drifts: unknown-member \S*\/(?:write-only|propWithWriteOnly|cvc)$/,
    "Prism answers with members that only requests have",
  ],
  [
    /^oas30-request-examples \w+ParameterExamples\w+ drifts: unknown-member \/(?:summary|description)$/,
    "The document's example has members that its schema does not have",
  ],
  [
    / (?:(?:put|patch)RequestBodyPrimitiveExample|(?:boolean|string)EnumSupport|getAnything\w+Formats) is not sent: /,
    "The document's own example is invalid",
  ],
  [
    /^oas30-\S+ (?:patchEmbeddedDiscriminator|patchMappingWith\w+|postAnythingOneOfObject\w*|createDoc) is not sent: .* \/body matches several alternatives\.$/,
    "The example that is made matches several alternatives",
  ],
  [
    / (?:create(?:Guide|Reference)|getAnythingStrings) is not sent: .* must be a string matching/,
    "It is made without the pattern",
  ],
  [
    / (?:quirks\w+IncompatibleAllOf is not sent: .* must be a string|directCircular is not sent: .* is missing)\.$/,
    "No value matches",
  ],
];

const used = new Set<RegExp>();

/** Examples of the documents that do not match their schemas. */
const wrongExamples = [
  ...["put", "patch"].flatMap((method) =>
    ["request cat", "request dog", "200 cat", "200 dog"].map(
      (what) => `oas30-request-examples ${method}RequestBodyPrimitiveExample ${what}`,
    ),
  ),
  "oas31-train-travel createBookingPayment 200 Card",
];

/** Operations that cannot be carried, with the reason. */
const refusals: readonly string[] = [
  "oas30-response-http-behavior GET /cache: The document has no security scheme api_key.",
  "oas30-response-http-behavior GET /status/302: The document has no security scheme api_key.",
  "oas30-response-http-behavior GET /status/204: The document has no security scheme api_key.",
  "oas30-security-multiple POST /anything/and: apiKey_header and basic and oauth2 are sent in one header together.",
  "oas31-security POST /anything/mutualTLS: Security of type mutualTLS is not supported.",
];

test("are carried, but for what is wrong on the wire", () => {
  const refused = brought.flatMap(({ name, refused: operations }) =>
    operations.flatMap(({ method, path: template, problems }) =>
      problems.map(({ message }) => `${name} ${method} ${template}: ${message.replace(/(?<=\.) .*/, "")}`),
    ),
  );
  expect(refused).toEqual(refusals);
  const few = brought.filter((each) => each.count < 0.95 * (each.count + each.refused.length));
  // Its operations need a scheme that it does not have, or there is one of these among a few.
  expect(few.map(({ name }) => name)).toEqual([
    "oas30-response-http-behavior",
    "oas30-security-multiple",
    "oas31-security",
  ]);
});

test("have types that compile", async () => {
  const names = ["client.ts", "apis.ts", "examples.ts", "response-values.ts", "responses.d.ts"];
  const files = brought.flatMap(({ generated }) => names.map((name) => path.join(generated, name)));
  expect([...(await compileFiles(folder, files))]).toEqual([]);
});

test("have examples that match their schemas, but for those that are listed", async () => {
  expect((await Promise.all(brought.map(findWrongExamples))).flat()).toEqual(wrongExamples);
});

describe.each(brought.filter(({ count }) => count > 0))("$name", (each) => {
  test("is sent as documented by its client and its command", { timeout: 300_000 }, async () => {
    const document = path.join(each.generated, "openapi.json");
    let prism = await startPrism(document, 0);
    const found: string[] = [];
    for (const operation of each.operations) {
      const issues = await check(each, prism.baseUrl, operation);
      found.push(...issues.map((issue) => `${each.name} ${operation.entry.operationId} ${issue}`));
      if (!issues.some((issue) => issue.includes("connection failed"))) continue;
      await prism.stop();
      prism = await startPrism(document, 0);
    }
    await prism.stop();
    const isExplained = (what: string) => {
      const [pattern] = explained.find((one) => one[0].test(what)) ?? [];
      if (pattern) used.add(pattern);
      return pattern !== undefined;
    };
    expect(found.filter((what) => !isExplained(what))).toEqual([]);
  });
});

test("are sent as openapi-fetch sends them, at least 570 of them, and no explanation is out of date", () => {
  expect(same).toBeGreaterThanOrEqual(570);
  expect(explained.filter(([pattern]) => !used.has(pattern))).toEqual([]);
});
