const organizationId = "11111111-1111-4111-8111-111111111111";
const serviceId = "22222222-2222-4222-8222-222222222222";
const pipeId = "33333333-3333-4333-8333-333333333333";

/** Ids and credentials of the Management API's demo data, as in demo.seed.yaml. The credentials are public. */
export const demo = {
  organizationId,
  keyId: "demo-key",
  keySecret: "demo-secret",
  serviceId,
  /** The Kafka pipe. */
  pipeId,
  /** Path parameters of the Kafka pipe, for `getPipe` and `updatePipeSettings`. */
  pipe: { organizationId, serviceId, pipeId },
} as const;
