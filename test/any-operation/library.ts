/** The Library API of library.yaml, generated into a temporary folder, and its part of the platform. */
import { cp, mkdir, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { readBundle } from "../../scripts/lib/bundle.ts";
import type { UntypedOperation } from "../../scripts/lib/import-client.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { generateFiles } from "../../scripts/pipeline/generate/generate-files.ts";
import { writeGenerated } from "../../scripts/pipeline/generate.ts";
import { type CliApiEntry, type ClientOperation, openApi } from "../../src/cli/model/cli-api.ts";
import { createBundleReader, listOperations } from "../../src/contract/read-document.ts";
import { defineApi, type Handler } from "../../src/platform/apis/api.ts";
import { namedExamples } from "../../src/samples/document-values.ts";
import { writeRegister } from "../lint/minimal.ts";
import { createFolder } from "../temporary-folder.ts";

const folder = createFolder(afterAll);
const root = path.join(folder, "openapi", "library", "openapi.yaml");
await mkdir(path.dirname(root), { recursive: true });
await cp(fileURLToPath(new URL("library.yaml", import.meta.url)), root);
await writeFile(path.join(folder, "package.json"), '{ "type": "module" }');
// Generated files import the client core, which imports a package.
for (const name of ["src", "node_modules"]) {
  await symlink(path.join(repositoryRoot, name), path.join(folder, name));
}
export const registerFile = writeRegister(path.join(folder, "openapi.yaml"), { library: { root } });
export const register = await readRegister(registerFile);
const [api] = register.apis;
if (!api) throw new Error("The register is empty.");
await writeGenerated(await generateFiles(register));
const importGenerated = (name: string) => import(pathToFileURL(path.join(api.generated, name)).href);

export const document = await readBundle(api);
export const described = listOperations(document);
type Client = Readonly<Record<string, UntypedOperation & ClientOperation>>;
export const {
  createLibraryClient,
  createLibraryClientOf,
  ...constants
}: {
  createLibraryClient: (options: object) => Client;
  createLibraryClientOf: (selection: readonly unknown[], options: object) => Client;
  readonly [name: string]: unknown;
} = await importGenerated("client.ts");
const {
  apis: [entry],
}: { apis: readonly [CliApiEntry] } = await importGenerated("../cli/apis.ts");
export const cliApi = await openApi(entry);
export const cliEntry = entry;
export const { examples } = await importGenerated("examples.ts");
const { operations } = await importGenerated("operations.ts");
const { requests } = await importGenerated("requests.js");
const { responses } = await importGenerated("responses.js");
const { responseValues } = await importGenerated("response-values.ts");

/** A picture. */
export const png = new Uint8Array([0x89, 0x50, 0xff, 0]);

/** Parameters and bodies that handlers received, by operationId. */
export const received = new Map<string, unknown>();

/** Replaces the files of a form by the name that samples have. */
function nameFiles(value: unknown): unknown {
  if (value instanceof File) return "file";
  if (Array.isArray(value)) return value.map(nameFiles);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, nameFiles(each)]));
}

/** Answers with the first example of the first success, without its envelope. */
const handlers = Object.fromEntries(
  described.map(({ entry, responses: [success] }): [string, Handler] => {
    const { kind = "none", payload } = entry.success[success?.status ?? ""] ?? {};
    const examples = success?.content
      ? namedExamples(createBundleReader(document), success.content.node)
      : new Map();
    const [example] = examples.values();
    const json = JSON.stringify(payload === undefined ? example : example?.[payload]);
    const content = {
      json: { payload: json },
      text: { text: String(example) },
      binary: { bytes: png },
      stream: { text: String(example) },
      form: {},
      none: {},
    };
    const handler: Handler = async ({ parameters, body }) => {
      // A server receives bytes as a Buffer.
      const plain = body instanceof Uint8Array ? new Uint8Array(body) : nameFiles(body);
      received.set(entry.operationId, { parameters, body: plain });
      return content[kind];
    };
    return [entry.operationId, handler];
  }),
);

export const library = defineApi({
  name: "library",
  operations,
  requests,
  loadResponses: async () => responses,
  responseValues,
  loadExamples: async () => examples,
  basePath: "",
  tenantTerm: "town",
  handlers,
  wrap: (payload, _status, requestId) => `{"requestId":"${requestId}","data":${payload}}`,
  errorBody: (status, message) => ({ title: String(status), detail: message }),
  defaultRateLimit: { requests: 10, perMs: 1000 },
});
