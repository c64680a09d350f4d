/** Values for samples and forms, from a bundled document. */
import type { Reader } from "../contract/document/reader.ts";
import { schemaParts } from "../contract/document/schemas.ts";
import { type DocumentNode, readBundle } from "../contract/read-document.ts";

/** Returns an example of a parameter: its own, or the first one of its schema; undefined if there is none. */
export function exampleOf(reader: Reader, node: DocumentNode): unknown {
  const schema = reader.member(node, "schema");
  const ofSchema = (schema ? schemaParts(reader, schema) : []).flatMap(({ object: { examples } }) =>
    Array.isArray(examples) ? examples : [],
  );
  return [...namedExamples(reader, node).values(), ...ofSchema].find((value) => value !== undefined);
}

/** Values of the examples of a parameter or a media type by name; that of its `example` is `example`. */
export function namedExamples(reader: Reader, node: DocumentNode): ReadonlyMap<string, unknown> {
  const { example } = node.object;
  const named = reader.entries(node, "examples").map(([name, reference]) => {
    return [name, reader.follow(reference).object["value"]] as const;
  });
  return new Map([...(example === undefined ? [] : [["example", example] as const]), ...named]);
}

/** Returns the address of a document for samples, with the defaults of its variables. */
export function defaultAddress(document: object): string {
  return sampleAddress(readBundle(document).address);
}

/** Returns an address of a document for samples: a relative one at a host that stands for the real one. */
export function sampleAddress(address: string): string {
  // Braces of a variable without a default are no reason to encode the rest.
  return /^[a-z][a-z\d+.-]*:\/\//i.test(address) || address.startsWith("{")
    ? address
    : new URL(address, "https://api.example.com").href.replace(/\/$/, "");
}
