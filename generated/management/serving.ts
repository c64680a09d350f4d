// Generated from openapi/management/openapi.yaml by `npm run generate`. Do not edit.
/**
 * How every operation of the Management API is served: the HTTP authentication scheme that it asks for (RFC 9110 section
 * 11.1), the query parameters that may be repeated, and the status of its success.
 */
export const serving = {
  listServices: { authentication: "basic", repeated: ["filter"], success: 200 },
  getPipe: { authentication: "basic", repeated: [], success: 200 },
  updatePipeSettings: { authentication: "basic", repeated: [], success: 200 },
} as const;
