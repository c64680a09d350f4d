/** The same small program with each client, to see what its types cost a compiler. */
import { compiledClient } from "../compiled.ts";
import type { Subject } from "../subject.ts";

/** Source text by the name that the table gives it. */
export type Programs = ReadonlyMap<string, string>;

/** A program without a client: what the libraries alone cost. */
export const baseline = "neither";
/** The client that ours is compared with. */
export const peer = "openapi-fetch";
/** This package. */
export const own = "dataplat";

/** Refused by real types only: a declaration that is not found would make everything `any`, which is cheap to check. */
function guard(answer: string): string {
  return `// @ts-expect-error There is no such member.\nexport const absent = ${answer}.noSuchMember;\n`;
}

/**
 * Writes programs that call the same two operations and use what they give.
 *
 * @param subject the operations
 */
export function writePrograms({ name: api, credentials, get, put }: Subject): Programs {
  const { factory } = compiledClient(api);
  const json = JSON.stringify;
  const params = (parameters: object): string => `params: { path: ${json(parameters)} }`;
  return new Map([
    [baseline, "export const nothing = new Headers();\n"],
    [
      peer,
      `import createClient from "openapi-fetch";
import type { paths } from "bench/types";
const client = createClient<paths>({ baseUrl: "https://api.example.com" });
const read = await client.GET(${json(get.template)}, { ${params(get.parameters)} });
const written = await client.PUT(${json(put.template)}, { ${params(put.parameters)}, body: ${json(put.body)} });
export const answers = [read.data, written.data] as const;
${guard("read.data?")}`,
    ],
    [
      own,
      `import { ${factory} } from "bench/client";
const client = ${factory}({ baseUrl: "https://api.example.com", ...${json(credentials)} });
const read = await client.${get.operationId}(${json(get.parameters)});
const written = await client.${put.operationId}(${json(put.parameters)}, ${json(put.body)});
export const answers = [read, written] as const;
${guard("read")}`,
    ],
  ]);
}
