import { notFound } from "../../pipeline/http-error.ts";
import type { ManagementHandlers } from "./handlers.ts";
import { pipeKey } from "./pipe-key.ts";

/** Get one pipe (reference: Endpoints, Get pipe). */
export const getPipe: ManagementHandlers["getPipe"] = async ({ parameters, scope, store }) => {
  const pipe = await store.get(pipeKey(parameters), scope);
  if (!pipe) throw notFound();
  return { payload: pipe.body, etag: pipe.etag };
};
