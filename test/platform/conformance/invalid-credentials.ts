/** Valid and invalid values of `Authorization`, per authentication scheme. */
import { basic } from "./requests.ts";
import type { Account } from "./test-data.ts";

/**
 * Reason for a rejection: the value cannot be parsed, it has another scheme, or it is well-formed and unknown, wrong, expired or
 * revoked.
 */
export type Refused = "malformed" | "wrong scheme" | "not valid";

interface Scheme {
  /** Expected `WWW-Authenticate` of a rejection. */
  readonly challenge: RegExp;
  readonly good: (own: Account) => string;
  /** By reason and name. */
  readonly bad: (
    own: Account,
    stranger: Account,
  ) => Readonly<Record<Refused, Readonly<Record<string, string>>>>;
}

const encode = (text: string | Uint8Array) => Buffer.from(text).toString("base64");

const goodBasic = ({ keyId, keySecret }: Account) => basic(keyId, keySecret);
const goodBearer = ({ token }: Account) => `Bearer ${token}`;

/** Values that are malformed in every scheme. */
const nonsense = { "an empty header": "", "a comma": ",", "a colon": ":", "not ASCII": "Bäsic pässword" };

const badBasic: Scheme["bad"] = (own, stranger) => {
  const { keyId, keySecret, token } = own;
  const good = goodBasic(own);
  const token68 = good.replace("Basic ", "");
  return {
    malformed: {
      ...nonsense,
      "the scheme alone": "Basic",
      "the credentials alone": token68,
      "credentials that are not encoded": `Basic ${keyId}:${keySecret}`,
      "no colon": `Basic ${encode(keyId)}`,
      "invalid Base64": "Basic *",
      "incomplete Base64": "Basic a",
      "Base64 of invalid UTF-8": `Basic ${encode(new Uint8Array([0xff, 0x3a, 0xff]))}`,
      "a trailing comma": `${good},`,
      "two credentials": `${good}, ${good}`,
      "another word": `${good} ${token68}`,
      "a colon after the scheme": good.replace(" ", ": "),
      "no space after the scheme": good.replace(" ", ""),
    },
    "wrong scheme": {
      "a valid key as Bearer": good.replace("Basic", "Bearer"),
      "a valid token of the other API": goodBearer(own),
      "a valid key as Digest": good.replace("Basic", "Digest"),
      "a scheme that starts with Basic": good.replace("Basic", "Basics"),
    },
    "not valid": {
      "a wrong secret": basic(keyId, `${keySecret}x`),
      "an empty secret": basic(keyId, ""),
      "the start of the secret": basic(keyId, keySecret.slice(0, -1)),
      "the secret in upper case": basic(keyId, keySecret.toUpperCase()),
      "the key id as secret": basic(keyId, keyId),
      "the other tenant's secret": basic(keyId, stranger.keySecret),
      "the secret of an expired key": basic(keyId, `expired-${keySecret}`),
      "an unknown key id": basic("nobody", keySecret),
      "an empty key id": basic("", keySecret),
      "only a colon": basic("", ""),
      "the key id in upper case": basic(keyId.toUpperCase(), keySecret),
      "spaces around the key id": basic(` ${keyId} `, keySecret),
      "an expired key": basic(`expired-${keyId}`, `expired-${keySecret}`),
      "a revoked key": basic(`revoked-${keyId}`, `revoked-${keySecret}`),
      "a token of the other API": basic(token, token),
      "a token of the other API as secret": basic(keyId, token),
    },
  };
};

const badBearer: Scheme["bad"] = (own, stranger) => {
  const { keyId, keySecret, token } = own;
  return {
    malformed: {
      ...nonsense,
      "the scheme alone": "Bearer",
      "the token alone": token,
      "a quoted token": `Bearer "${token}"`,
      "two tokens": `Bearer ${token}, Bearer ${token}`,
      "another word": `Bearer ${token} ${token}`,
      "a trailing comma": `Bearer ${token},`,
      "a tab after the scheme": `Bearer\t${token}`,
      "a colon after the scheme": `Bearer: ${token}`,
      "an equals sign in the token": `Bearer a=${token}`,
    },
    "wrong scheme": {
      "a valid token as Basic": `Basic ${encode(token)}`,
      "a valid token as Basic without encoding": `Basic ${token}`,
      "a valid key of the other API": goodBasic(own),
      "a valid token as Token": `Token ${token}`,
      "a scheme that starts with Bearer": `Bearers ${token}`,
    },
    "not valid": {
      "an unknown token": "Bearer nobody",
      "the token and more": `Bearer ${token}x`,
      "the start of the token": `Bearer ${token.slice(0, -1)}`,
      "the token in upper case": `Bearer ${token.toUpperCase()}`,
      "the tokens of two tenants": `Bearer ${token}${stranger.token}`,
      "an expired token": `Bearer expired-${token}`,
      "a revoked token": `Bearer revoked-${token}`,
      "a key id of the other API": `Bearer ${keyId}`,
      "a key secret of the other API": `Bearer ${keySecret}`,
      "a key of the other API, encoded": goodBasic(own).replace("Basic", "Bearer"),
    },
  };
};

/** By authentication scheme. */
export const schemes: Readonly<Record<string, Scheme>> = {
  basic: { challenge: /^Basic realm="\w+", charset="UTF-8"$/, good: goodBasic, bad: badBasic },
  bearer: { challenge: /^Bearer realm="\w+"/, good: goodBearer, bad: badBearer },
};
