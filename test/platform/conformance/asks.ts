/** Requests of a party, one function per operation. What a case wants otherwise it changes in the plain data that these give. */
import type { PipeSettingsUpdate } from "../../../generated/management/types.ts";
import type { AlertUpdate } from "../../../generated/observability/types.ts";
import type { Ask } from "./subject.ts";
import type { Party } from "./world.ts";

const json = { "content-type": "application/json" };

/**
 * The value of `Authorization` for HTTP Basic.
 *
 * @param id the key id
 * @param secret the key secret
 */
export function basic(id: string, secret: string): string {
  return `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;
}

/** The value of `Authorization` that opens a party's organization. */
export function keyOf({ keyId, keySecret }: Party): string {
  return basic(keyId, keySecret);
}

/** The path of a party's pipe. */
export function pipePath({ organizationId, serviceId, pipeId }: Party): string {
  return `/v1/organizations/${organizationId}/services/${serviceId}/pipes/${pipeId}`;
}

/** Gets the party's pipe. */
export function getPipe(party: Party): Ask {
  return management(party, "GET", pipePath(party));
}

/**
 * Updates the settings of the party's pipe.
 *
 * @param party who asks
 * @param body a value that is sent as JSON
 */
export function updateSettings(party: Party, body: PipeSettingsUpdate | Record<string, unknown>): Ask {
  return withBody(management(party, "PUT", `${pipePath(party)}/settings`), JSON.stringify(body));
}

/**
 * Lists the party's services.
 *
 * @param party who asks
 * @param filters values of `filter`, not yet encoded
 */
export function listServices(party: Party, ...filters: readonly string[]): Ask {
  const query = filters.map((filter) => `filter=${encodeURIComponent(filter)}`).join("&");
  const path = `/v1/organizations/${party.organizationId}/services`;
  return management(party, "GET", query === "" ? path : `${path}?${query}`);
}

/**
 * Updates the party's alert on a tile.
 *
 * @param party who asks
 * @param body a value that is sent as JSON
 */
export function updateAlert(party: Party, body: AlertUpdate | Record<string, unknown>): Ask {
  const path = `/api/v2/alerts/${party.alertId}`;
  return withBody(observability(party, "PUT", path), JSON.stringify(body));
}

/** Lists the party's dashboards. */
export function listDashboards(party: Party): Ask {
  return observability(party, "GET", "/api/v2/dashboards");
}

function management(party: Party, method: string, target: string): Ask {
  return { api: "management", method, target, headers: { authorization: keyOf(party) } };
}

function observability({ token }: Party, method: string, target: string): Ask {
  return { api: "observability", method, target, headers: { authorization: `Bearer ${token}` } };
}

/** One request of each operation that changes something only where it must: what holds for all is tried on these. */
export function oneOfEach(party: Party): Readonly<Record<string, Ask>> {
  return {
    getPipe: getPipe(party),
    updatePipeSettings: updateSettings(party, { engine_max_threads: 3 }),
    listServices: listServices(party),
    updateAlert: updateAlert(party, { threshold: 3 }),
    listDashboards: listDashboards(party),
  };
}

/**
 * Adds headers, or replaces them.
 *
 * @param ask a request
 * @param headers by lower-case name
 */
export function withHeaders(ask: Ask, headers: Readonly<Record<string, string>>): Ask {
  return { ...ask, headers: { ...ask.headers, ...headers } };
}

/**
 * Gives a request a body as it stands, named `application/json`.
 *
 * @param ask a request
 * @param body what is sent, valid or not
 */
export function withBody(ask: Ask, body: string | Uint8Array<ArrayBuffer>): Ask {
  return { ...ask, headers: { ...ask.headers, ...json }, body };
}

/**
 * Takes a header away.
 *
 * @param ask a request
 * @param name in lower case
 */
export function withoutHeader(ask: Ask, name: string): Ask {
  return {
    ...ask,
    headers: Object.fromEntries(Object.entries(ask.headers).filter(([other]) => other !== name)),
  };
}
