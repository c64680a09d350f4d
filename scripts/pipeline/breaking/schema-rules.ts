/** Rules for `redocly diff` about schemas. */
import {
  type DiffNode,
  type DiffRule,
  type DiffVisitor,
  describeLostValues,
  fromTo,
  lostValues,
  nameOf,
  objectOf,
  on,
  onChanged,
  typeOf,
  usesOf,
} from "./diff-node.ts";

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

/** Parts of a schema whose changes are looked at for what is around them. */
const schemaTypes = ["Schema", "SchemaProperties", "AllOf", "AnyOf", "OneOf", "DependentRequired"];

/** A value that matches two alternatives of `oneOf` is rejected, so that one more, or a wider one, can also narrow; not so with a tag. */
const alternativesChanged = on(schemaTypes, ({ node, property = "" }) => {
  const isUntagged = (each: DiffNode) =>
    typeOf(each) === "OneOf" && each.parent !== null && !("discriminator" in objectOf(each.parent));
  return !annotation.test(property) && isWithin(node, isUntagged)
    ? "Values that match two alternatives of `oneOf` are rejected."
    : undefined;
});

/** A wider schema in a condition can narrow the schema around it, and the other way round. Redocly rates `not` if it comes or goes. */
const conditionChanged = on(schemaTypes, ({ kind, node, property = "" }) => {
  const isOwn = isCondition(node) && (kind === "modified" || nameOf(node) === "if");
  return !annotation.test(property) && (isOwn || isWithin(node, isCondition))
    ? "It decides which values are rejected."
    : undefined;
});

/** Whether values that match a schema can be rejected for it. */
function isCondition(node: DiffNode): boolean {
  if (!node.parent || typeOf(node.parent) !== "Schema") return false;
  const name = nameOf(node);
  return /^(?:not|if)$/.test(name) || (name === "contains" && "maxContains" in objectOf(node.parent));
}

/** Whether a node around another one, or around a reference to it, is of a kind. */
function isWithin(
  node: DiffNode,
  isKind: (node: DiffNode) => boolean,
  visited: Set<DiffNode> = new Set(),
): boolean {
  visited.add(node);
  return [node.parent, ...node.referencedBy].some(
    (each) => each && !visited.has(each) && (isKind(each) || isWithin(each, isKind, visited)),
  );
}

/** Redocly rates `dependentRequired` if it comes or goes, and not its members. */
const dependentChanged = on(["DependentRequired"], ({ kind, property, base, revision }, directions) => {
  if (kind !== "modified") return undefined;
  const isBreaking = directions.some((each) =>
    each === "request" ? lostValues(revision, base).length > 0 : lostValues(base, revision).length > 0,
  );
  return isBreaking ? `Other properties are required beside \`${property}\`.` : undefined;
});

/** Keywords and members of keywords that Redocly does not rate. */
const restrictionChanged = on(["Schema", "PatternProperties"], ({ kind, node, property = "" }) => {
  if (/^m(?:in|ax)Contains$/.test(property)) return "Another number of items must match `contains`.";
  const isUnrated =
    typeOf(node) === "PatternProperties" ||
    (node.parent && /^(?:PatternProperties|SchemaList)$/.test(typeOf(node.parent)));
  return isUnrated && kind !== "modified" ? "Some properties or items have another schema." : undefined;
});

export const schemaRules: Readonly<Record<string, DiffRule>> = {
  "request-member-removed": requestMemberRemoved,
  "member-direction": memberDirection,
  "read-only-removed": readOnlyRemoved,
  "discriminator-changed": discriminatorChanged,
  "values-removed": valuesRemoved,
  "schema-presence": schemaPresence,
  "alternatives-changed": alternativesChanged,
  "condition-changed": conditionChanged,
  "dependent-changed": dependentChanged,
  "restriction-changed": restrictionChanged,
};
