/** Changes of the files that list the APIs. */
import { isMap, isNode, parseDocument } from "yaml";

/** A file that lists the APIs, and how to add one. */
interface ListingFile {
  readonly file: string;
  /** @throws if the file does not have the form that it is known by */
  readonly add: (text: string, api: string) => string;
}

/** Adds an entry after the last one of `apis:`. The rest of the file stays as it is. */
function addToRegister(text: string, api: string): string {
  const apis = parseDocument(text).get("apis", true);
  const last = isMap(apis) ? apis.items.at(-1)?.value : undefined;
  if (!isMap(last) || !last.range) throw new Error("redocly.yaml has no entry under apis:.");
  const end = last.items.at(-1)?.value;
  const at = isNode(end) && end.range ? end.range[1] : last.range[1];
  const entry = `
  ${api}:
    root: openapi/${api}/openapi.yaml
    extends: [openapi/house-style.redocly.yaml]
    x-openapi-ts: { output: dist/openapi-typescript/${api}.ts }`;
  return text.slice(0, at) + entry + text.slice(at);
}

function addToManifest(text: string, api: string): string {
  const manifest = JSON.parse(text);
  const last = Object.keys(manifest.exports).findLast((name) => /^\.\/openapi\/.*\.json$/.test(name)) ?? "";
  const lastApi = `./${last.replace(/^\.\/openapi\/|\.json$/g, "")}`;
  const file = (type: string) => `./generated/${api}/openapi.${type}`;
  const types = `./dist/src/${api}.d.ts`;
  const exported = { [`./${api}`]: { types, default: `./dist/src/${api}.js` } };
  const documents = { [`./openapi/${api}.yaml`]: file("yaml"), [`./openapi/${api}.json`]: file("json") };
  manifest.exports = addAfter(addAfter(manifest.exports, lastApi, exported), last, documents);
  manifest.typesVersions["*"] = addAfter(manifest.typesVersions["*"], lastApi.slice(2), { [api]: [types] });
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function addAfter(entries: object, name: string, added: object): object {
  return Object.fromEntries(
    Object.entries(entries).flatMap((entry) =>
      entry[0] === name ? [entry, ...Object.entries(added)] : [entry],
    ),
  );
}

/** The files that list the APIs. */
export const listingFiles: readonly ListingFile[] = [
  { file: "redocly.yaml", add: addToRegister },
  { file: ".spectral.yaml", add: (text, api) => text.replace(/openapi\/!\([^)]*/, `$&|${api}`) },
  { file: "package.json", add: addToManifest },
];
