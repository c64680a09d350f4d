import { createManagementClient } from "dataplat/management";

// Reads DATAPLAT_KEY_ID and DATAPLAT_KEY_SECRET
// from the environment.
const management = createManagementClient({
  baseUrl: "http://127.0.0.1:4000",
});

const organization = {
  organizationId: "11111111-1111-4111-8111-111111111111",
};
const result = await management.listServices(organization);
console.log(result);
