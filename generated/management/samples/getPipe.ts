import { createManagementClient } from "dataplat/management";

// Reads DATAPLAT_KEY_ID and DATAPLAT_KEY_SECRET
// from the environment.
const management = createManagementClient({
  baseUrl: "http://127.0.0.1:4000",
});

const pipe = {
  organizationId: "11111111-1111-4111-8111-111111111111",
  serviceId: "22222222-2222-4222-8222-222222222222",
  pipeId: "33333333-3333-4333-8333-333333333333",
};
const result = await management.getPipe(pipe);
console.log(result);
