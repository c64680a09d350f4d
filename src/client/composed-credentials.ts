/** Credentials that few APIs take: several together, keys in the query or in a cookie, none beside others. Only the clients of such APIs import them. */
import { optionsOfAlternative } from "../contract/credential-parts.ts";
import { partsOf, type SecurityAlternative, type SecurityPart } from "../contract/operation.ts";
import type { Authorization, Authorize } from "./authorization.ts";
import { isBrowser } from "./base-url.ts";
import {
  adviseCredentials,
  apiKeyIn,
  basic,
  bearer,
  type CredentialScheme,
  type CredentialValues,
  checkToken,
} from "./credentials.ts";
import { ConfigError } from "./errors/index.ts";

/** Creates the schemes of an API, one for each alternative. */
export function createSchemes(alternatives: readonly SecurityAlternative[]): readonly CredentialScheme[] {
  const all = alternatives.map(optionsOfAlternative);
  return alternatives.map((alternative) => {
    const parts = partsOf(alternative).map(schemeOf);
    const scheme: CredentialScheme = {
      name: alternative.scheme,
      headers: parts.flatMap(({ headers = [] }) => headers),
      options: optionsOfAlternative(alternative),
      createAuthorize: (values) => {
        if (belongToOthers(scheme.options, values, all)) return undefined;
        const missing = scheme.options.find((option) => values[option] === undefined);
        if (missing) throw new ConfigError(`${missing} is missing. ${adviseCredentials([scheme])}`);
        return combine(parts.flatMap(({ createAuthorize }) => createAuthorize(values) ?? []));
      },
    };
    return scheme;
  });
}

/** Whether some options of an alternative are missing, and those that are there are all of another alternative. */
function belongToOthers(
  options: readonly string[],
  values: CredentialValues,
  all: readonly (readonly string[])[],
): boolean {
  const isGiven = (option: string): boolean => values[option] !== undefined;
  const complete = new Set(all.filter((each) => each.every(isGiven)).flat());
  return !options.every(isGiven) && options.filter(isGiven).every((option) => complete.has(option));
}

function schemeOf(part: SecurityPart): CredentialScheme {
  switch (part.kind) {
    case "basic":
      return basic;
    case "bearer":
      return bearer;
    case "header":
      return apiKeyIn(part.name, part.option);
    default:
      return keyIn(part.kind, part.name, part.option);
  }
}

/** A key in the query or in a cookie. */
function keyIn(place: "query" | "cookie", name: string, option: string): CredentialScheme {
  const scheme: CredentialScheme = {
    name: option,
    options: [option],
    createAuthorize: ({ [option]: value }) => {
      const key = checkToken(option, value, scheme);
      if (place === "cookie") checkCookie(option, key);
      const wrap = place === "query" ? addToQuery(name, key) : addCookie(name, key);
      return () => ({ headers: {}, secrets: [key], wrap });
    },
  };
  return scheme;
}

function checkCookie(option: string, key: string): void {
  // RFC 6265 section 4.1.1.
  if (/[",;\\]/.test(key)) throw new ConfigError(`${option} must not contain one of ",;\\ in a cookie.`);
  if (isBrowser())
    throw new ConfigError(`${option} is sent in a cookie, which a browser does not let a program set.`);
}

type Wrap = NonNullable<Authorization["wrap"]>;

function addCookie(name: string, key: string): Wrap {
  return (fetch) => (url, init) => {
    const headers = new Headers(init.headers);
    const others = headers.get("cookie");
    headers.set("cookie", `${others ? `${others}; ` : ""}${name}=${key}`);
    return fetch(url, { ...init, headers: Object.fromEntries(headers) });
  };
}

/** Adds a key to the address, and removes it again where the address is shown: in the response, and in errors of `fetch`. */
function addToQuery(name: string, key: string): Wrap {
  const pair = `${encode(name)}=${encode(key)}`;
  const mask = (text: string): string => text.replaceAll(pair, `${encode(name)}=[redacted]`);
  return (fetch) => async (url, init) => {
    try {
      const response = await fetch(`${url}${url.includes("?") ? "&" : "?"}${pair}`, init);
      maskMembers(response, ["url"], mask);
      return response;
    } catch (error) {
      for (let each = error; each instanceof Error; each = each.cause)
        maskMembers(each, ["message", "stack"], mask);
      throw typeof error === "string" ? mask(error) : error;
    }
  };
}

/** As a URL prints a query. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll("'", "%27");
}

function maskMembers(target: object, names: readonly string[], mask: (text: string) => string): void {
  for (const name of names) {
    const text: unknown = Reflect.get(Object(target), name);
    const value = typeof text === "string" ? mask(text) : text;
    if (value !== text) Reflect.defineProperty(target, name, { value, configurable: true, writable: true });
  }
}

/** Sends the credentials of several authorizations together. */
function combine(authorizes: readonly Authorize[]): Authorize {
  return (call) => {
    const all = authorizes.map((authorize) => authorize(call));
    const ready = all.filter((each): each is Authorization => !("then" in each));
    return ready.length === all.length ? merge(ready) : Promise.all(all).then(merge);
  };
}

function merge(all: readonly Authorization[]): Authorization {
  const renewable = all.find(({ renew }) => renew);
  const renew: Authorize = async (call) => {
    const renewed = await Promise.all(all.map((each) => (each === renewable ? each.renew?.(call) : each)));
    return merge(renewed.filter((each) => each !== undefined));
  };
  return {
    headers: Object.assign({}, ...all.map(({ headers }) => headers)),
    secrets: all.flatMap(({ secrets }) => secrets),
    wrap: (fetch) => all.reduceRight((inner, { wrap }) => wrap?.(inner) ?? inner, fetch),
    ...(renewable && { renew }),
  };
}
