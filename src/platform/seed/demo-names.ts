/** Names and credentials of the built-in demo data. */

const organizationId = "11111111-1111-4111-8111-111111111111";
const serviceId = "22222222-2222-4222-8222-222222222222";
const pipeId = "33333333-3333-4333-8333-333333333333";

/** What the demo data has under fixed names. Credentials open nothing but a platform of your own. */
export const demo = {
  organizationId,
  keyId: "demo-key",
  keySecret: "demo-secret",
  serviceId,
  /** Its Kafka pipe. */
  pipeId,
  /** Path parameters of that pipe, for `getPipe` and `updatePipeSettings`. */
  pipe: { organizationId, serviceId, pipeId },
  accessToken: "demo-token",
} as const;
