/** Rules for `redocly diff`. redocly.yaml beside this file rates them. */
import {
  type DiffChange,
  type DiffNode,
  type DiffRule,
  type DiffVisitor,
  nameOf,
  objectOf,
  operationsOf,
  typeOf,
  type Uses,
  usesOf,
} from "./diff-node.ts";

/** Reports each change of a property of one kind of object. */
function onChanged(
  types: readonly string[],
  property: string,
  describe: (change: DiffChange) => string | undefined,
): DiffRule {
  const visit: DiffVisitor = (change, { report }) => {
    if (change.kind !== "modified" || change.property !== property) return;
    const message = describe(change);
    if (message) report({ message });
  };
  return () => Object.fromEntries(types.map((type) => [type, visit]));
}

/** `x` became `y`, was set to `y`, or was removed. */
function fromTo(subject: string, { base, revision }: DiffChange): string {
  if (base?.value === undefined) return `${subject} was set to '${String(revision?.value)}'.`;
  if (revision?.value === undefined) return `${subject} was removed; it was '${String(base.value)}'.`;
  return `${subject} changed from '${String(base.value)}' to '${String(revision.value)}'.`;
}

/** Whether an object accepts only the members that it lists, so that Redocly's rule reports those that go. */
function isClosed(properties: DiffNode | null): boolean {
  const schema = properties?.parent;
  if (!schema) return false;
  const { additionalProperties, unevaluatedProperties } = objectOf(schema);
  return additionalProperties === false || unevaluatedProperties === false;
}

const requestMemberRemoved: DiffRule = () => ({
  SchemaProperties: {
    Schema(change, { report, getDirections }) {
      const directions = getDirections();
      // Redocly reports members of responses, and of closed objects.
      if (
        !directions.includes("request") ||
        directions.includes("response") ||
        isClosed(change.node.parent)
      ) {
        return;
      }
      if (change.kind === "removed") report({ message: `Property \`${nameOf(change.node)}\` was removed.` });
      if (change.kind === "modified" && change.property === "key")
        report({ message: fromTo("The name of a property", change) });
    },
  },
});

/** `readOnly` takes a member out of requests, `writeOnly` out of responses. */
const memberDirection: DiffRule = () => ({
  Schema(change, { report }) {
    if (change.kind !== "modified" || !/^(?:read|write)Only$/.test(change.property ?? "")) return;
    const uses = usesOf(change.node);
    const isSet = change.revision?.value === true;
    const isReadOnly = change.property === "readOnly";
    const losing = isReadOnly ? uses.requests : uses.responses;
    const name = `\`${nameOf(change.node)}\``;
    const where = isReadOnly ? "requests" : "responses";
    if (isSet && losing.size > 0)
      report({ message: `${name} became ${change.property} and is no longer in ${where}.` });
    else if (!isSet && isReadOnly && losing.size > 0 && isRequired(change.node)) {
      report({ message: `${name} is no longer readOnly and is now required in requests.` });
    }
  },
});

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

const requestBodyAdded: DiffRule = () => ({
  RequestBody(change, { report }) {
    if (change.kind === "added" && objectOf(change.node)["required"] === true) {
      report({ message: "A required request body was added." });
    }
  },
});

const mediaTypeAdded: DiffRule = () => ({
  MediaType(change, { report, getDirections }) {
    if (change.kind !== "added" || !getDirections().includes("response")) return;
    report({ message: `Media type \`${nameOf(change.node)}\` was added to the response.` });
  },
});

const tagRemoved = onChanged(["Operation"], "tags", ({ base, revision }) => {
  const kept = new Set(asList(revision?.value));
  const gone = asList(base?.value).filter((tag) => !kept.has(tag));
  return gone.length > 0
    ? `The operation no longer has the tag ${gone.map((tag) => `'${String(tag)}'`).join(", ")}.`
    : undefined;
});

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A tag for one more alternative comes with the alternative, which Redocly rates. */
const discriminatorChanged: DiffRule = () => {
  const visit: DiffVisitor = (change, { report }) => {
    const isTag = typeOf(change.node) !== "Discriminator";
    if (!isTag || change.kind !== "added") report({ message: "The discriminator changed." });
  };
  return { Discriminator: visit, DiscriminatorMapping: { Schema: visit } };
};

/** A body or parameter without a schema may be anything. */
const schemaPresence: DiffRule = () => {
  const visit: DiffVisitor = (change, { report, getDirections }) => {
    const narrowed = change.kind === "added" ? "request" : "response";
    if (change.kind === "modified" || !isPart(change.node) || !getDirections().includes(narrowed)) return;
    report({ message: `The schema was ${change.kind}.` });
  };
  return { MediaType: { Schema: visit }, Parameter: { Schema: visit }, Header: { Schema: visit } };
};

/** Whether only this part of what contains it was added or removed. */
function isPart({ parent }: DiffNode): boolean {
  return parent?.base !== undefined && parent.revision !== undefined;
}

/** A value that matches two alternatives of `oneOf` is rejected, so that one more can also narrow, and one fewer widen; not so with a tag. */
const alternativesChanged: DiffRule = () => ({
  OneOf: {
    Schema(change, { report }) {
      const schema = change.node.parent?.parent;
      if (change.kind === "modified" || (schema && "discriminator" in objectOf(schema))) return;
      report({
        message: `An alternative of \`oneOf\` was ${change.kind}: values that match two alternatives are rejected.`,
      });
    },
  },
});

/** Rules that state where a change is used. An addition keeps the impact that Redocly gives it without a rule. */
function usedIn(direction: keyof Uses, isAddition: boolean): DiffRule {
  return () => ({
    any(change, { report }) {
      if ((change.kind === "added") !== isAddition || isComponent(change.node)) return;
      const operations = operationsOf(change.node);
      const names = operations ?? [...usesOf(change.node)[direction]];
      if (names.length === 0 || (operations && direction === "responses")) return;
      const list = names.map((name) => `\`${name}\``).join(", ");
      report({ message: operations ? `Operation ${list}.` : `In ${direction} of ${list}.` });
    },
  });
}

function isComponent(node: DiffNode | null): boolean {
  return (
    node !== null &&
    (typeOf(node) === "Components" || (node.referencedBy.length === 0 && isComponent(node.parent)))
  );
}

/** Place in the new description that a removed part was in. */
const removedHere: DiffRule = () => ({
  any(change, { report }) {
    if (change.kind !== "removed" || isComponent(change.node)) return;
    const left = change.node.parent?.revision;
    if (left) report({ message: "Removed here.", location: (left.resolved ?? left).location });
  },
});

/** Rules by name. */
export const rules: Readonly<Record<string, DiffRule>> = {
  "path-parameter-renamed": onChanged(["Parameter"], "name", (change) =>
    objectOf(change.node)["in"] === "path" ? fromTo("The name of a path parameter", change) : undefined,
  ),
  "request-body-added": requestBodyAdded,
  "request-member-removed": requestMemberRemoved,
  "member-direction": memberDirection,
  "success-added": successAdded,
  "payload-changed": onChanged(["Schema"], "x-payload", (change) => fromTo("The payload", change)),
  "flag-changed": onChanged(["Schema", "Parameter"], "x-flag", (change) => fromTo("The flag", change)),
  "tag-removed": tagRemoved,
  "discriminator-changed": discriminatorChanged,
  "header-optional": onChanged(["Header"], "required", ({ node, base }) =>
    base?.value === true ? `The response header \`${nameOf(node)}\` is no longer required.` : undefined,
  ),
  "schema-presence": schemaPresence,
  "default-changed": onChanged(["Schema", "ServerVariable"], "default", (change) =>
    fromTo("The default", change),
  ),
  "sensitive-changed": onChanged(["Schema"], "x-sensitive", (change) => fromTo("`x-sensitive`", change)),
  "alternatives-changed": alternativesChanged,
  "media-type-added": mediaTypeAdded,
  "in-requests": usedIn("requests", false),
  "in-responses": usedIn("responses", false),
  "new-in-requests": usedIn("requests", true),
  "new-in-responses": usedIn("responses", true),
  "removed-here": removedHere,
};
