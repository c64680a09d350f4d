/** Authorizes requests to `/_platform`: with the admin token, or without one from this machine, web pages excluded. */
import { HttpError } from "../http/http-error.ts";
import { isLoopbackAddress, isLoopbackHost } from "../http/loopback.ts";
import type { PlatformHeaders, PlatformRequest } from "../http/message.ts";
import { hashSecret, sameDigest } from "../store/digest.ts";

/** Headers of proxies. The client behind one is unknown, whatever they say. */
const proxyHeader = /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|(?:.*-)?(?:client|connecting)-ip)$/;

/**
 * Authorizes a request. This is the first check, and its error does not depend on the path: it reveals nothing about what exists.
 * `request`: a request at `/_platform` or below. `adminToken`: the required token; undefined to allow this machine only. Throws HttpError
 * 401 or 403.
 */
export function authorize(request: PlatformRequest, adminToken: string | undefined): void {
  const { headers = {} } = request;
  const authorization = headers["authorization"];
  if (adminToken !== undefined) {
    if (!hasToken(authorization, adminToken)) throw unauthorized("Send the admin token as Bearer.");
    return;
  }
  // Credentials of an API are rejected, so that no client relies on them here.
  if (authorization !== undefined) throw unauthorized("Without an admin token, send no credentials.");
  if (!isLocal(request.remoteAddress, headers) || isCrossOrigin(headers)) {
    throw new HttpError(
      403,
      "Forbidden. Without an admin token, only requests from this machine are accepted, neither through a proxy nor from web pages of other origins.",
    );
  }
}

function unauthorized(advice: string): HttpError {
  return new HttpError(401, `Unauthorized. ${advice}`, { "www-authenticate": 'Bearer realm="platform"' });
}

function hasToken(authorization: string | undefined, adminToken: string): boolean {
  const [, token = ""] = /^bearer +(\S+)$/i.exec(authorization?.trim() ?? "") ?? [];
  // Digests have the same length, so that the time of the comparison reveals nothing about the token.
  return sameDigest(hashSecret(token), hashSecret(adminToken));
}

function isLocal(remoteAddress: string | undefined, headers: PlatformHeaders): boolean {
  if (remoteAddress !== undefined && !isLoopbackAddress(remoteAddress)) return false;
  const host = headers["host"];
  if (host !== undefined && !isLoopbackHost(host)) return false;
  return !Object.keys(headers).some((name) => proxyHeader.test(name));
}

/** A browser on this machine can send requests from pages of other origins, other local ports included. */
function isCrossOrigin(headers: PlatformHeaders): boolean {
  const { host, origin, "sec-fetch-site": site } = headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  if (origin === undefined) return false;
  return host === undefined || (origin !== `http://${host}` && origin !== `https://${host}`);
}
