/**
 * Checks the `Host` header of a server on a loopback address. A web page can give its own name that address (DNS rebinding) and is then
 * of the same origin as the platform, whose demo credentials are public.
 */
import { isLoopbackAddress, isLoopbackHost } from "../http/loopback.ts";
import type { RequestHandler } from "../http/message.ts";
import { messageResponse } from "./fallback-response.ts";

/**
 * Adds the check to a handler. On other addresses it is left out, unless `allowedHosts` is passed: other machines use names that the
 * platform does not know. `address`: address that the server listens on.
 */
export function createHostCheck(
  handle: RequestHandler,
  address: string,
  host: string,
  allowedHosts: readonly string[] | undefined,
  withCors: (handle: RequestHandler) => RequestHandler,
): RequestHandler {
  if (!allowedHosts && !isLoopbackAddress(address)) return handle;
  const names = new Set([host, address, ...(allowedHosts ?? [])].map((name) => name.toLowerCase()));
  const isAllowed = (header: string) => isLoopbackHost(header) || names.has(hostName(header));
  // A page of an allowed origin can read why it is rejected.
  const reject = withCors(async ({ headers: { host: header = "" } = {} }) => {
    const name = JSON.stringify(hostName(header).slice(0, 80));
    return messageResponse(
      421,
      `The platform does not answer for the host ${name}. If this is a name of this machine, pass it to listen as allowedHosts, or to serve as --allowed-hosts.`,
    );
  });
  return async (request) => {
    // HTTP/1.0 has requests without the header; those of browsers always have it.
    const { host: header } = request.headers ?? {};
    return header === undefined || isAllowed(header) ? handle(request) : reject(request);
  };
}

/** The name or address of a `Host` header, without port and brackets, in lower case. */
function hostName(header: string): string {
  return header
    .toLowerCase()
    .replace(/:\d*$/, "")
    .replace(/^\[(.*)\]$/, "$1");
}
