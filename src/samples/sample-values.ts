/** Arguments and address of one request, as a code sample shows them. */
import type { Operation, SecurityAlternative } from "../contract/operation.ts";

/** Credentials of a sample, by the options of the client. */
export type SampleCredentials = Readonly<
  Partial<Record<"keyId" | "keySecret" | "accessToken" | "apiKey", string>>
>;

type Scalar = string | number | boolean;

/** A value of a parameter: one, a list or an object. */
export type SampleParameter = Scalar | readonly Scalar[] | Readonly<Record<string, Scalar>>;

export interface SampleValues {
  /** Name of the API in the register, such as `management`. */
  readonly api: string;
  readonly baseUrl: string;
  /** Parameters by name. Empty strings, arrays and objects are left out. */
  readonly parameters: Readonly<Record<string, SampleParameter | undefined>>;
  /** Request body: a JSON value, or a text; undefined if there is none. */
  readonly body?: unknown;
  /** JSON text of the body, for a command that must send it unchanged. By default `body` is printed. */
  readonly bodyText?: string;
  /** Name of the file to send as the body, if it is binary. */
  readonly file?: string | undefined;
  /** Credentials to write into the sample. Without them, the sample reads the environment variables of the client. */
  readonly credentials?: SampleCredentials | undefined;
}

/** Environment variables of the client by option, from which a sample without credentials reads them. */
export const credentialVariables: Readonly<Record<SecurityAlternative["scheme"], SampleCredentials>> = {
  basic: { keyId: "DATAPLAT_KEY_ID", keySecret: "DATAPLAT_KEY_SECRET" },
  bearer: { accessToken: "DATAPLAT_ACCESS_TOKEN" },
  key: { apiKey: "DATAPLAT_API_KEY" },
};

/** Chooses the alternative of an operation as the client does: the first one whose credentials are there. */
export function chooseAlternative(
  { security }: Operation,
  credentials: SampleCredentials,
): SecurityAlternative | undefined {
  return security.find(({ scheme }) =>
    secretsOf(scheme, credentials).every((secret) => secret !== undefined),
  );
}

/** Lists the credentials of a scheme; undefined for one that is missing. */
export function secretsOf(
  scheme: SecurityAlternative["scheme"],
  credentials: SampleCredentials,
): readonly (string | undefined)[] {
  // The keys are those of the type.
  const names = Object.keys(credentialVariables[scheme]) as (keyof SampleCredentials)[];
  return names.map((name) => credentials[name]);
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
