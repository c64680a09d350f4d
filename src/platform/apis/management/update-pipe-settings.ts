import type { Pipe } from "../../../../generated/management/types.ts";
import { updateResource } from "../update-resource.ts";
import type { ManagementHandlers } from "./handlers.ts";
import { pipeKey } from "./pipe-key.ts";

/** Update the settings of one pipe (reference: Endpoints, Update pipe settings): what is left out stays, null clears. */
export const updatePipeSettings: ManagementHandlers["updatePipeSettings"] = async (call) => {
  const updatedAt = new Date(call.now()).toISOString();
  const { content, etag } = await updateResource<Pipe>(call, pipeKey(call.parameters), (pipe) => ({
    ...pipe,
    // A stored pipe has all twelve, so all twelve come back, in the order of the document.
    settings: { ...pipe.settings, ...call.body },
    updatedAt,
  }));
  return { payload: JSON.stringify(content.settings), etag };
};
