/** Examples to paste that use the demo data. */
import { demo } from "../../platform/seed/demo-names.ts";

const { organizationId, serviceId, pipeId, keyId, keySecret, accessToken } = demo;

/**
 * Formats examples that read and change the demo pipe with curl, and read it with TypeScript.
 *
 * @param url address of the platform, without a trailing slash
 */
export function formatExamples(url: string): readonly string[] {
  const pipe = `${url}/v1/organizations/${organizationId}/services/${serviceId}/pipes/${pipeId}`;
  const curl = `curl -sS -u ${keyId}:${keySecret}`;
  const client = `createManagementClient({ baseUrl: "${url}", keyId: "${keyId}", keySecret: "${keySecret}" })`;
  const call = `getPipe({ organizationId: "${organizationId}", serviceId: "${serviceId}", pipeId: "${pipeId}" })`;
  return [
    `Demo credentials: key id ${keyId}, key secret ${keySecret}; access token ${accessToken}.`,
    "",
    "Get the demo pipe:",
    `  ${curl} ${pipe}`,
    "Update one of its settings:",
    `  ${curl} -X PUT -H 'content-type: application/json' -d '{"engine_max_threads":8}' ${pipe}/settings`,
    "Get it from TypeScript, in a project that has dataplat installed:",
    `  import { createManagementClient } from "dataplat/management"; console.log(await ${client}.${call});`,
  ];
}
