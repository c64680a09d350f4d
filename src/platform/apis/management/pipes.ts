/** Handlers of pipes. */
import type { Pipe, PipeSettings } from "../../../../generated/management/types.ts";
import { notFound } from "../../http/http-error.ts";
import type { ResourceKey } from "../../store/store.ts";
import { updateResource } from "../update-resource.ts";
import type { ManagementHandlers } from "./handlers.ts";

interface PipeParameters {
  readonly organizationId: string;
  readonly serviceId: string;
  readonly pipeId: string;
}

/** Key of a pipe in the store. UUIDs are stored in lower case; upper case is the same id (RFC 9562 section 4). */
function pipeKey({ organizationId, serviceId, pipeId }: PipeParameters): ResourceKey {
  return {
    tenantId: organizationId.toLowerCase(),
    kind: "Pipe",
    parentId: serviceId.toLowerCase(),
    id: pipeId.toLowerCase(),
  };
}

/** Get a pipe (vendor's documentation: Endpoints, Get pipe). */
export const getPipe: ManagementHandlers["getPipe"] = async ({ parameters, scope, store }) => {
  const stored = await store.get(pipeKey(parameters), scope);
  if (!stored) throw notFound();
  return { payload: stored.body, etag: stored.etag };
};

/** Update pipe settings (vendor's documentation: Endpoints, Update pipe settings): absent settings keep their values, null clears. */
export const updatePipeSettings: ManagementHandlers["updatePipeSettings"] = async (context) => {
  const updatedAt = new Date(context.now()).toISOString();
  const { content, etag } = await updateResource<Pipe>(context, pipeKey(context.parameters), (pipe) => ({
    ...pipe,
    // A body parsed from JSON has no member that is undefined, as its type allows.
    settings: { ...pipe.settings, ...context.body } as PipeSettings,
    updatedAt,
  }));
  return { payload: JSON.stringify(content.settings), etag };
};
