import type { DemoExamples } from "../demo-examples.ts";
import { demo } from "./demo-names.ts";

const { organizationId, serviceId, pipeId, keyId, keySecret } = demo;

/** Examples that read and change the demo pipe on the command line and with curl, and read it with TypeScript. */
export const demoExamples: DemoExamples = {
  api: "management",
  credentials: `key id ${keyId}, key secret ${keySecret}`,
  flags: [
    `--key-id ${keyId}`,
    "--key-secret -",
    `--parameter organizationId=${organizationId}`,
    `--parameter serviceId=${serviceId}`,
  ],
  secrets: [keySecret],
  lines: (url) => {
    const pipe = `${url}/v1/organizations/${organizationId}/services/${serviceId}/pipes/${pipeId}`;
    const curl = `curl -sS -u ${keyId}:${keySecret}`;
    const client = `createManagementClient({ baseUrl: "${url}", keyId: "${keyId}", keySecret: "${keySecret}" })`;
    const call = `getPipe({ organizationId: "${organizationId}", serviceId: "${serviceId}", pipeId: "${pipeId}" })`;
    return [
      `  npx dataplat --profile demo get-pipe --pipe-id ${pipeId}`,
      "Get the demo pipe with curl:",
      `  ${curl} ${pipe}`,
      "Update one of its settings:",
      `  ${curl} -X PUT -H 'content-type: application/json' -d '{"engine_max_threads":8}' ${pipe}/settings`,
      "Get it from TypeScript, in a project that has dataplat installed:",
      `  import { createManagementClient } from "dataplat/management"; console.log(await ${client}.${call});`,
    ];
  },
};
