/** Kinds of credentials, and the choice among them for an operation. Secrets live in closures only, so that nothing prints them. */
import { credentialVariable } from "../contract/credential-parts.ts";
import type { OperationTable, SecurityAlternative, SecurityPart } from "../contract/operation.ts";
import type { Authorization, Authorize } from "./authorization.ts";
import { readVariable } from "./environment.ts";
import type { FailedCall } from "./errors/dataplat-error.ts";
import { ConfigError } from "./errors/index.ts";
import { type AccessTokenFunction, authorizeByFunction } from "./token-renewal.ts";

/** Credentials of every kind. */
export interface Credentials {
  /** Key ID, created in the platform's web console. Defaults to `DATAPLAT_KEY_ID` if `keySecret` is absent as well. */
  readonly keyId?: string | undefined;
  /** Key secret. Defaults to `DATAPLAT_KEY_SECRET` if `keyId` is absent as well. */
  readonly keySecret?: string | undefined;
  /**
   * Access token, or a function that returns one. The function is called for each request. After a 401 it is called once more with
   * `refresh: true` and the request is sent again; calls that were rejected at the same time share one refresh.
   * Defaults to `DATAPLAT_ACCESS_TOKEN`.
   */
  readonly accessToken?: string | AccessTokenFunction | undefined;
  /** API key. Defaults to `DATAPLAT_API_KEY`. */
  readonly apiKey?: string | undefined;
}

/** Options of each scheme. */
interface SchemeOptions {
  readonly basic: "keyId" | "keySecret";
  readonly bearer: "accessToken";
  readonly key: "apiKey";
}

/** Options of an alternative. */
type OptionsOf<Alternative extends SecurityAlternative> = Alternative extends {
  readonly parts: readonly (infer Part extends SecurityPart)[];
}
  ? Part extends { readonly option: infer Option extends string }
    ? Option
    : SchemeOptions[Part["kind"] & keyof SchemeOptions]
  : SchemeOptions[Alternative["scheme"] & keyof SchemeOptions];

/**
 * Credentials that the operations of an API take; others are forbidden. The keys of an API with several are named after their schemes.
 *
 * @typeParam Table the generated operation table
 */
export type CredentialsOf<Table extends OperationTable> = CredentialsIn<
  OptionsOf<Table[keyof Table]["security"][number]>
>;

type CredentialsIn<Taken extends string> = {
  readonly [Option in keyof (Credentials & Partial<Record<Taken, unknown>>)]: Option extends Taken
    ? Option extends keyof Credentials
      ? Credentials[Option]
      : string | undefined
    : never;
};

/** Values of the options with credentials, by name. Their types are the caller's promise, not checked. */
export type CredentialValues = Readonly<Record<string, unknown>>;

/** One kind of credentials. */
export interface CredentialScheme {
  /** The `scheme` of the alternatives that take it. */
  readonly name: string;
  /** Headers of keys, in lower case. */
  readonly headers?: readonly string[];
  readonly options: readonly string[];
  /**
   * Checks credentials. Messages do not quote them.
   *
   * @returns undefined if they belong to other schemes, which need fewer
   * @throws ConfigError if one is missing or cannot be sent
   */
  readonly createAuthorize: (values: CredentialValues) => Authorize | undefined;
}

/** HTTP Basic (RFC 7617 section 2): the Base64 of ID, colon and secret in UTF-8. */
export const basic: CredentialScheme = {
  name: "basic",
  options: ["keyId", "keySecret"],
  createAuthorize: ({ keyId, keySecret }) => {
    const id = checkSecret("keyId", keyId, basic);
    const secret = checkSecret("keySecret", keySecret, basic);
    if (id.includes(":")) throw new ConfigError("keyId contains a colon. Does it include the secret?");
    const encoded = encodeBase64(`${id}:${secret}`);
    const authorization = {
      headers: { authorization: `Basic ${encoded}` },
      secrets: [encoded, encoded.replace(/=+$/, ""), secret],
    };
    return () => authorization;
  },
};

/** HTTP Bearer (RFC 6750 section 2.1). */
export const bearer: CredentialScheme = {
  name: "bearer",
  options: ["accessToken"],
  createAuthorize: ({ accessToken }) => {
    const authorizeToken = (value: unknown, call?: FailedCall): Authorization => {
      const token = checkToken("accessToken", value, bearer, call);
      return { headers: { authorization: `Bearer ${token}` }, secrets: [token] };
    };
    // Its result is checked.
    if (typeof accessToken === "function") {
      return authorizeByFunction(accessToken as AccessTokenFunction, authorizeToken);
    }
    const authorization = authorizeToken(accessToken);
    return () => authorization;
  },
};

/** An API key in a header (OpenAPI 3.1, Security Scheme Object, `apiKey`). */
export const apiKeyIn = (name: string, option = "apiKey"): CredentialScheme => {
  const header = name.toLowerCase();
  const scheme: CredentialScheme = {
    name: "key",
    headers: [header],
    options: [option],
    createAuthorize: ({ [option]: value }) => {
      // There, the word of a scheme may be part of it: `Token 7f3a`.
      const word = header === "authorization" ? (/^[!-~]+ (?=[!-~]+$)/.exec(String(value))?.[0] ?? "") : "";
      const key = checkToken(option, word ? String(value).slice(word.length) : value, scheme);
      const authorization = { headers: { [header]: word + key }, secrets: [key] };
      return () => authorization;
    },
  };
  return scheme;
};

export function checkToken(
  option: string,
  value: unknown,
  scheme: CredentialScheme,
  call?: FailedCall,
): string {
  const token = checkSecret(option, value, scheme, call);
  if (/^[\x21-\x7e]+$/.test(token)) return token;
  throw new ConfigError(`${option} must be visible ASCII without spaces.`, call);
}

function checkSecret(option: string, value: unknown, scheme: CredentialScheme, call?: FailedCall): string {
  const fail = (problem: string): never => {
    throw new ConfigError(`${option} ${problem}`, call);
  };
  const advice = adviseCredentials([scheme]);
  if (value === undefined) return fail(`is missing. ${advice}`);
  if (typeof value !== "string" || value.trim() === "") return fail("is empty or not a string.");
  if (value === "undefined" || value === "null") return fail(`is the word "${value}". ${advice}`);
  // Such as the newline at the end of a secret that was read from a file.
  if (/\p{Cc}/u.test(value)) return fail("contains a control character or line break.");
  return value;
}

/** `btoa` takes bytes, so the text is encoded as UTF-8 first (RFC 7617 section 2.1). */
function encodeBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));
}

/** How the requests of a client are authorized, by scheme. */
export type CredentialTable = {
  readonly [Scheme in string]?: {
    readonly authorize: Authorize;
    /** Whether the credentials were passed, rather than read from the environment. */
    readonly isPassed: boolean;
  };
};

/** Operations of an API, and the schemes that they take. */
export interface SecuredApi {
  readonly operations: OperationTable;
  /** In the order of the table. */
  readonly schemes: readonly CredentialScheme[];
}

/**
 * Checks the credentials of a client. Those of a scheme are read from the environment only if none of them is passed: half a key and half
 * of another would not fit. They may be missing if an operation takes none.
 */
export function readCredentials(
  { operations, schemes }: SecuredApi,
  options: CredentialValues,
): CredentialTable {
  const isRequired = Object.values(operations).every(({ security }) => security.length > 0);
  const table: Record<string, CredentialTable[keyof CredentialTable]> = {};
  for (const { name, options: names, createAuthorize } of schemes) {
    const isPassed = names.some((option) => options[option] !== undefined);
    const values: CredentialValues = isPassed
      ? options
      : Object.fromEntries(names.map((option) => [option, readVariable(credentialVariable(option))]));
    // With one scheme, its own message says which of its options is missing.
    if (names.every((option) => values[option]) || isPassed || (isRequired && schemes.length === 1)) {
      const authorize = createAuthorize(values);
      if (authorize) table[name] = { authorize, isPassed };
    }
  }
  if (isRequired && Object.keys(table).length === 0) throw missingCredentials(schemes);
  return table;
}

/** A call of a client with credentials. */
interface SecuredCall extends FailedCall {
  readonly client: { readonly api: SecuredApi; readonly credentials: CredentialTable };
}

/** Chooses the first alternative of the operation whose credentials were passed, or else are in the environment. */
export function chooseAuthorize(call: SecuredCall): Authorize {
  const { credentials, api } = call.client;
  const { security } = call.operation;
  if (security.length === 0) return withoutCredentials;
  let fromEnvironment: Authorize | undefined;
  for (const { scheme } of security) {
    const found = credentials[scheme];
    if (found?.isPassed) return found.authorize;
    fromEnvironment ??= found?.authorize;
  }
  if (fromEnvironment) return fromEnvironment;
  throw missingCredentials(
    api.schemes.filter(({ name }) => security.some(({ scheme }) => scheme === name)),
    call,
  );
}

const withoutCredentials: Authorize = () => ({ headers: {}, secrets: [] });

function missingCredentials(schemes: readonly CredentialScheme[], call?: FailedCall): ConfigError {
  return new ConfigError(`Credentials are missing. ${adviseCredentials(schemes)}`, call);
}

/** Both halves of a key, since one that is passed is not completed from the environment. */
export function adviseCredentials(schemes: readonly CredentialScheme[]): string {
  const list = (print: (option: string) => string): string =>
    schemes.map(({ options }) => options.map(print).join(" and ")).join(" or ");
  return `Pass ${list(String)}, or set ${list(credentialVariable)}.`;
}
