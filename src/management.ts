/** Management API: pipes and services. @packageDocumentation */
export * from "../generated/management/client.ts";
