/** The transport as a standard `fetch`. */
import { checkOptions, isPlainObject } from "../contract/check-options.ts";
import { type CallContext, createCallContext } from "./call-context.ts";
import { ConfigError } from "./errors/index.ts";
import { initRules } from "./option-rules.ts";
import type { ApiFetch } from "./options.ts";
import {
  checkSource,
  checkUrl,
  describeUndocumented,
  invalid,
  rejectBodyOfRead,
  sendBody,
} from "./send-request.ts";
import { type ClientSettings, normalizeHeaders, reservedHeaders } from "./settings.ts";

/** Creates a `fetch` for an API. */
export function createFetch(settings: ClientSettings): ApiFetch {
  return async (input, init) => {
    const members = readInit(init ?? {});
    const checked = checkOptions(initRules, members, (message) => new ConfigError(message), "init.");
    const source = input instanceof Request ? input : undefined;
    const method = checked.method ?? source?.method ?? "GET";
    const call = createCallContext(settings, describeUndocumented(settings, method));
    // Null is "none" in the Fetch standard.
    call.signal = (checked.signal === undefined ? source?.signal : checked.signal) ?? undefined;
    // Two slashes start an address of another host.
    const isPath = typeof input === "string" && /^\/(?![/\\])/.test(input);
    const address = isPath ? settings.baseUrl + input : (source?.url ?? String(input));
    if (!URL.canParse(address))
      throw invalid(call, "/url", "must be a path that starts with /, a URL or a Request");
    const url = checkUrl(call, new URL(address));
    if (source) checkSource(call, source);
    const { headers = source?.headers, body } = checked;
    const own = body === undefined || body === null ? undefined : createCarrier(call, url, body);
    const type = own?.headers.get("content-type");
    const given = normalizeHeaders(listHeaders(headers), reservedHeaders(settings), call);
    return sendBody(call, url, { ...(type && { "content-type": type }), ...given }, own ?? source);
  };
}

/** Members of `init` that are rejected, as are unknown ones. */
const otherMembers = ["cache", "integrity", "keepalive", "mode", "referrer", "referrerPolicy"];

/** Reads the members of `init` once, as `fetch` does: inherited ones and accessors count. */
function readInit<Init extends object>(init: Init): Init {
  if (!isPlainObject(init)) return init;
  const names = new Set([...Object.keys(initRules), ...otherMembers].filter((name) => name in init));
  for (const name in init) names.add(name);
  const members = [...names].map((name) => [name, Reflect.get(init, name)]);
  // `checkOptions` checks them next.
  return Object.fromEntries(members) as Init;
}

function listHeaders(headers: RequestInit["headers"] = {}): Iterable<readonly [string, unknown]> {
  return Symbol.iterator in headers ? headers : Object.entries(headers);
}

/** A request that serializes a body of any kind, and knows its media type. */
function createCarrier(call: CallContext, url: string, body: NonNullable<RequestInit["body"]>): Request {
  rejectBodyOfRead(call);
  const init: RequestInit & { readonly duplex: "half" } = { method: "POST", body, duplex: "half" };
  try {
    return new Request(url, init);
  } catch (cause) {
    throw invalid(call, "/body", "cannot be read", cause);
  }
}
