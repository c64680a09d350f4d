/** What a person can paste to see the demo data. */

import type { Store } from "../../platform/index.ts";
import { demo } from "../../platform/seed/demo-names.ts";
import { hashSecret } from "../../platform/store/digest.ts";

const { organizationId, serviceId, pipeId, keyId, keySecret, accessToken } = demo;

/**
 * Lines to paste: reading and changing the demo pipe with curl, and reading it from TypeScript.
 *
 * @param url where it is served, without a slash at the end
 */
export function demoLines(url: string): readonly string[] {
  const pipe = `${url}/v1/organizations/${organizationId}/services/${serviceId}/pipes/${pipeId}`;
  const curl = `curl -sS -u ${keyId}:${keySecret}`;
  const client = `createManagementClient({ baseUrl: "${url}", keyId: "${keyId}", keySecret: "${keySecret}" })`;
  const call = `getPipe({ organizationId: "${organizationId}", serviceId: "${serviceId}", pipeId: "${pipeId}" })`;
  return [
    `Demo credentials: key id ${keyId}, secret ${keySecret}; team token ${accessToken}.`,
    "",
    "Read the demo pipe:",
    `  ${curl} ${pipe}`,
    "Change one of its settings:",
    `  ${curl} -X PUT -H 'content-type: application/json' -d '{"engine_max_threads":8}' ${pipe}/settings`,
    "Read it from TypeScript, in a file of a project that has this package:",
    `  import { createManagementClient } from "dataplat/management"; console.log(await ${client}.${call});`,
  ];
}

/**
 * Tells whether those lines would work: a store that was kept may hold other data.
 *
 * @param store what is served
 */
export async function holdsDemo(store: Store): Promise<boolean> {
  const key = await store.findCredential("management", keyId);
  if (key?.tenantId !== organizationId || key.secretHash !== hashSecret(keySecret)) return false;
  const pipe = { tenantId: organizationId, kind: "Pipe", parentId: serviceId, id: pipeId };
  return (await store.get(pipe, organizationId)) !== undefined;
}
