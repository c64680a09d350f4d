/** `client.ts` of an API: binds the client core to the operation table, the validators and the credentials. */
import { credentialVariable, optionsOfAlternative } from "../../../src/contract/credential-parts.ts";
import type { SecurityAlternative } from "../../../src/contract/operation.ts";
import type { DocumentOperation } from "../../../src/contract/read-document.ts";
import { lowerCamelCase, upperCamelCase } from "../../../src/samples/camel-case.ts";
import type { OpenApiDocument } from "../../lib/bundle.ts";
import {
  baseUrlVariableOf,
  isComposed,
  listAlternatives,
  listServers,
  printAccess,
} from "./client-access.ts";
import { type ClientModules, listModules } from "./client-modules.ts";
import { docComment } from "./doc-comment.ts";
import { type ExampleCalls, exampleCalls } from "./example-calls.ts";

/** Names and texts of one API. */
interface ClientTexts {
  /** Such as `Management API`. */
  readonly title: string;
  /** Such as `UsageReports`. */
  readonly name: string;
  /** Such as `usageReports`. */
  readonly variable: string;
  readonly baseUrlVariable: string;
  /** Options with credentials. */
  readonly credentials: readonly string[];
  readonly alternatives: readonly SecurityAlternative[];
  /** Whether some operations have an address of their own. */
  readonly hasServers: boolean;
  /** Options of an example. */
  readonly options: string;
  readonly calls: ExampleCalls;
  readonly modules: ClientModules;
}

/** Generates TypeScript source that exports `create<Name>Client`, `create<Name>Fetch` and `create<Name>FetchClient`. */
export function generateClient(
  api: string,
  document: OpenApiDocument,
  operations: readonly DocumentOperation[],
): string {
  const alternatives = listAlternatives(operations);
  const [first] = alternatives;
  const example = first ? optionsOfAlternative(first) : [];
  const texts: ClientTexts = {
    title: document.info?.title ?? api,
    name: upperCamelCase(api),
    variable: lowerCamelCase(api),
    baseUrlVariable: baseUrlVariableOf(api),
    credentials: [...new Set(alternatives.flatMap(optionsOfAlternative))],
    alternatives,
    hasServers: listServers(operations).length > 0,
    options: `{ ${['baseUrl: "https://api.example.com"', ...example].join(", ")} }`,
    calls: exampleCalls(api, document, operations),
    modules: listModules(operations),
  };
  const access = printAccess(api, alternatives);
  return [
    printImports(texts),
    printTypes(texts),
    `const api = { ${["operations", access, ...texts.modules.members].join(", ")} };
`,
    printClient(texts),
    printClientOf(texts, access),
    printFetch(texts),
    printFetchClient(texts),
    printExports(texts),
  ].join("\n");
}

function printImports({ title, alternatives, hasServers, modules }: ClientTexts): string {
  const hasComposed = isComposed(alternatives);
  const schemes = alternatives.map(({ scheme }) => (scheme === "key" ? "apiKeyIn" : scheme)).toSorted();
  const names = [...(hasComposed ? [] : schemes), "type CredentialsOf"].join(", ");
  const fetchClient = hasServers ? "type FetchClient" : "createFetchClient, type FetchClient";
  const imports = [
    ...(hasComposed ? [["{ createSchemes }", "composed-credentials"]] : []),
    ["{ createClientOf, type SelectableOperation }", "create-client-of"],
    [`{ ${fetchClient} }`, "create-fetch-client"],
    [`{ ${names} }`, "credentials"],
    ["type { Client }", "types"],
    ...(hasServers
      ? [["{ createClient, createFetch, createFetchClient, type ServersOf }", "servers"]]
      : [
          ["{ createClient }", "create-client"],
          ["{ createFetch }", "create-fetch"],
          ["{ fetchRules }", "option-rules"],
          ["{ resolveClientOptions }", "settings"],
        ]),
  ];
  const lines = [
    ...imports.map(([what = "", file]) => [what, `client/${file}`] as const),
    // The entry that names the types of the functions, for declarations of programs that do not import it.
    ["type { ApiFetch, ClientOptions, FetchOptions }", "index"] as const,
    ...modules.imports.map(([each, file]) => [`{ ${each} }`, file] as const),
  ]
    .toSorted(([, one], [, other]) => (one < other ? -1 : 1))
    .map(([what, file]) => `import ${what} from "../../src/${file}.ts";\n`);
  return `/** Client of the ${title}. */
${lines.join("")}import { operations } from "./operations.ts";
import { requests } from "./requests.js";
import type { paths } from "./types.ts";
`;
}

/** Interfaces, which editors show by their names. */
function printTypes({ title, name, hasServers }: ClientTexts): string {
  const own = `CredentialsOf<typeof operations>${hasServers ? ", ServersOf<typeof operations>" : ""}`;
  return `/** Options of a client of the ${title}. */
export interface ${name}ClientOptions extends ClientOptions, ${own} {}

/** Options of \`create${name}Fetch\`. */
export interface ${name}FetchOptions extends FetchOptions, ${own} {}

/** Client of the ${title}: one function per operation. */
export interface ${name}Client extends Client<typeof operations, operations> {}
`;
}

function printClient({
  title,
  name,
  variable,
  baseUrlVariable,
  credentials,
  options,
  calls,
}: ClientTexts): string {
  const comment = `Creates a client of the ${title}. Sends nothing until an operation is called.

@param options ${joinWords(["baseUrl", ...credentials])}, which default to
  ${joinWords([baseUrlVariable, ...credentials.map(credentialVariable)])},
  and the options of every client
@returns a client with one function per operation
@throws ConfigError if an option is missing, unknown or invalid
${printExample(`const ${variable} = create${name}Client(${options});`, calls.client)}`;
  return `${docComment(comment)}export function create${name}Client(options: ${name}ClientOptions = {}): ${name}Client {
  const client = createClient({ ...api, requests, importResponses: () => import("./responses.js") }, options);
  // It has a function for each entry of the table that its type is derived from.
  return client as unknown as ${name}Client;
}
`;
}

function printClientOf(
  { title, name, variable, hasServers, options, calls }: ClientTexts,
  access: string,
): string {
  const comment = `Creates a client of some operations of the ${title}. A bundle has what these operations need, and nothing of the others.

@param selection constants of this module, named as the operations
@param options those of {@link create${name}Client}
@returns a client with one function per selected operation
@throws ConfigError if an option is missing, unknown or invalid
${printExample(`const ${variable} = create${name}ClientOf([${calls.constant}], ${options});`, calls.client)}`;
  return `${docComment(comment)}export function create${name}ClientOf<Id extends keyof ${name}Client>(
  selection: readonly SelectableOperation<Id>[],
  options: ${name}ClientOptions = {},
): Pick<${name}Client, Id> {
  const client = createClientOf({ ${access} }, selection, options${hasServers ? ", createClient" : ""});
  // It has a function for each operation of the selection.
  return client as unknown as Pick<${name}Client, Id>;
}
`;
}

function printFetch({
  title,
  name,
  variable,
  credentials,
  alternatives,
  hasServers,
  options,
  calls,
}: ClientTexts): string {
  const settings = hasServers ? "api, options" : "resolveClientOptions(fetchRules, api, options)";
  const choice =
    alternatives.length > 1
      ? "\nOf several credentials it sends those that were passed, the first in the order of the document.\n"
      : "";
  const comment = `Creates a standard \`fetch\` for the ${title}, for what its document does not describe. It sends with the
client's credentials, attempts, timeouts, deadline, rate limit and events. Retries depend on the method: GET, HEAD and
OPTIONS only read, PUT and DELETE are idempotent, other methods are writes.
${choice}
The function takes a path below \`baseUrl\` that starts with a slash, a URL or a \`Request\`. It rejects another origin and an
address outside the path of \`baseUrl\`. It resolves to a \`Response\` for any status, whose body has been read, up to
\`maxResponseBytes\`; redirects are not followed. It rejects with the errors of this package. Of \`init\` it takes \`method\`,
\`headers\`, \`body\` (read once, before the first attempt), \`signal\`, \`duplex\`, \`redirect: "manual"\` and
\`credentials: "omit"\`; it rejects anything else rather than ignore it. A \`Request\` must not set \`redirect: "error"\`,
\`cache\`, \`integrity\` or \`keepalive\`; its \`mode\` and \`credentials\` have no effect, since no cookies are sent.

@param options ${joinWords(["baseUrl", ...credentials])}, as for \`create${name}Client\`, and the options of
  every client but \`drift\` and \`validateRequests\`
@throws ConfigError if an option is missing, unknown or invalid
${printExample(
  `const ${variable}Fetch = create${name}Fetch(${options});`,
  calls.fetch && `${calls.fetch}\nif (!response.ok) console.error(response.status, await response.text());`,
)}`;
  return `${docComment(comment)}export function create${name}Fetch(options: ${name}FetchOptions = {}): ApiFetch {
  return createFetch(${settings});
}
`;
}

function printFetchClient({ title, name, options, calls }: ClientTexts): string {
  const comment = `Creates openapi-fetch's client of the ${title}, on the \`fetch\` of {@link create${name}Fetch}. Libraries that
take such a client, such as \`openapi-react-query\`, work with it. Requests of documented operations are validated, and sent, as
those of {@link create${name}Client}; other paths are sent as openapi-fetch does.

@param options those of {@link create${name}Client}
@returns a client with \`GET\`, \`PUT\` and the other methods, by path
@throws ConfigError if an option is missing, unknown or invalid
${printExample(`const client = create${name}FetchClient(${options});`, calls.fetchClient)}`;
  return `${docComment(comment)}export function create${name}FetchClient(options: ${name}ClientOptions = {}): FetchClient<paths> {
  return createFetchClient<paths>({ ...api, requests, importResponses: () => import("./responses.js") }, options);
}
`;
}

function printExports({ credentials }: ClientTexts): string {
  const token = credentials.includes("accessToken")
    ? 'export type { AccessTokenFunction } from "../../src/client/token-renewal.ts";\n'
    : "";
  return `export * from "./single-operations.ts";\nexport type * from "./types.ts";\n${token}export { operations };\n`;
}

function printExample(...lines: readonly string[]): string {
  return `@example\n\`\`\`ts\n${lines.filter(Boolean).join("\n")}\n\`\`\``;
}

/** Joins names as in a sentence, as code. */
function joinWords(words: readonly string[]): string {
  const quoted = words.map((word) => `\`${word}\``);
  return quoted.length > 1 ? `${quoted.slice(0, -1).join(", ")} and ${quoted.at(-1)}` : quoted.join("");
}
