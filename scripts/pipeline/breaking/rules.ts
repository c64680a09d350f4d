/**
 * Rules for `redocly diff`. redocly.yaml beside this file rates them. The gate relies on lint, which refuses what Redocly rates in the wrong
 * direction (`if`, `not`, `dependentRequired`).
 */
import { isObject } from "../../../src/contract/openapi.ts";
import {
  type DiffChange,
  type DiffNode,
  type DiffRule,
  type DiffVisitor,
  fromTo,
  nameOf,
  objectOf,
  typeOf,
  usesOf,
} from "./diff-node.ts";

/** Reports the changes of some kinds of objects that are described. */
function on(
  types: readonly string[],
  describe: (change: DiffChange, directions: readonly string[]) => string | undefined,
): DiffRule {
  const visit: DiffVisitor = (change, { report, getDirections }) => {
    const message = describe(change, getDirections());
    if (message) report({ message });
  };
  return () => Object.fromEntries(types.map((type) => [type, visit]));
}

function onChanged(
  types: readonly string[],
  property: string,
  describe: (change: DiffChange) => string | undefined,
): DiffRule {
  return on(types, (change) =>
    change.kind === "modified" && change.property === property ? describe(change) : undefined,
  );
}

/** Redocly reports the members of objects that accept no others, and of responses. */
const requestMemberRemoved: DiffRule = () => {
  const visit: DiffVisitor = ({ node, kind, property, base, revision }, { report, getDirections }) => {
    if (getDirections().join() !== "request") return;
    const isAll = typeOf(node) === "SchemaProperties";
    if (kind === "removed")
      report({
        message: isAll ? "All properties were removed." : `Property \`${nameOf(node)}\` was removed.`,
      });
    if (kind === "modified" && property === "key")
      report({ message: `Property \`${base?.value}\` was renamed to \`${revision?.value}\`.` });
  };
  return { SchemaProperties: { Schema: visit }, Schema: { SchemaProperties: visit } };
};

/** `readOnly` takes a member out of requests, `writeOnly` out of responses. */
const memberDirection = on(["Schema"], ({ node, kind, property = "", revision }) => {
  const where = ({ readOnly: "requests", writeOnly: "responses" } as const)[property];
  const isGone = kind === "modified" && revision?.value === true && where && usesOf(node)[where].size > 0;
  return isGone ? `It became ${property} and is no longer in ${where}.` : undefined;
});

const readOnlyRemoved = onChanged(["Schema"], "readOnly", ({ node, revision }) =>
  revision?.value !== true && usesOf(node).requests.size > 0 && isRequired(node)
    ? "It is no longer readOnly and is now required in requests."
    : undefined,
);

function isRequired(node: DiffNode): boolean {
  const required = node.parent?.parent && objectOf(node.parent.parent)["required"];
  return Array.isArray(required) && required.includes(nameOf(node));
}

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

const requestBodyAdded = on(["RequestBody"], ({ kind, node }) =>
  kind === "added" && objectOf(node)["required"] === true ? "A required request body was added." : undefined,
);

const mediaTypeAdded = on(["MediaType"], ({ kind, node }, directions) =>
  kind === "added" && directions.includes("response")
    ? `Media type \`${nameOf(node)}\` was added.`
    : undefined,
);

const tagRemoved = onChanged(["Operation"], "tags", (change) => {
  const gone = lostValues(change);
  return gone.length > 0 ? `The tag ${quoteAll(gone)} was removed.` : undefined;
});

function lostValues({ base, revision }: DiffChange): readonly unknown[] {
  const kept = new Set(asList(revision?.value));
  return asList(base?.value).filter((value) => !kept.has(value));
}

function quoteAll(values: readonly unknown[]): string {
  return values.map((value) => `'${String(value)}'`).join(", ");
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Which alternative a tag means. A tag for one more alternative comes with the alternative, which Redocly rates. */
const discriminatorChanged: DiffRule = () => ({
  Schema: {
    Discriminator(change, { report }) {
      if (change.kind === "modified") report({ message: fromTo("The name of the tag", change) });
      else report({ message: `The discriminator was ${change.kind}.` });
    },
    DiscriminatorMapping({ kind }, { report }) {
      if (kind !== "modified") report({ message: `The tags of the discriminator were ${kind}.` });
    },
  },
  DiscriminatorMapping: {
    Schema(change, { report }) {
      if (change.kind === "removed") report({ message: `The tag '${nameOf(change.node)}' was removed.` });
      if (change.kind === "modified" && change.property === "key")
        report({ message: fromTo("The tag", change) });
    },
  },
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

function describeLostValues(change: DiffChange): string | undefined {
  if (change.revision?.value === undefined) return undefined;
  if (change.base?.value === undefined) return fromTo("Enum", change);
  const gone = lostValues(change);
  return gone.length > 0 ? `Enum lost values: ${quoteAll(gone)}.` : undefined;
}

/** Values and alternatives that a response can no longer have: the types of clients lose them too. Redocly rates those of requests. */
const valuesRemoved = on(["Schema"], (change, directions) => {
  if (!directions.includes("response")) return undefined;
  if (change.property === "enum") return describeLostValues(change);
  const { parent } = change.node;
  const isAlternative = change.kind === "removed" && parent && /^(?:One|Any)Of$/.test(typeOf(parent));
  return isAlternative ? `\`${nameOf(parent)}\` subschema was removed.` : undefined;
});

/** A body without a schema may be anything. Parameters and headers have one: lint asks for it. */
const schemaPresence: DiffRule = () => ({
  MediaType: {
    Schema({ kind }, { report, getDirections }) {
      const narrowed = kind === "added" ? "request" : "response";
      if (kind !== "modified" && getDirections().includes(narrowed))
        report({ message: `The schema was ${kind}.` });
    },
  },
});

/** Keywords that say nothing about the values that a schema accepts. */
const annotation = /^(?:title|description|examples?|default|deprecated|readOnly|writeOnly|x-.+)$/;

/** A value that matches two alternatives of `oneOf` is rejected, so that one more, or a wider one, can also narrow; not so with a tag. */
const alternativesChanged = on(
  ["Schema", "SchemaProperties", "AllOf", "AnyOf", "OneOf"],
  ({ node, property = "" }) =>
    !annotation.test(property) && isInUntaggedUnion(node)
      ? "Values that match two alternatives of `oneOf` are rejected."
      : undefined,
);

function isInUntaggedUnion(node: DiffNode, visited: Set<DiffNode> = new Set()): boolean {
  visited.add(node);
  return [node.parent, ...node.referencedBy].some((each) => {
    if (!each || visited.has(each)) return false;
    const isUntagged = typeOf(each) === "OneOf" && each.parent && !("discriminator" in objectOf(each.parent));
    return isUntagged || isInUntaggedUnion(each, visited);
  });
}

/** As in "The call resolves to the whole body instead of `data`." */
function insteadOf(sentence: string, otherwise: string) {
  const name = (value: unknown) => (value === undefined ? otherwise : `\`${String(value)}\``);
  return ({ base, revision }: DiffChange) =>
    `${sentence} ${name(revision?.value)} instead of ${name(base?.value)}.`;
}

export const rules: Readonly<Record<string, DiffRule>> = {
  "path-parameter-renamed": onChanged(["Parameter"], "name", (change) =>
    objectOf(change.node)["in"] === "path" ? fromTo("The name", change) : undefined,
  ),
  "path-parameters-moved": pathParametersMoved,
  "request-body-added": requestBodyAdded,
  "request-member-removed": requestMemberRemoved,
  "member-direction": memberDirection,
  "read-only-removed": readOnlyRemoved,
  "success-added": successAdded,
  "payload-changed": onChanged(["Schema"], "x-payload", insteadOf("The call resolves to", "the whole body")),
  "flag-changed": onChanged(["Schema", "Parameter"], "x-flag", insteadOf("The flag is", "the name itself")),
  "tag-removed": tagRemoved,
  "discriminator-changed": discriminatorChanged,
  "header-optional": onChanged(["Header"], "required", ({ base }) =>
    base?.value === true ? "It is no longer required." : undefined,
  ),
  "schema-presence": schemaPresence,
  "default-changed": onChanged(["Schema"], "default", (change) => fromTo("The default", change)),
  "server-default-changed": onChanged(["ServerVariable"], "default", (change) =>
    fromTo("The default", change),
  ),
  "server-value-removed": serverValueRemoved,
  "operation-servers-changed": operationServers,
  "key-renamed": keyRenamed,
  "security-removed": securityRemoved,
  "sensitive-changed": onChanged(["Schema"], "x-sensitive", (change) => fromTo("`x-sensitive`", change)),
  "values-removed": valuesRemoved,
  "alternatives-changed": alternativesChanged,
  "media-type-added": mediaTypeAdded,
};
