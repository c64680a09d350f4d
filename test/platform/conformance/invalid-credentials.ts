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
  readonly bad: (own: TestAccount, stranger: TestAccount) => Readonly<Record<Refused, readonly string[]>>;
}

const encode = (text: string | Uint8Array) => Buffer.from(text).toString("base64");

const goodBasic = ({ keyId, keySecret }: TestAccount) => basicHeader(keyId, keySecret);
const goodBearer = ({ token }: TestAccount) => `Bearer ${token}`;

/** Values that are malformed in every scheme. */
const nonsense = ["", ",", ":", "Bäsic pässword"];

const badBasic: Scheme["bad"] = (own, stranger) => {
  const { keyId, keySecret, token } = own;
  const good = goodBasic(own);
  const token68 = good.replace("Basic ", "");
  const withSecret = (secret: string) => basicHeader(keyId, secret);
  return {
    malformed: [
      ...[...nonsense, "Basic", token68, `Basic ${keyId}:${keySecret}`, `Basic ${encode(keyId)}`],
      ...["Basic *", "Basic a", `Basic ${encode(new Uint8Array([0xff, 0x3a, 0xff]))}`],
      ...[
        `${good},`,
        `${good}, ${good}`,
        `${good} ${token68}`,
        good.replace(" ", ": "),
        good.replace(" ", ""),
      ],
    ],
    "wrong scheme": [
      ...["Bearer", "Digest", "Basics"].map((scheme) => good.replace("Basic", scheme)),
      goodBearer(own),
    ],
    "not valid": [
      ...[`${keySecret}x`, "", keySecret.slice(0, -1), keySecret.toUpperCase(), keyId, token].map(withSecret),
      ...[stranger.keySecret, `expired-${keySecret}`].map(withSecret),
      ...["nobody", "", keyId.toUpperCase(), ` ${keyId} `].map((id) => basicHeader(id, keySecret)),
      ...["expired-", "revoked-"].map((prefix) => basicHeader(prefix + keyId, prefix + keySecret)),
      ...[basicHeader("", ""), basicHeader(token, token)],
    ],
  };
};

const badBearer: Scheme["bad"] = (own, stranger) => {
  const { keyId, keySecret, token } = own;
  return {
    malformed: [
      ...[...nonsense, "Bearer", token, `Bearer "${token}"`, `Bearer ${token}, Bearer ${token}`],
      ...[`Bearer ${token} ${token}`, `Bearer ${token},`, `Bearer\t${token}`, `Bearer: ${token}`],
      `Bearer a=${token}`,
    ],
    "wrong scheme": [
      ...[`Basic ${encode(token)}`, `Basic ${token}`, goodBasic(own), `Token ${token}`, `Bearers ${token}`],
    ],
    "not valid": [
      ...["nobody", `${token}x`, token.slice(0, -1), token.toUpperCase(), `${token}${stranger.token}`],
      ...[`expired-${token}`, `revoked-${token}`, keyId, keySecret, goodBasic(own).replace("Basic ", "")],
    ].map((text) => `Bearer ${text}`),
  };
};

/** A key is any text, so that only an empty one is malformed. */
const badKey: Scheme["bad"] = ({ token }, stranger) => ({
  malformed: [""],
  "wrong scheme": [],
  "not valid": ["unknown", `expired-${token}`, `revoked-${token}`, goodBearer(stranger)],
});

/** By authentication scheme. */
export const schemes: Readonly<Record<string, Scheme>> = {
  basic: { challenge: /^Basic realm="[\w-]+", charset="UTF-8"$/, good: goodBasic, bad: badBasic },
  bearer: { challenge: /^Bearer realm="[\w-]+"/, good: goodBearer, bad: badBearer },
  key: { challenge: /^ApiKey realm="[\w-]+", header="[\w-]+"$/, good: ({ token }) => token, bad: badKey },
};
