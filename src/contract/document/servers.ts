/** Servers: the address of an operation, if it is not that of the document. */
import type { DocumentNode, Reader } from "./reader.ts";

/** Returns the addresses of an object with `servers`, with the defaults of their variables and without a slash at the end; none if it has none. */
function addressesOf(reader: Reader, node: DocumentNode): readonly string[] {
  return reader.entries(node, "servers").map(([, server]) => {
    const variables = reader.entries(server, "variables");
    const address = variables.reduce(
      (url, [name, { object }]) => url.replaceAll(`{${name}}`, String(object["default"])),
      String(server.object["url"]),
    );
    return address.replace(/(?<=.)\/$/, "");
  });
}

/** An operation in its path item. */
export interface AddressedOperation {
  readonly pathItem: DocumentNode;
  readonly node: DocumentNode;
}

/** Finds the address of a document: that of its first server, or else of its first operation. `serverOf`: that of an operation with another one. */
export function readServers(reader: Reader, root: DocumentNode, operations: readonly AddressedOperation[]) {
  const ownOf = ({ pathItem, node }: AddressedOperation): readonly string[] =>
    addressesOf(reader, "servers" in node.object ? node : pathItem);
  const [first] = operations;
  const whole = addressesOf(reader, root);
  const [address = "/"] = whole.length > 0 || !first ? whole : ownOf(first);
  return {
    address,
    serverOf: (operation: AddressedOperation): string | undefined => {
      const own = ownOf(operation);
      return own.includes(address) ? undefined : own[0];
    },
  };
}
