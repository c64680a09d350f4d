import {
  createObservabilityClient,
} from "dataplat/observability";

// Reads DATAPLAT_ACCESS_TOKEN from the environment.
const observability = createObservabilityClient({
  baseUrl: "http://127.0.0.1:4000",
});

const result = await observability.listDashboards();
console.log(result);
