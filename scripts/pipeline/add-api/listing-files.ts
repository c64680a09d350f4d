/** Changes of the files that list the APIs. */
import { isMap, isNode, parseDocument } from "yaml";

/** A file that lists the APIs, and how to add and remove one. Both throw if it does not have the form that it is known by. */
interface ListingFile {
  readonly file: string;
  /** @param isBrought whether its document is that of another author: without house style, and without what cannot be carried */
  readonly add: (text: string, api: string, isBrought: boolean) => string;
  readonly remove: (text: string, api: string) => string;
}

/** Adds an entry after the last one of `apis:`. The rest of the file stays as it is. */
function addToRegister(text: string, api: string, isBrought: boolean): string {
  const apis = parseDocument(text).get("apis", true);
  const last = isMap(apis) ? apis.items.at(-1)?.value : undefined;
  if (!isMap(last) || !last.range) throw new Error("redocly.yaml has no entry under apis:.");
  const end = last.items.at(-1)?.value;
  const at = isNode(end) && end.range ? end.range[1] : last.range[1];
  const entry = `
  ${api}:
    root: openapi/${api}/openapi.yaml
    ${isBrought ? "x-unsupported: skip" : "extends: [openapi/house-style.redocly.yaml]"}
    x-openapi-ts: { output: dist/openapi-typescript/${api}.ts }`;
  return text.slice(0, at) + entry + text.slice(at);
}

/** Entries of package.json for an API: its client, its documents, and its types for old compilers. */
function manifestEntries(api: string) {
  const file = (type: string) => `./generated/${api}/openapi.${type}`;
  const types = `./dist/src/${api}.d.ts`;
  return {
    client: { [`./${api}`]: { types, default: `./dist/src/${api}.js` } },
    documents: { [`./openapi/${api}.yaml`]: file("yaml"), [`./openapi/${api}.json`]: file("json") },
    types: { [api]: [types] },
  };
}

function changeManifest(text: string, change: (manifest: Record<string, Record<string, object>>) => void) {
  const manifest = JSON.parse(text);
  change(manifest);
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function addToManifest(text: string, api: string): string {
  return changeManifest(text, (manifest) => {
    const { exports = {}, typesVersions = {} } = manifest;
    const last = Object.keys(exports).findLast((name) => /^\.\/openapi\/.*\.json$/.test(name)) ?? "";
    const lastApi = `./${last.replace(/^\.\/openapi\/|\.json$/g, "")}`;
    const { client, documents, types } = manifestEntries(api);
    manifest["exports"] = addAfter(addAfter(exports, lastApi, client), last, documents);
    typesVersions["*"] = addAfter(typesVersions["*"] ?? {}, lastApi.slice(2), types);
  });
}

function removeFromManifest(text: string, api: string): string {
  return changeManifest(text, ({ exports = {}, typesVersions = {} }) => {
    const { client, documents, types } = manifestEntries(api);
    for (const name of Object.keys({ ...client, ...documents })) delete exports[name];
    for (const name of Object.keys(types)) Reflect.deleteProperty(typesVersions["*"] ?? {}, name);
  });
}

function addAfter<Value>(
  entries: Readonly<Record<string, Value>> | object,
  name: string,
  added: object,
): Record<string, object> {
  return Object.fromEntries(
    Object.entries(entries).flatMap((entry) =>
      entry[0] === name ? [entry, ...Object.entries(added)] : [entry],
    ),
  );
}

/** The files that list the APIs. */
export const listingFiles: readonly ListingFile[] = [
  {
    file: "redocly.yaml",
    add: addToRegister,
    remove: (text, api) => text.replace(new RegExp(`^  ${api}:\\n(?: {4}.*\\n)*`, "m"), ""),
  },
  {
    file: ".spectral.yaml",
    add: (text, api, isBrought) => (isBrought ? text : text.replace(/openapi\/!\([^)]*/, `$&|${api}`)),
    remove: (text, api) => text.replace(new RegExp(`(?<=[(|])${api}\\||\\|${api}(?=[|)])`), ""),
  },
  { file: "package.json", add: addToManifest, remove: removeFromManifest },
];
