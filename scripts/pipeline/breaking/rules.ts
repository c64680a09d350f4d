/** Rules for `redocly diff`, with those of schema-rules.ts. redocly.yaml beside this file rates them. */
import { isObject } from "../../../src/contract/openapi.ts";
import {
  asList,
  type DiffChange,
  type DiffNode,
  type DiffRule,
  describeLostValues,
  fromTo,
  lostValues,
  nameOf,
  objectOf,
  on,
  onChanged,
  quoteAll,
  typeOf,
} from "./diff-node.ts";
import { schemaRules } from "./schema-rules.ts";

const successAdded: DiffRule = () => ({
  Responses: {
    Response(change, { report }) {
      if (change.kind !== "added" || !/^2/.test(nameOf(change.node))) return;
      report({ message: `Success response \`${nameOf(change.node)}\` was added.` });
    },
  },
});

/** Parameters in another order, in a path that is the same otherwise. Redocly reports other paths, and a parameter with a new name. */
const pathParametersMoved: DiffRule = () => ({
  PathItem({ kind, property, base, revision }, { report }) {
    if (kind !== "modified" || property !== "key") return;
    const [before = "", after = ""] = [base, revision].map((each) => String(each?.value));
    const parameter = /\{[^}]+\}/g;
    if (before.replaceAll(parameter, "{}") !== after.replaceAll(parameter, "{}")) return;
    const [names = [], places = []] = [before, after].map(
      (each): readonly string[] => each.match(parameter) ?? [],
    );
    const isMoved = names.some((name, index) => name !== places[index] && places.includes(name));
    if (isMoved) report({ message: `Path \`${before}\` became \`${after}\`.` });
  },
});

/** The options of a call are its last argument. */
const argumentAdded = on(["RequestBody", "ParameterList"], ({ kind }) =>
  kind === "added" ? "An argument was added before the options of a call." : undefined,
);

const mediaTypeAdded = on(["MediaType"], ({ kind, node }, directions) =>
  kind === "added" && directions.includes("response")
    ? `Media type \`${nameOf(node)}\` was added.`
    : undefined,
);

const tagRemoved = onChanged(["Operation"], "tags", (change) => {
  const gone = lostValues(change.base, change.revision);
  return gone.length > 0 ? `The tag ${quoteAll(gone)} was removed.` : undefined;
});

/** Whether requests need no credentials. */
function isPublic(requirements: unknown): boolean {
  const list = asList(requirements);
  return list.length === 0 || list.some((each) => isObject(each) && Object.keys(each).length === 0);
}

/** The requirement without credentials speaks for all; if there is none, they say the same, which the report has once. */
const securityRemoved: DiffRule = () => ({
  SecurityRequirement({ node }, { report }) {
    const { base, revision } = node.parent ?? {};
    if (!revision || isPublic(base?.value)) return;
    if (asList(revision.value).length === 0 || isPublic([node.revision?.value]))
      report({ message: "Credentials are no longer required." });
  },
});

/** An operation with an address of its own is called only by clients that name it. */
const operationServers = on(["Server", "ServerList"], ({ node, property }) => {
  const isOwn = (each: DiffNode | null): boolean =>
    each !== null && (/^(?:Operation|PathItem)$/.test(typeOf(each)) || isOwn(each.parent));
  const isAddress = property === undefined || property === "url";
  return isOwn(node) && isAddress
    ? "The addresses of the operation changed: clients name them as `servers`."
    : undefined;
});

/** The options of several keys are named after their schemes; normalize.ts names the schemes accordingly. */
const keyRenamed = onChanged(["SecurityScheme"], "key", ({ base, revision }) => {
  const [before = "", after = ""] = [base, revision].map((part) => String(part?.value));
  return [before, after].every((name) => name.startsWith("apiKey ")) && before !== after
    ? `The key \`${before.split(" ").at(-1)}\` was renamed to \`${after.split(" ").at(-1)}\`, and so was its option.`
    : undefined;
});

/** An address that a document no longer has. */
const serverValueRemoved = onChanged(["ServerVariable"], "enum", describeLostValues);

/** As in "The call resolves to the whole body instead of `data`." */
function insteadOf(sentence: string, otherwise: string) {
  const name = (value: unknown) => (value === undefined ? otherwise : `\`${String(value)}\``);
  return ({ base, revision }: DiffChange) =>
    `${sentence} ${name(revision?.value)} instead of ${name(base?.value)}.`;
}

export const rules: Readonly<Record<string, DiffRule>> = {
  ...schemaRules,
  "path-parameter-renamed": onChanged(["Parameter"], "name", (change) =>
    objectOf(change.node)["in"] === "path" ? fromTo("The name", change) : undefined,
  ),
  "path-parameters-moved": pathParametersMoved,
  "argument-added": argumentAdded,
  "success-added": successAdded,
  "payload-changed": onChanged(["Schema"], "x-payload", insteadOf("The call resolves to", "the whole body")),
  "flag-changed": onChanged(["Schema", "Parameter"], "x-flag", insteadOf("The flag is", "the name itself")),
  "tag-removed": tagRemoved,
  "header-optional": onChanged(["Header"], "required", ({ base }) =>
    base?.value === true ? "It is no longer required." : undefined,
  ),
  "default-changed": onChanged(["Schema"], "default", (change) => fromTo("The default", change)),
  "server-default-changed": onChanged(["ServerVariable"], "default", (change) =>
    fromTo("The default", change),
  ),
  "server-value-removed": serverValueRemoved,
  "operation-servers-changed": operationServers,
  "key-renamed": keyRenamed,
  "security-removed": securityRemoved,
  "sensitive-changed": onChanged(["Schema"], "x-sensitive", (change) => fromTo("`x-sensitive`", change)),
  "media-type-added": mediaTypeAdded,
};
