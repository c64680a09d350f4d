/** Who may reach `/_platform`: whoever has the admin token; without one, only this machine, and no web page that it shows. */

import { HttpError } from "../pipeline/http-error.ts";
import type { PlatformHeaders, PlatformRequest } from "../pipeline/message.ts";
import { hashSecret, sameDigest } from "../store/digest.ts";

/** The request's own address. IPv4 addresses on a socket of both families have the prefix. */
const loopbackAddress = /^(?:(?:::ffff:)?127(?:\.\d{1,3}){3}|::1)$/i;

/** The host that was asked for: a name that DNS could answer for is none, since its owner may have it answered with 127.0.0.1. */
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Written by proxies. What came through one is not known to be from this machine, whatever these say. */
const proxyHeader = /^(?:forwarded|via|x-forwarded(?:-.*)?|x-real-ip|(?:.*-)?(?:client|connecting)-ip)$/;

/**
 * Checks that a request may reach the administration surface at all. This comes before everything else, and what it says does not depend
 * on what was asked for: a refusal tells nothing about what is behind it.
 *
 * @param request any request at `/_platform` or below
 * @param adminToken the token that opens it; undefined to let in this machine alone
 * @throws HttpError 401 or 403
 */
export function authorize(request: PlatformRequest, adminToken: string | undefined): void {
  const { headers = {} } = request;
  const authorization = headers["authorization"];
  if (adminToken !== undefined) {
    if (!hasToken(authorization, adminToken)) throw unauthorized();
    return;
  }
  // Nobody gets further with credentials of an API, also not a client that sends them wherever it goes.
  if (authorization !== undefined) throw unauthorized();
  if (!isFromHere(request.remoteAddress, headers) || isFromAnotherPage(headers)) {
    throw new HttpError(403, "Forbidden.");
  }
}

/**
 * Tells whether a request may reach the administration surface, for what must be known before its body is read.
 *
 * @param request any request at `/_platform` or below
 * @param adminToken the token that opens it; undefined to let in this machine alone
 */
export function isAuthorized(request: PlatformRequest, adminToken: string | undefined): boolean {
  try {
    authorize(request, adminToken);
    return true;
  } catch {
    return false;
  }
}

function unauthorized(): HttpError {
  return new HttpError(401, "Unauthorized.", { "www-authenticate": 'Bearer realm="platform"' });
}

function hasToken(authorization: string | undefined, adminToken: string): boolean {
  const [, token = ""] = /^bearer +(\S+)$/i.exec(authorization?.trim() ?? "") ?? [];
  // Digests are of one length, and the time it takes says nothing about the token.
  return sameDigest(hashSecret(token), hashSecret(adminToken));
}

function isFromHere(remoteAddress: string | undefined, headers: PlatformHeaders): boolean {
  if (remoteAddress !== undefined && !loopbackAddress.test(remoteAddress)) return false;
  const host = headers["host"];
  if (host !== undefined && !loopbackHost.test(host)) return false;
  return !Object.keys(headers).some((name) => proxyHeader.test(name));
}

/** A page of another origin can send requests here from a browser on this machine, also one of another port of it. */
function isFromAnotherPage(headers: PlatformHeaders): boolean {
  const { host, origin, "sec-fetch-site": site } = headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return true;
  if (origin === undefined) return false;
  return host === undefined || (origin !== `http://${host}` && origin !== `https://${host}`);
}
