/** Management API: pipes and services. */
export * from "../generated/management/client.ts";
