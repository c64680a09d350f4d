import { HttpError, notFound } from "../../http/http-error.ts";
import type { TagFilter } from "../../store/store.ts";
import type { ManagementHandlers } from "./handlers.ts";

/**
 * List services (vendor's documentation: Endpoints, List services), in the order in which they were added. The syntax
 * of `filter` is chosen here: `tag:KEY=VALUE` and `tag:KEY`, all of which must match.
 */
export const listServices: ManagementHandlers["listServices"] = async ({ parameters, scope, store }) => {
  const tenantId = parameters.organizationId.toLowerCase();
  const tags = (parameters.filter ?? []).map(readFilter);
  const services = await store.list({ tenantId, kind: "Service", parentId: "", tags }, scope);
  // An empty list would reveal whether the organization exists.
  if (tenantId !== scope) throw notFound();
  return { payload: `[${services.join(",")}]` };
};

function readFilter(filter: string, index: number): TagFilter {
  const [, key, value] = /^tag:([^=]+)(?:=(.*))?$/s.exec(filter) ?? [];
  if (key === undefined) {
    throw new HttpError(400, `/parameters/filter/${index} must be tag:KEY or tag:KEY=VALUE`);
  }
  return { key, value: value ?? null };
}
