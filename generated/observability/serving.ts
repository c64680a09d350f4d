// Generated from openapi/observability/openapi.yaml by `npm run generate`. Do not edit.
/**
 * How every operation of the Observability API is served: the HTTP authentication scheme that it asks for (RFC 9110 section
 * 11.1), the query parameters that may be repeated, and the status of its success.
 */
export const serving = {
  updateAlert: { authentication: "bearer", repeated: [], success: 200 },
  listDashboards: { authentication: "bearer", repeated: [], success: 200 },
} as const;
