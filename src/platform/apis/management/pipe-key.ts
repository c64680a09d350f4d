/** Where pipes are in the store. */
import type { ResourceKey } from "../../store/store.ts";

/** The path parameters of both pipe operations. */
export interface PipeParameters {
  readonly organizationId: string;
  readonly serviceId: string;
  readonly pipeId: string;
}

/**
 * Names a pipe. UUIDs are kept in lower case, and upper case is the same id (RFC 9562 section 4).
 *
 * @param parameters of the request
 */
export function pipeKey({ organizationId, serviceId, pipeId }: PipeParameters): ResourceKey {
  return {
    tenantId: organizationId.toLowerCase(),
    kind: "Pipe",
    parentId: serviceId.toLowerCase(),
    id: pipeId.toLowerCase(),
  };
}
