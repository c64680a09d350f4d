/** Flags of the command line: each parameter and each member of a request body has one of its own. */
import { flagPattern, globalFlagNames, kebabCase } from "../flag-name.ts";
import type { DocumentBody } from "./bodies.ts";
import type { DocumentParameter } from "./parameters.ts";
import type { DocumentNode, Reader } from "./reader.ts";
import { schemaMembers, schemaParts } from "./schemas.ts";

/** A flag, and what it is the flag of, in words. */
interface FlagOwner<Place> {
  readonly flag: string;
  readonly owner: string;
  readonly node: DocumentNode<Place>;
}

const remedy = "Give one of them another flag with `x-flag: other-name`.";

/** Reports parameters and members of an operation that have no flag, or that of another one. */
export function checkFlags<Place>(
  reader: Reader<Place>,
  parameters: readonly DocumentParameter<Place>[],
  requestBody: DocumentBody<Place> | undefined,
): void {
  const owners = new Map<string, string>(globalFlagNames.map((flag) => [flag, "every command"]));
  owners.set("nulls", "tools for agents");
  const claim = ({ flag, owner, node }: FlagOwner<Place>): void => {
    const other = owners.get(flag);
    // Alternatives may have the same member.
    if (other !== undefined && other !== owner) {
      reader.report(node, `The flag --${flag} belongs to ${other} and to ${owner}. ${remedy}`);
    }
    owners.set(flag, owner);
  };
  for (const { entry, node } of parameters) {
    const schema = reader.member(node, "schema");
    const flag = readFlag(reader, schema ? [node, schema] : [node], entry.name);
    claim({ flag, owner: `the parameter ${entry.name}`, node });
    if (schema) claimMembers(reader, schema, { path: [entry.name], flag: `${flag}.`, claim });
  }
  const { content } = requestBody ?? {};
  if (requestBody?.entry.kind !== "json" || !content?.schema) return;
  claimMembers(reader, content.schema, { path: [], flag: "", claim });
}

/** Claims the flags of an object's members, and those in them. A schema that contains itself has one flag. */
function claimMembers<Place>(
  reader: Reader<Place>,
  schema: DocumentNode<Place>,
  {
    path,
    flag: prefix,
    claim,
    within = new Set(),
  }: {
    readonly path: readonly string[];
    readonly flag: string;
    readonly claim: (owner: FlagOwner<Place>) => void;
    readonly within?: ReadonlySet<object>;
  },
): void {
  const parts = schemaParts(reader, schema).map(({ object }) => object);
  if (parts.some((part) => within.has(part))) return;
  for (const [name, nodes] of schemaMembers(reader, schema)) {
    const isReadOnly = nodes.some((node) =>
      schemaParts(reader, node).some(({ object }) => object["readOnly"] === true),
    );
    const [node] = nodes;
    if (isReadOnly || !node) continue;
    const memberPath = [...path, name];
    const flag = prefix + readFlag(reader, nodes, name);
    claim({ flag, owner: `the member ${memberPath.join(".")}`, node });
    const inner = { path: memberPath, flag: `${flag}.`, claim, within: new Set([...within, ...parts]) };
    for (const each of nodes) claimMembers(reader, each, inner);
  }
}

/** Returns the flag that `x-flag` gives, or else the name in kebab case. */
function readFlag<Place>(reader: Reader<Place>, nodes: readonly DocumentNode<Place>[], name: string): string {
  const given = nodes
    .flatMap((node) => schemaParts(reader, node))
    .find(({ object }) => object["x-flag"] !== undefined);
  const flag = given ? String(given.object["x-flag"]) : kebabCase(name);
  if (given && !flagPattern.test(flag)) {
    reader.report(
      given,
      `The flag --${flag} is not in kebab case, such as other-name. Correct it.`,
      "x-flag",
    );
  } else if (!given && (flag === "" || /[^\x20-\x7e]/.test(name))) {
    const [node] = nodes;
    if (node) reader.report(node, `${name} cannot be the name of a flag. Add \`x-flag: other-name\`.`);
  }
  return flag;
}
