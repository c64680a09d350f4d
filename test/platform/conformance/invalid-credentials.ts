/** Valid and invalid values of `Authorization` or of the header of a key, per authentication scheme. */
import { basicHeader } from "../../send-request.ts";
import type { TestAccount } from "./test-data.ts";

/**
 * Reason for a rejection: the value cannot be parsed, it has another scheme, or it is well-formed and unknown, wrong, expired or
 * revoked.
 */
export type Refused = "malformed" | "wrong scheme" | "not valid";

interface Scheme {
  /** Expected `WWW-Authenticate` of a rejection. */
  readonly challenge: RegExp;
  readonly good: (own: TestAccount) => string;
  /** By reason and name. */
  readonly bad: (
    own: TestAccount,
    stranger: TestAccount,
  ) => Readonly<Record<Refused, Readonly<Record<string, string>>>>;
}

const encode = (text: string | Uint8Array) => Buffer.from(text).toString("base64");

const goodBasic = ({ keyId, keySecret }: TestAccount) => basicHeader(keyId, keySecret);
const goodBearer = ({ token }: TestAccount) => `Bearer ${token}`;

/** A key is any text, so that only an empty one is malformed. */
const badKey: Scheme["bad"] = ({ token }, stranger) => ({
  malformed: { "an empty header": "" },
  "wrong scheme": {},
  "not valid": {
    "an unknown key": "unknown",
    "an expired key": `expired-${token}`,
    "a revoked key": `revoked-${token}`,
    "another scheme": goodBearer(stranger),
  },
});

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
      "a wrong secret": basicHeader(keyId, `${keySecret}x`),
      "an empty secret": basicHeader(keyId, ""),
      "the start of the secret": basicHeader(keyId, keySecret.slice(0, -1)),
      "the secret in upper case": basicHeader(keyId, keySecret.toUpperCase()),
      "the key id as secret": basicHeader(keyId, keyId),
      "the other tenant's secret": basicHeader(keyId, stranger.keySecret),
      "the secret of an expired key": basicHeader(keyId, `expired-${keySecret}`),
      "an unknown key id": basicHeader("nobody", keySecret),
      "an empty key id": basicHeader("", keySecret),
      "only a colon": basicHeader("", ""),
      "the key id in upper case": basicHeader(keyId.toUpperCase(), keySecret),
      "spaces around the key id": basicHeader(` ${keyId} `, keySecret),
      "an expired key": basicHeader(`expired-${keyId}`, `expired-${keySecret}`),
      "a revoked key": basicHeader(`revoked-${keyId}`, `revoked-${keySecret}`),
      "a token of the other API": basicHeader(token, token),
      "a token of the other API as secret": basicHeader(keyId, token),
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
  basic: { challenge: /^Basic realm="[\w-]+", charset="UTF-8"$/, good: goodBasic, bad: badBasic },
  bearer: { challenge: /^Bearer realm="[\w-]+"/, good: goodBearer, bad: badBearer },
  key: { challenge: /^ApiKey realm="[\w-]+", header="[\w-]+"$/, good: ({ token }) => token, bad: badKey },
};
