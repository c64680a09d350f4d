/** Observability API: alerts and dashboards. */
export * from "../generated/observability/client.ts";
