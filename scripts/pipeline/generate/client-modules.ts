/** Modules of the client core that the operations of a client need, besides what every client has. */
import type { BodyKind, OperationSuccess } from "../../../src/contract/operation.ts";
import type { DocumentOperation } from "../../../src/contract/read-document.ts";
import { isPlain } from "../../../src/contract/styled-parameter.ts";

export interface ClientModules {
  /** Imported names by file, relative to `src/`, without its extension. */
  readonly imports: readonly (readonly [name: string, file: string])[];
  /** Members of a binding, as source. */
  readonly members: readonly string[];
}

export function listModules(operations: readonly DocumentOperation[]): ClientModules {
  const contents: readonly OperationSuccess[] = operations.flatMap(({ entry }) => [
    ...(entry.requestBody ? [entry.requestBody] : []),
    ...Object.values(entry.success),
  ]);
  const kinds = new Set(contents.flatMap((each) => [each, ...(each.others ?? [])]).map(({ kind }) => kind));
  const codecs = ["text", "binary", "form", "stream"].filter((kind) => kinds.has(kind as BodyKind));
  const hasChoice = contents.some(({ others }) => others);
  const isStyled = operations.some(({ entry }) => !entry.parameters.every(isPlain));
  return {
    imports: [
      ...codecs.map((codec) => [codec, `client/bodies/${codec}`] as const),
      ...(hasChoice ? [["mediaTypes", "client/bodies/media-types"] as const] : []),
      ...(isStyled ? [["writeStyled", "contract/styled-parameter"] as const] : []),
    ],
    members: [
      ...(codecs.length > 0 ? [`bodies: { ${codecs.join(", ")} }`] : []),
      ...(hasChoice ? ["mediaTypes"] : []),
      ...(isStyled ? ["writeValue: writeStyled"] : []),
    ],
  };
}
