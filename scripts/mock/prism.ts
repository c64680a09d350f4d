/** Prism, without a side effect of its import: a dependency replaces `Error.prepareStackTrace`, and stack traces then show wrong lines. */
const { prepareStackTrace } = Error;

export const { createLogger } = await import("@stoplight/prism-core");
export const { getHttpOperationsFromSpec } = await import("@stoplight/prism-http");
export const { createServer } = await import("@stoplight/prism-http-server");

Error.prepareStackTrace = prepareStackTrace;
