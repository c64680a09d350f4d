/** Arguments and address of one request, as a code sample shows them. */
import type { Operation, SecurityAlternative } from "../contract/operation.ts";

/** Credentials of a sample. */
export type SampleCredentials =
  | { readonly keyId: string; readonly keySecret: string }
  | { readonly accessToken: string }
  | { readonly apiKey: string };

type Scalar = string | number | boolean;

/** A value of a parameter: one, a list or an object. */
export type SampleParameter = Scalar | readonly Scalar[] | Readonly<Record<string, Scalar>>;

/** Values of one request. */
export interface SampleValues {
  /** Name of the API in the register, such as `management`. */
  readonly api: string;
  /** Address of the API. */
  readonly baseUrl: string;
  /** Parameters by name. Empty strings, arrays and objects are left out. */
  readonly parameters: Readonly<Record<string, SampleParameter | undefined>>;
  /** Request body as a JSON value; undefined if there is none. */
  readonly body?: unknown;
  /** JSON text of the body, for a command that must send it unchanged. By default `body` is printed. */
  readonly bodyText?: string;
  /** Credentials to write into the sample. Without them, the sample reads the environment variables of the client. */
  readonly credentials?: SampleCredentials | undefined;
}

/** Environment variables of the client, from which a sample without credentials reads them. */
export const credentialVariables = {
  basic: ["DATAPLAT_KEY_ID", "DATAPLAT_KEY_SECRET"],
  bearer: ["DATAPLAT_ACCESS_TOKEN"],
  key: ["DATAPLAT_API_KEY"],
} as const satisfies Record<SecurityAlternative["scheme"], readonly string[]>;

/**
 * Selects the parameters of an operation that have a value, in the order of the document.
 *
 * @param operation the operation
 * @param parameters values by name
 */
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
