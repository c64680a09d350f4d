/** Observability API: alerts and dashboards. @packageDocumentation */
export * from "../generated/observability/client.ts";
