/** Every kind of invalid credential, per scheme. */
import { basic } from "../requests.ts";

/** Reason why a value of `Authorization` is rejected. */
export type Refused =
  /** It cannot be parsed. */
  | "malformed"
  /** It has another scheme. */
  | "wrong scheme"
  /** It is well-formed, and unknown, wrong, expired or revoked. */
  | "not valid";

/** One row of the matrix. */
export interface BadCredential {
  readonly what: string;
  readonly why: Refused;
  readonly authorization: string;
}

/** Credentials of one tenant: valid, expired and revoked. */
export interface TenantSecrets {
  readonly key: { readonly id: string; readonly secret: string };
  readonly expiredKey: { readonly id: string; readonly secret: string };
  readonly revokedKey: { readonly id: string; readonly secret: string };
  readonly token: string;
  readonly expiredToken: string;
  readonly revokedToken: string;
}

/** Valid and invalid credentials of a scheme. */
interface Scheme {
  readonly good: (secrets: TenantSecrets) => string;
  readonly bad: (own: TenantSecrets, stranger: TenantSecrets) => readonly BadCredential[];
}

const encode = (text: string | Uint8Array) => Buffer.from(text).toString("base64");

const rows = (why: Refused, values: Readonly<Record<string, string>>): readonly BadCredential[] =>
  Object.entries(values).map(([what, authorization]) => ({ what, why, authorization }));

const goodBasic = ({ key }: TenantSecrets) => basic(key.id, key.secret);
const goodBearer = ({ token }: TenantSecrets) => `Bearer ${token}`;

/** Values that are malformed in every scheme. */
const nonsense = { "an empty header": "", "a comma": ",", "a colon": ":", "not ASCII": "Bäsic pässword" };

function badBasic(own: TenantSecrets, stranger: TenantSecrets): readonly BadCredential[] {
  const { key, expiredKey, revokedKey } = own;
  const good = goodBasic(own);
  const token68 = good.replace("Basic ", "");
  return [
    ...rows("malformed", {
      ...nonsense,
      "the scheme alone": "Basic",
      "the credentials alone": token68,
      "credentials that are not encoded": `Basic ${key.id}:${key.secret}`,
      "no colon": `Basic ${encode(key.id)}`,
      "no Base64": "Basic *",
      "Base64 that breaks off": "Basic a",
      "Base64 of no text": `Basic ${encode(new Uint8Array([0xff, 0x3a, 0xff]))}`,
      "a comma at the end": `${good},`,
      "two credentials": `${good}, ${good}`,
      "another word": `${good} ${token68}`,
      "a colon after the scheme": good.replace(" ", ": "),
      "no space after the scheme": good.replace(" ", ""),
    }),
    ...rows("not valid", {
      "a wrong secret": basic(key.id, `${key.secret}x`),
      "an empty secret": basic(key.id, ""),
      "the secret without its end": basic(key.id, key.secret.slice(0, -1)),
      "the secret in upper case": basic(key.id, key.secret.toUpperCase()),
      "the key id as secret": basic(key.id, key.id),
      "the other tenant's secret": basic(key.id, stranger.key.secret),
      "the secret of an expired key": basic(key.id, expiredKey.secret),
      "an unknown key id": basic("nobody", key.secret),
      "an empty key id": basic("", key.secret),
      "nothing but the colon": basic("", ""),
      "the key id in upper case": basic(key.id.toUpperCase(), key.secret),
      "a space around the key id": basic(` ${key.id} `, key.secret),
      "an expired key": basic(expiredKey.id, expiredKey.secret),
      "a revoked key": basic(revokedKey.id, revokedKey.secret),
      "a token of the other API": basic(own.token, own.token),
      "a token of the other API as secret": basic(key.id, own.token),
    }),
    ...rows("wrong scheme", {
      "a good key as Bearer": good.replace("Basic", "Bearer"),
      "a good token of the other API": goodBearer(own),
      "a good key as Digest": good.replace("Basic", "Digest"),
      "a scheme that begins like Basic": good.replace("Basic", "Basics"),
    }),
  ];
}

function badBearer(own: TenantSecrets, stranger: TenantSecrets): readonly BadCredential[] {
  const { token, expiredToken, revokedToken } = own;
  return [
    ...rows("malformed", {
      ...nonsense,
      "the scheme alone": "Bearer",
      "the token alone": token,
      "a quoted token": `Bearer "${token}"`,
      "two tokens": `Bearer ${token}, Bearer ${token}`,
      "another word": `Bearer ${token} ${token}`,
      "a comma at the end": `Bearer ${token},`,
      "a tab after the scheme": `Bearer\t${token}`,
      "a colon after the scheme": `Bearer: ${token}`,
      "an equals sign in the token": `Bearer a=${token}`,
    }),
    ...rows("not valid", {
      "an unknown token": "Bearer nobody",
      "the token and more": `Bearer ${token}x`,
      "the token without its end": `Bearer ${token.slice(0, -1)}`,
      "the token in upper case": `Bearer ${token.toUpperCase()}`,
      "the tokens of two tenants": `Bearer ${token}${stranger.token}`,
      "an expired token": `Bearer ${expiredToken}`,
      "a revoked token": `Bearer ${revokedToken}`,
      "a key id of the other API": `Bearer ${own.key.id}`,
      "a key secret of the other API": `Bearer ${own.key.secret}`,
      "a key of the other API, encoded": goodBasic(own).replace("Basic", "Bearer"),
    }),
    ...rows("wrong scheme", {
      "a good token as Basic": `Basic ${encode(token)}`,
      "a good token as Basic without encoding": `Basic ${token}`,
      "a good key of the other API": goodBasic(own),
      "a good token as Token": `Token ${token}`,
      "a scheme that begins like Bearer": `Bearers ${token}`,
    }),
  ];
}

/** By authentication scheme. */
export const schemes: Readonly<Record<string, Scheme>> = {
  basic: { good: goodBasic, bad: badBasic },
  bearer: { good: goodBearer, bad: badBearer },
};
