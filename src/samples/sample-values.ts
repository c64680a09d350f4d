/** Arguments and address of one request, as a code sample shows them. */
import { headerOf, optionsOf, optionsOfAlternative } from "../contract/credential-parts.ts";
import {
  type Operation,
  partsOf,
  type SecurityAlternative,
  type SecurityPart,
} from "../contract/operation.ts";

/** Maximum width of the lines of a sample, in characters, for which the docs have room beside the properties. */
export const maxWidth = 61;

/** Credentials of a sample, by the options of the client. */
export type SampleCredentials = Readonly<Record<string, string>>;

type Scalar = string | number | boolean;

/** A value of a parameter: one, a list or an object, or any JSON if its schema allows it. */
export type SampleParameter = Scalar | readonly unknown[] | Readonly<Record<string, unknown>>;

export interface SampleValues {
  /** Name of the API in the register, such as `management`. */
  readonly api: string;
  readonly baseUrl: string;
  /** Address of the operation, if it has one of its own; `baseUrl` by default. */
  readonly server?: string | undefined;
  /** Parameters by name. Empty strings, arrays and objects are left out. */
  readonly parameters: Readonly<Record<string, SampleParameter | undefined>>;
  /** Whether a parameter has a closed list of values: in a variable, such a value would be any string. */
  readonly hasListedValues?: boolean;
  /** Request body: a JSON value, or a text; undefined if there is none. */
  readonly body?: unknown;
  /** JSON text of the body, for a command that must send it unchanged. By default `body` is printed. */
  readonly bodyText?: string;
  /** Name of the file to send as the body, if it is binary. */
  readonly file?: string | undefined;
  /** Credentials to write into the sample. Without them, the sample reads the environment variables of the client. */
  readonly credentials?: SampleCredentials | undefined;
}

/** Chooses the alternative of an operation as the client does: the first one whose credentials are there. */
export function chooseAlternative(
  { security }: Operation,
  credentials: SampleCredentials,
): SecurityAlternative | undefined {
  return security.find((alternative) =>
    optionsOfAlternative(alternative).every((option) => credentials[option] !== undefined),
  );
}

/** Secret of a part: the values of its options, joined by a colon. */
export function secretOf(part: SecurityPart, read: (option: string) => string | undefined): string {
  return optionsOf(part).map(read).join(":");
}

/** Writes credentials: headers by lower-case name, and pairs of the query. `write`: writes one of them, without its scheme. */
export function writeCredentials(
  alternative: SecurityAlternative | undefined,
  write: (part: SecurityPart) => string,
): { readonly headers: Readonly<Record<string, string>>; readonly query: readonly string[] } {
  const headers: Record<string, string> = {};
  const query: string[] = [];
  for (const part of alternative ? partsOf(alternative) : []) {
    const header = headerOf(part);
    const text = write(part);
    if (!("name" in part)) headers["authorization"] = `${part.kind === "basic" ? "Basic" : "Bearer"} ${text}`;
    else if (header === undefined) query.push(`${encodeURIComponent(part.name)}=${text}`);
    else if (part.kind === "header") headers[header] = text;
    else headers[header] = `${headers[header] ? `${headers[header]}; ` : ""}${part.name}=${text}`;
  }
  return { headers, query };
}

/** Adds pairs to the query of an address. */
export function addToQuery(address: string, pairs: readonly string[]): string {
  return pairs.reduce((whole, pair) => `${whole}${whole.includes("?") ? "&" : "?"}${pair}`, address);
}

/** The resource that an id names: `pipe` for `{pipeId}`, `{pipe_id}` and `{pipe_uuid}`. */
export function resourceOf(placeholder: string): string | undefined {
  return /^\{([A-Za-z]\w*?)(?:_(?:uu|gu)?id|(?:Uu|Gu)id|(?:UU|GU)ID|I[dD])\}$/.exec(placeholder)?.[1];
}

/** Selects the parameters of an operation that have a value, in the order of the document. */
export function selectParameters(
  { parameters: known }: Operation,
  parameters: SampleValues["parameters"],
): readonly (readonly [name: string, value: SampleParameter])[] {
  return known.flatMap(({ name }) => {
    const value = parameters[name];
    const isEmpty = typeof value === "object" ? Object.keys(value).length === 0 : value === "";
    return value === undefined || isEmpty ? [] : [[name, value] as const];
  });
}
