/** A made-up API with every feature that is carried, from its document to its client, on the platform and on stock `prism mock`. */
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { demoOptions } from "../../scripts/lib/credentials.ts";
import { execute } from "../../scripts/lib/execute.ts";
import { exampleArguments } from "../../scripts/lib/import-client.ts";
import { writeArguments } from "../../scripts/pipeline/generate/write-arguments.ts";
import { lint } from "../../scripts/pipeline/lint.ts";
import { type RunningMocks, startMocks } from "../../scripts/pipeline/mock/start-mocks.ts";
import { describeIssues } from "../../src/cli/flags/describe-issues.ts";
import { listFlags } from "../../src/cli/flags/flags.ts";
import { parseFlags } from "../../src/cli/flags/parse-flags.ts";
import { listArguments } from "../../src/cli/mcp/arguments.ts";
import { createCallTool } from "../../src/cli/mcp/call-tool.ts";
import type { CommandModel } from "../../src/cli/model/command-model.ts";
import type { DocumentOperation } from "../../src/contract/read-document.ts";
import { createApiDocument, type OpenApiDocument } from "../../src/docs/reference/documents.ts";
import { fidelityByApi } from "../../src/docs/reference/fidelity-statements.ts";
import { createOperationViews } from "../../src/docs/reference/operation-view.ts";
import { createApiForms } from "../../src/docs/sandbox/operation-forms.ts";
import { safe } from "../../src/index.ts";
import { createPlatform } from "../../src/platform/index.ts";
import { hashSecret } from "../../src/platform/store/digest.ts";
import { createMemoryStore } from "../../src/platform/store/memory.ts";
import { replaceFiles } from "../../src/samples/form-sample.ts";
import { runMain } from "../cli/run-main.ts";
import { expectStrictTool } from "../cli/strict-schema.ts";
import { findOrSkip } from "../find-or-skip.ts";
import { type InvalidRequest, invalidRequests } from "../invalid-requests.ts";
import { expectRejected } from "../send-request.ts";
import { compileFiles } from "../types/compile.ts";
import {
  cliApi,
  cliEntry,
  constants,
  createLibraryClient,
  createLibraryClientOf,
  described,
  document,
  examples,
  png,
  received,
  register,
  registerFile,
} from "./library.ts";

vi.mock(import("../../src/platform/apis/index.ts"), async () => {
  const { library } = await import("./library.ts");
  return { apis: [library] };
});

const store = createMemoryStore();
const platform = createPlatform({ store, checkResponses: true });
let mocks: RunningMocks;
let platformUrl: string;
beforeAll(async () => {
  mocks = await startMocks({ register: registerFile });
  await platform.ready();
  const credential = (id: string, secret: string) => ({
    ...{ api: "library", tenantId: "town", id, secretHash: hashSecret(secret) },
    ...{ expiresAt: null, revokedAt: null },
  });
  await store.insert({
    tenants: [{ api: "library", id: "town", name: null }],
    credentials: [credential("demo-key", "demo-secret"), credential(hashSecret("demo-token"), "demo-token")],
    resources: [],
  });
  platformUrl = (await platform.listen()).url;
  await writeFile(pngFile, png);
  const profile = {
    baseUrl: "http://127.0.0.1:1",
    servers: { [archive]: platformUrl },
    ...demoOptions(described),
    ...keys,
  };
  await writeFile(configFile, JSON.stringify({ profiles: { default: { library: profile } } }), {
    mode: 0o600,
  });
});
afterAll(() => Promise.all([mocks.stop(), platform.close(), rm(pngFile), rm(configFile)]));

/** Requests with the example of each parameter, one for each example of the body. */
function requestsOf(operation: DocumentOperation) {
  const { parameters, bodies } = exampleArguments(document, operation);
  if (!operation.requestBody) return [{ parameters, body: undefined }];
  const values = operation.requestBody.entry.kind === "binary" ? [png] : [...bodies.values()];
  return values.map((body) => ({ parameters, body }));
}

/** Arguments of a call for each request. */
function argumentsOf(operation: DocumentOperation): unknown[][] {
  const { parameters: known, requestBody } = operation;
  return requestsOf(operation).map(({ parameters, body }) => [
    ...(known.length > 0 ? [parameters] : []),
    ...(requestBody ? [replaceFiles(requestBody.entry, body, (name) => new File([png], name))] : []),
  ]);
}

const archive = "https://archive.example.com";
const keys = { staffKey: "demo-token", terminal: "demo-token", badge: "demo-token" };

const clientOf = (baseUrl: string, options = {}) => {
  const credentials = { ...demoOptions(described), ...keys };
  const servers = { [archive]: baseUrl };
  return createLibraryClient({ baseUrl, servers, drift: "throw", retry: false, ...credentials, ...options });
};

/** Stock Prism accepts unknown members of an object in a query, and null in place of an optional body. */
const isAcceptedByMock = ({ requestBody }: DocumentOperation, { pointer, body }: InvalidRequest) =>
  pointer === "/parameters/filter/notInTheDocument" || (body === null && !requestBody?.entry.required);

/** An operation and the function that calls its tool. */
function toolOf(operation: DocumentOperation) {
  const callTool = createCallTool(cliApi, async () => ({
    ...{ baseUrl: platformUrl, servers: { [archive]: platformUrl } },
    ...{ source: "", credentialSources: {}, parameters: {} },
    readCredentials: async () => demoOptions(described),
  }));
  return { command: commandOf(operation), callTool };
}

/** The input of a tool for a request, by the names that its schema has. */
function inputOf(command: CommandModel, parameters: Readonly<Record<string, unknown>>, body: unknown) {
  const whole = body instanceof Uint8Array ? Buffer.from(body).toString("base64") : body;
  const sources = { parameters, body: Object(body), "whole-body": { body: whole }, query: {} };
  const bytes = Buffer.from(png).toString("base64");
  const values = listArguments(command).flatMap(({ name, ownName, target, file }) => {
    const given = new Map(Object.entries(sources[target])).get(ownName);
    if (file && given !== undefined) return [[name, Array.isArray(given) ? [bytes] : bytes]];
    return given === undefined ? [] : [[name, given]];
  });
  const nulls = values.flatMap(([name, value]) => (value === null ? [name] : []));
  return { ...Object.fromEntries(values), ...(nulls.length > 0 && { nulls }) };
}

const curl = await findOrSkip("curl");
const pngFile = path.join(tmpdir(), `dataplat-cover-${process.pid}.png`);
const configFile = path.join(tmpdir(), `dataplat-library-${process.pid}.json`);

const environment = () => ({
  ...{ DATAPLAT_LIBRARY_URL: platformUrl, DATAPLAT_STAFF_KEY: "demo-token" },
  ...{ DATAPLAT_TERMINAL: "demo-token", DATAPLAT_BADGE: "demo-token" },
  ...{ DATAPLAT_ACCESS_TOKEN: "demo-token", DATAPLAT_KEY_ID: "demo-key", DATAPLAT_KEY_SECRET: "demo-secret" },
});

/** The environment, or a profile, which alone has the address of an operation with one of its own. */
const connectionOf = ({ entry }: DocumentOperation) =>
  entry.server === undefined ? environment() : { DATAPLAT_CONFIG: configFile };

const runIn = (variables: Readonly<Record<string, string>>, args: readonly string[], input = "") =>
  runMain(args, variables, undefined, { apis: [cliEntry], readInput: async () => Buffer.from(input) });
const run = (...args: readonly string[]) => runIn(environment(), args);

/** Replaces the placeholder for a file of bytes. */
const pathOf = (argument: string, index: number, args: readonly string[]) =>
  /^--(?:body|cover|pages)$/.test(args[index - 1] ?? "") && argument === "file" ? pngFile : argument;

/** The command of an operation. */
function commandOf({ entry: { operationId } }: DocumentOperation): CommandModel {
  const command = cliApi.commands.find((each) => each.operationId === operationId);
  if (!command) throw new Error(`${operationId} has no command.`);
  return command;
}

test("the linters accept the document", async () => {
  expect(await lint(register)).toMatchObject({ isAccepted: true });
}, 60_000);

describe.each(described.map((operation) => ({ ...operation.entry, operation })))(
  "$operationId",
  ({ operationId, operation, success }) => {
    const [[status = "", { kind }] = ["", { kind: "none" }]] = Object.entries(success);

    test("has an example body, unless it has no content or bytes", () => {
      expect(Object.hasOwn(examples, operationId)).toBe(kind !== "none" && kind !== "binary");
    });

    test("is called on the platform, which reads what was sent", async () => {
      for (const [index, args] of argumentsOf(operation).entries()) {
        const result = (await clientOf(platformUrl)[operationId]?.withResponse(...args)) as { data: unknown };
        expect(result).toMatchObject({ status: Number(status) || 200 });
        if (kind === "none") expect(result.data).toBeUndefined();
        if (kind === "stream") expect(result.data).toBeInstanceOf(ReadableStream);
        if (kind === "text") expect(result.data).toBeTypeOf("string");
        if (kind === "binary") {
          expect(new Uint8Array(await (result.data as Blob).arrayBuffer())).toEqual(png);
        }
        expect(received.get(operationId)).toEqual(requestsOf(operation)[index]);
      }
    });

    test("is called as a tool", async () => {
      const { command, callTool } = toolOf(operation);
      expectStrictTool(command);
      for (const request of requestsOf(operation)) {
        const input = inputOf(command, request.parameters, request.body);
        const { isError, content } = await callTool(command, input, AbortSignal.timeout(10_000));
        expect(isError, JSON.stringify(content)).toBeUndefined();
        expect(received.get(operationId)).toEqual(request);
      }
    });

    test("is called by its command, which sends the same request, and by that of --curl", async () => {
      const command = commandOf(operation);
      for (const request of requestsOf(operation)) {
        const { args, input = "" } = writeArguments(command, request);
        received.delete(operationId);
        const words = [command.name, ...args.map(pathOf)];
        const { stderr } = await runIn(connectionOf(operation), words, input);
        expect([stderr, received.get(operationId)]).toEqual(["", request]);
        if (!curl) continue;
        received.delete(operationId);
        const { stdout } = await runIn(connectionOf(operation), [...words, "--curl"], input);
        // Bytes are written into a file.
        const script = stdout.replace("--output result", "--output /dev/null");
        await execute("sh", ["-c", script], { env: { ...process.env, ...environment() } });
        expect(received.get(operationId)).toEqual(request);
      }
    });

    test("has a command whose violations name its flags", async () => {
      const command = commandOf(operation);
      const names = [...listFlags(command).map(({ name }) => `--${name}`), "--body"];
      for (const { parameters, body, pointer } of invalidRequests(document, operation)) {
        // No flag sets what the document does not have.
        if (pointer.startsWith("/parameters") && pointer.endsWith("/notInTheDocument")) continue;
        const { args, input = "" } = writeArguments(command, { parameters, body });
        const request = await parseFlags(command, args.map(pathOf), {
          readInput: async () => Buffer.from(input),
        });
        const sent = [...(command.parameters.length > 0 ? [request?.parameters] : []), request?.body];
        const { error } = await safe(Promise.resolve(clientOf(platformUrl)[operationId]?.(...sent)));
        if (error?.kind !== "invalid-request") throw new Error(`${args.join(" ")} was sent.`);
        for (const { flag } of describeIssues(error.issues, command)) expect(names).toContain(flag);
      }
    });

    // A static mock has no bytes to send, and reads a list in a path as one value.
    test.skipIf(["getBookCover", "listLoans"].includes(operationId))("is called on the mock", async () => {
      for (const args of argumentsOf(operation))
        await clientOf(mocks.baseUrl("library"))[operationId]?.(...args);
    });

    test("rejects each request that violates one rule of the document", async () => {
      const requests = invalidRequests(document, operation);
      expect(requests.length > 0).toBe(
        operation.parameters.length > 0 || operation.requestBody !== undefined,
      );
      for (const invalid of requests) {
        // A list in a path ends the mock, which reads neither JSON nor cookies and not all of an object.
        const onMock = isAcceptedByMock(operation, invalid) ? Number(status) || 200 : 422;
        const mock =
          operationId === "listLoans" || operationId === "searchLoans"
            ? undefined
            : ([mocks.baseUrl("library"), onMock] as const);
        await expectRejected(operation, invalid, clientOf(platformUrl)[operationId], platformUrl, mock);
      }
    });
  },
);

// Pass `-u` to Vitest to write the files again.
test.each(["list-books", "start-import", "update-book", "replace-book-tags"])("%s has help", async (name) => {
  const { code, stdout } = await runIn({}, [name, "--help"]);
  expect(code).toBe(0);
  // Options and exit codes of every command are in the first file alone.
  const text = name === "list-books" ? stdout : stdout.replace(/Options of every.*(?=Example\n)/s, "");
  await expect(text).toMatchFileSnapshot(`../cli/golden/help/${name}.txt`);
});

test("a client of selected operations has what they need, and nothing else", async () => {
  const { addBookScan, importBooks, listBooks } = constants;
  const options = { baseUrl: platformUrl, ...demoOptions(described) };
  const client = createLibraryClientOf([addBookScan, importBooks], options);
  expect(await client["addBookScan"]?.({ bookId: 7 }, { title: "Emma", cover: new Blob(["a"]) })).toEqual({
    count: 2,
  });
  await client["importBooks"]?.("a,b", { contentType: "text/csv" });
  expect(received.get("importBooks")).toEqual({ parameters: {}, body: "a,b" });
  expect(addBookScan).toMatchObject({ modules: { bodies: { form: {} } } });
  expect(listBooks).not.toHaveProperty("modules.bodies");
});

test("a form is printed by --dry-run and --curl with the names of its files, and a media type is chosen", async () => {
  const print = async (...args: readonly string[]) => {
    const { stdout, stderr } = await runIn(environment(), args, "a,b");
    return stdout.replaceAll(platformUrl, "") + stderr;
  };
  const scan = ["add-book-scan", "--book-id", "7", "--title", "@a", "--cover", pngFile, "--pages"];
  const dry = await print(...scan, pngFile, "--dry-run");
  expect(dry.slice(dry.indexOf("\n\n"))).toBe(`\n\ntitle=@a\ncover=@${pngFile}\npages=@${pngFile}\n`);
  // Of the same name and size.
  const other = pngFile.replace("dataplat", "./dataplat");
  expect(await print(...scan, other, "--dry-run")).toContain(`\ncover=@${pngFile}\npages=@${other}\n`);
  scan.push(pngFile);
  expect(JSON.parse(await print(...scan, "--dry-run", "--output", "json")).body).toEqual([
    { name: "title", text: "@a" },
    { name: "cover", file: pngFile, type: "image/png" },
    { name: "pages", file: pngFile, type: "application/octet-stream" },
  ]);
  const curlOf = async (...args: readonly string[]) =>
    (await print(...args, "--curl")).split(" \\\n  ").slice(-3);
  expect(await curlOf(...scan)).toEqual([
    "--form-string 'title=@a'",
    `--form 'cover=@${pngFile};type=image/png'`,
    `--form 'pages=@${pngFile};type=application/octet-stream'\n`,
  ]);
  expect(await curlOf("find-loans", "--member", "J & co", "--genres", "a", "--genres", "b")).toEqual([
    "--header 'content-type: application/x-www-form-urlencoded'",
    "--data-urlencode 'member=J & co'",
    "--data-urlencode 'genres=a,b'\n",
  ]);
  const csv = ["--content-type", "text/csv", "--accept", "text/csv", "--body", "-"];
  const text = await print("import-books", ...csv, "--dry-run");
  expect(text).toContain("accept: text/csv, application/json;q=0.5\ncontent-type: text/csv\n");
  expect(text).toContain("\n\na,b\n");
  expect(await print("import-books", "--accept", "text/html")).toContain(
    "--accept must be application/json or text/csv.",
  );
  expect(await print("add-book-scan", "--cover", "/missing")).toContain("--cover cannot be read: ENOENT");
  const twice = await print("add-book-scan", "--cover", "-", "--pages", "-");
  expect(twice).toContain("Standard input (-) can be the value of one flag only.");
  // The stream of the test prints bytes as numbers.
  expect(await print("watch-events")).toBe(String(Buffer.from("data: loan\n\n").toJSON().data));
  expect(await print("list-books", "--accept", "text/csv")).toContain("--accept is not a known option");
});

test("the requests that violate the document do so by each keyword", () => {
  const requests = described.flatMap((operation) => invalidRequests(document, operation));
  const keywords = [
    "additionalProperties const enum exclusiveMaximum exclusiveMinimum format maxItems maxLength maximum minItems",
    "minLength minimum multipleOf pattern required type unevaluatedProperties uniqueItems",
  ];
  expect([...new Set(requests.map(({ keyword }) => keyword))].toSorted().join(" ")).toBe(keywords.join(" "));
  const missing = requests.filter(({ keyword }) => keyword === "required").map(({ pointer }) => pointer);
  const expected = ["/parameters/since", "/parameters/X-Reason", "/body", "/body/name", "/body/version"];
  expect(missing).toEqual(expect.arrayContaining(expected));
});

test.each([
  ["unknown-member", /^unknown-member /, 8],
  ["null-for-array", /^wrong-type |is not an array\. /, 12],
  ["string-for-number", /^wrong-type /, 8],
  ["new-value", /^new-value /, 1],
] as const)(
  "a drift fault %s changes a response that has such a value, and the client finds it",
  async (kind, pattern, count) => {
    let found = 0;
    for (const operation of described) {
      const { operationId } = operation.entry;
      try {
        platform.faults.inject(operationId, { type: "drift", kind });
      } catch {
        // The document allows no such value.
        continue;
      }
      const [args = []] = argumentsOf(operation);
      const { error } = await safe(Promise.resolve(clientOf(platformUrl)[operationId]?.(...args)));
      // The example of this operation is an empty list.
      if (error?.message.includes("does not apply")) continue;
      const issues = error?.kind === "unexpected-response" ? error.issues : [];
      const differences = issues.map(({ difference, pointer }) => `${difference} ${pointer}`).join();
      expect(differences || error?.message, operationId).toMatch(pattern);
      found += 1;
    }
    expect(found).toBe(count);
  },
);

test.each([
  ["null-for-array", "no array. Use string-for-number."],
  ["new-value", "no text with listed values. Use"],
] as const)("a drift fault %s is rejected for a response that cannot drift so", (kind, message) => {
  const inject = () => platform.faults.inject("getBookCount", { type: "drift", kind });
  expect(inject).toThrow(
    `fault.kind ${kind} does not apply to getBookCount, whose documented response has ${message}`,
  );
});

test("--columns has any member of a map, and no other unknown one", async () => {
  for (const [columns, code] of Object.entries({ "counts.drama": 0, "counts.drama,shelve": 2, count: 2 }))
    expect(await run("get-catalogue", "--columns", columns)).toMatchObject({ code });
});

test("verify calls every operation that reads, with parameters of any form, and says what it did not see", async () => {
  const args = ["--book-id", "7", "--book-ids", "7", "--book-ids", "8", "--years", "1813"];
  const { code, stdout, stderr } = await run("verify", ...args, "--filter", '{"lent":true}');
  expect([code, stderr]).toEqual([0, ""]);
  expect(received.get("listBooks")).toMatchObject({ parameters: { filter: { lent: true }, years: [1813] } });
  expect(stdout.slice(stdout.indexOf("Not verified"))).toMatchInlineSnapshot(`
    "Not verified
      get-book: Not in the response: /data/subtitle, /data/shelfMark.
      delete-book, update-book, create-book, replace-book-text, replace-book-cover, add-book-scan, find-loans, import-books, create-member, replace-book-tags, replace-book-rating, start-import, replace-labels: Never called, since a write may change data.
      list-books: Not in the response: /items/*/subtitle, /items/*/rating, /items/*/shelfMark.
      get-book-text: Its content, text/plain, is not compared.
      get-book-record: Its content, application/xml, is not compared.
      get-book-cover: Its content, image/png, is not compared.
      watch-events: Not called: its response is a stream, which may not end.
      get-catalogue: Not in the response: /shelves/*/state, /shelves/*/constructor, /newest/id, /newest/title, /newest/subtitle, /newest/rating, /newest/shelfMark, /medium/pages, /pin.
      search-loans: Not called: pass --branch, --format, --session.
      list-audits: Not called: pass --since, --x-reason.
      list-visits, list-notices, list-old-books: Not in the response: /*.
      get-archive: It is sent to https://archive.example.com: add its address to \`servers\` in the profile.
      Error responses, and responses to other parameters and with other data, are not verified.

    0 drift issues. 12 passed, 0 with drift, 0 failed, 17 skipped.
    "
  `);
});

test("verify does not show a sensitive value of the wrong form", async () => {
  const pin = "s3cr3t";
  platform.faults.inject("getCatalogue", { type: "status", status: 200, body: { pin, price: 0.001 } });
  const { code, stdout } = await run("verify", "--output", "json");
  const { operations } = JSON.parse(stdout).apis[0];
  const { issues } = operations.find(({ command }: { command: string }) => command === "get-catalogue");
  expect(issues).toEqual([
    {
      ...{ pointer: "/pin", difference: "wrong-format", expected: ["^[0-9]{4}$"], count: 1 },
      example: { pointer: "/pin", actual: "(sensitive)" },
    },
    {
      ...{ pointer: "/price", difference: "wrong-value", expected: ["multipleOf 0.01"], count: 1 },
      example: { pointer: "/price", actual: "0.001" },
    },
  ]);
  expect([code, stdout]).toEqual([8, expect.not.stringContaining(pin)]);
});

test.each(["list-visits", "list-notices"])(
  "%s shows no secret, and neither does the journal",
  async (name) => {
    const outputs = [await run(name, "--verbose"), await run(name, "--dry-run"), await run(name, "--curl")];
    expect(outputs.map(({ code }) => code)).toEqual([0, 0, 0]);
    const shown = JSON.stringify([outputs, platform.journal.entries()]);
    expect(shown).not.toContain("demo-token");
    const [, dry, curlCommand] = outputs;
    expect([dry?.stdout, curlCommand?.stdout].join("\n")).toContain(
      name === "list-visits" ? "/v1/visits?terminal=<terminal>" : "cookie: badge=<badge>",
    );
  },
);

test("a command whose address is not in a profile sends nothing, and --dry-run shows the document's", async () => {
  const { code, stderr } = await run("get-archive");
  expect([code, stderr]).toEqual([
    3,
    expect.stringContaining(`Add "servers": { "${archive}": "https://..." } to`),
  ]);
  expect((await run("get-archive", "--dry-run")).stdout).toContain(`GET ${archive}/v1/archive\n`);
});

test.each<[path: string, headers: Readonly<Record<string, string>>, status: number, message: string]>([
  ["visits?terminal=demo-token", { "x-library-key": "demo-token" }, 200, ""],
  [
    "visits",
    { "x-library-key": "demo-token" },
    401,
    "Send a key in the header X-Library-Key and a key in the query terminal.",
  ],
  ["visits?terminal=demo-token", {}, 401, "Send a key in the header"],
  ["visits?terminal=wrong", { "x-library-key": "demo-token" }, 401, "not valid"],
  ["visits?terminal=village-token", { "x-library-key": "demo-token" }, 401, "not valid"],
  ["notices", {}, 200, ""],
  ["notices", { cookie: "a=b; badge=demo-token" }, 200, ""],
  ["notices", { cookie: "badge=wrong" }, 401, "not valid"],
])("the platform answers %s with %j by %i", async (target, headers, status, message) => {
  const response = await fetch(`${platformUrl}/v1/${target}`, { headers });
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(message)]);
});

test("the pages and the forms show every operation", () => {
  // The bundle has been linted; Redocly's types allow more.
  const api = createApiDocument("library", document as object as OpenApiDocument);
  const ids = described.map(({ entry }) => entry.operationId);
  const operations = createOperationViews(api);
  expect(operations.map(({ entry }) => entry.operationId)).toEqual(ids);
  expect(createApiForms(api).forms.map(({ operation }) => operation.operationId)).toEqual(ids);
  const bodies = operations.map(({ requestBody }) => requestBody?.content);
  for (const shown of [
    { mediaType: "multipart/form-data", isJson: true },
    { mediaType: "text/plain", isJson: false },
  ])
    expect(bodies).toContainEqual(expect.objectContaining(shown));
  const views = operations.map(({ entry, security }) => [entry.operationId, security] as const);
  const { listVisits, listNotices } = Object.fromEntries(views);
  expect(listVisits).toMatchObject({
    alternatives: [["staffKey", "terminal"]],
    schemes: [
      { text: "API key in the header X-Library-Key" },
      { text: "API key in the query parameter terminal" },
    ],
  });
  expect(listNotices?.alternatives).toEqual([[], ["badge"]]);
  // An API and an operation without statements of their own have the default ones.
  expect(fidelityByApi([api])[0]?.subjects.map(({ id }) => id)).toEqual(["library-operations", ...ids]);
});

test("the platform states its fidelity for the API and each operation", async () => {
  const response = await fetch(`${platformUrl}/_platform/fidelity`);
  expect(Object.keys(Object(await response.json()))).toEqual(
    expect.arrayContaining(["library", ...described.map(({ entry }) => entry.operationId)]),
  );
});

test("the types are those of the document", async () => {
  const folder = path.dirname(registerFile);
  const file = path.join(folder, "snippet.ts");
  await writeFile(file, typed);
  expect(await compileFiles(folder, [file])).toEqual(new Map());
});

const typed = `
import { createLibraryClient } from "./generated/library/client.ts";
const library = createLibraryClient({ staffKey: "a", badge: "b", accessToken: "t", keyId: "k", keySecret: "s" });
createLibraryClient({ terminal: "t", servers: { "https://archive.example.com": "https://archive.test" } });
// @ts-expect-error An address that no operation has.
createLibraryClient({ servers: { "https://archives.example.com": "https://archive.test" } });
export const title: string | undefined = (await library.getBook({ bookId: 7 })).title;
export const cursor: string | null | undefined = (await library.listBooks()).nextCursor;
await library.listBooks({ "sort-order": "title", filter: { lent: true }, years: [1813], "X-Trace-Id": "t" });
export const genres: string[] = await library.listGenres();
export const count: number = await library.getBookCount();
export const nothing: undefined = await library.deleteBook({ bookId: 7 });
export const text: string = await library.getBookText({ bookId: 7 });
export const record: string = await library.getBookRecord({ bookId: 7 });
export const cover: Blob = await library.getBookCover({ bookId: 7 });
const search = { branch: "main", format: "long", branchQuery: 2, session: 7 } as const;
await library.searchLoans({ ...search, where: { book: { year: 1815 } }, dryRun: [{ year: 1 }], sort: ["a"] });
await library.replaceBookCover({ bookId: 7 }, cover);
await library.replaceBookCover({ bookId: 7 }, new Uint8Array(1));
await library.replaceBookText({ bookId: 7 }, "text");
const scans = { title: "Emma", cover, pages: [cover] };
export const scanned: number | undefined = (await library.addBookScan({ bookId: 7 }, scans)).count;
await library.findLoans({ member: "Jane", genres: ["novel"] });
export const events: ReadableStream<Uint8Array> = await library.watchEvents();
export const imported: number | undefined = (await library.importBooks({ titles: ["Emma"] })).count;
const csv = await library.importBooks("Emma", { contentType: "text/csv", accept: "text/csv" });
export const line: string = csv;
export const same: string = (await library.importBooks.withResponse({}, { accept: "text/csv" })).data;
await library.importBooks({}, { accept: "application/json", timeoutMs: 1 });
const created = await library.createBook.withResponse({ title: "Emma" });
export const id: number | undefined = created.status === 201 ? created.data.id : undefined;
export const job: string | undefined = created.status === 202 ? created.body.jobId : undefined;
const { body } = await library.getBook.withResponse({ bookId: 7 });
export const requestId: string = body.requestId;
await library.startImport();
await library.startImport({ kind: "file", path: "/books.csv" });
await library.replaceLabels({ version: 1, labels: { a: null } });
export const member: string = (await library.createMember({ name: "Jane", pin: "1234" })).id;
const { medium, newest, shelves, counts, mark } = await library.getCatalogue();
export const minutes: number | undefined = medium?.kind === "audio" ? medium.minutes : undefined;
export const nested: string | undefined = shelves?.[0]?.shelves?.[0]?.name;
export const values: [number | undefined, string | number | undefined] = [counts?.["novel"], mark];
export const isNull: boolean = newest === null;
export const loans: string | undefined = (await library.listLoans({ bookIds: [7] }))["7"]?.[0];

// @ts-expect-error A known value or null.
export const state: string | undefined = shelves?.[0]?.state;
// @ts-expect-error A text in place of an integer.
library.getBook({ bookId: "7" });
// @ts-expect-error A missing parameter.
library.getBook({});
// @ts-expect-error The text of a path in place of an integer of the query.
library.searchLoans({ ...search, branchQuery: "main" });
// @ts-expect-error A cookie that is missing.
library.searchLoans({ branch: "main", format: "long" });
// @ts-expect-error A misspelt parameter.
library.listBooks({ sortOrder: "title" });
// @ts-expect-error A misspelt member of an object parameter.
library.listBooks({ filter: { lend: true } });
// @ts-expect-error A value that is not in the enumeration.
library.listBooks({ "sort-order": "price" });
// @ts-expect-error A member that is only returned.
library.createMember({ id: "m-1", name: "Jane", pin: "1234" });
// @ts-expect-error A member that is only sent.
(await library.createMember({ name: "Jane", pin: "1234" })).pin;
// @ts-expect-error A tag that no alternative has.
library.startImport({ kind: "other" });
// @ts-expect-error The member of another alternative.
library.startImport({ kind: "file", url: "https://example.com" });
// @ts-expect-error A list of another type.
library.replaceBookTags({ bookId: 7 }, [1]);
// @ts-expect-error An object in place of bytes.
library.replaceBookCover({ bookId: 7 }, {});
// @ts-expect-error A name in place of a file.
library.addBookScan({ bookId: 7 }, { title: "Emma", cover: "cover.png" });
// @ts-expect-error A body of another media type than the chosen one.
library.importBooks({ titles: [] }, { contentType: "text/csv" });
// @ts-expect-error A media type that the response does not have.
library.importBooks({}, { accept: "text/plain" });
// @ts-expect-error A misspelt option beside a choice.
library.importBooks("", { contentType: "text/csv", timeout: 1 });
// @ts-expect-error A choice that the operation does not have.
library.watchEvents({ accept: "application/json" });
// @ts-expect-error A misspelt member of a body.
library.updateBook({ bookId: 7 }, { titel: "Emma" });
// @ts-expect-error A status that is not documented.
created.status === 204;
// @ts-expect-error A member of another status.
if (created.status === 201) created.data.jobId;
// @ts-expect-error A credential that the API does not take.
createLibraryClient({ staffKey: "a", apiKey: "b" });
`;
