/** The client does what the sandbox says of each failure on demand. */
import { expect, test } from "vitest";
import { operations } from "../../../generated/management/operations.ts";
import { demo } from "../../../generated/platform/demo-names.ts";
import { describeFailure, failureNames } from "../../../src/docs/sandbox/page/failures.ts";
import { createManagementClient, type ManagementClientOptions } from "../../../src/management.ts";
import { createPlatform } from "../../../src/platform/index.ts";
import { fastRetry, getError, pipe } from "../../client/calls.ts";

/** No limit of the client is below the latency, unless the text says so. */
const shortTimeout: ManagementClientOptions = { timeoutMs: 1 };

const calls = failureNames.flatMap((name) =>
  (["getPipe", "updatePipeSettings"] as const).map((operationId) => ({ name, operationId })),
);

test.each(calls)("$name, $operationId", async ({ name, operationId }) => {
  const failure = describeFailure(name, operations[operationId]);
  if (!failure) throw new Error(`There is no failure ${name}.`);
  const { client, condition } = failure;
  // Without the delay that the 429 states.
  const fault =
    failure.fault.type === "rate-limit" ? { ...failure.fault, retryAfterSeconds: 0 } : failure.fault;
  const platform = createPlatform({ demo: true });
  const options = {
    ...{ baseUrl: platform.baseUrl, fetch: platform.fetch, keyId: demo.keyId, keySecret: demo.keySecret },
    ...(client.includes("With timeoutMs: 1_000") ? shortTimeout : {}),
  };
  const call = async (retry: ManagementClientOptions["retry"], times: number) => {
    platform.faults.clear();
    platform.faults.inject(operationId, fault, { times });
    const management = createManagementClient({ ...options, retry });
    return await (operationId === "getPipe"
      ? management.getPipe.withResponse(pipe)
      : management.updatePipeSettings.withResponse(pipe, { engine_max_threads: 7 }));
  };
  const error = await getError(call(fastRetry, 3));
  expect(error.attempts).toBe(client.includes("up to three requests in total") ? 3 : 1);
  expect(new Function("error", `return ${condition}`)(error)).toBe(true);
  if (client.includes("idempotentWrites: true")) {
    expect((await getError(call({ ...fastRetry, idempotentWrites: true }, 3))).attempts).toBe(3);
  }
  const read = await platform.fetch(
    `${platform.baseUrl}/v1/organizations/${pipe.organizationId}/services/${pipe.serviceId}/pipes/${pipe.pipeId}`,
    { headers: { authorization: `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}` } },
  );
  if (client.includes("takes effect")) {
    platform.faults.clear();
    expect(await read.json()).toHaveProperty("result.settings.engine_max_threads", 7);
  }
  await platform.close();
});
