/** Authentication matrix: an operation of each scheme, with every kind of invalid credential. `test/contract` sends requests without any to all operations. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createPlatform } from "../../../src/platform/index.ts";
import { createMemoryStore } from "../../../src/platform/store/memory.ts";
import { basicHeader } from "../../send-request.ts";
import { createPlatformCheck } from "./invariants.ts";
import { getPipe, updateAlert, withHeaders, withoutHeader } from "./requests.ts";
import { withoutRequestId } from "./responses.ts";
import { inProcess, type TestRequest } from "./subject.ts";
import { createTestData, type TestAccount } from "./test-data.ts";

/** Values of `Authorization`. */
interface Scheme {
  readonly request: (own: TestAccount) => TestRequest;
  /** Expected `WWW-Authenticate` of a rejection. */
  readonly challenge: RegExp;
  readonly good: (own: TestAccount) => string;
  /** Values that cannot be parsed, or have another scheme. */
  readonly malformed: (own: TestAccount) => readonly string[];
  /** Values that are unknown, wrong, expired or revoked. */
  readonly invalid: (own: TestAccount, stranger: TestAccount) => readonly string[];
}

const encode = (text: string | Uint8Array) => Buffer.from(text).toString("base64");
const basicOf = ({ keyId, keySecret }: TestAccount) => basicHeader(keyId, keySecret);

/** Values that are malformed in every scheme. */
const nonsense = ["", ",", ":", "Bäsic pässword"];

const schemes: Readonly<Record<string, Scheme>> = {
  Basic: {
    request: getPipe,
    challenge: /^Basic realm="[\w-]+", charset="UTF-8"$/,
    good: basicOf,
    malformed: (own) => {
      const good = basicOf(own);
      const token68 = good.replace("Basic ", "");
      return [
        ...[
          ...nonsense,
          "Basic",
          token68,
          `Basic ${own.keyId}:${own.keySecret}`,
          `Basic ${encode(own.keyId)}`,
        ],
        ...["Basic *", "Basic a", `Basic ${encode(new Uint8Array([0xff, 0x3a, 0xff]))}`, `${good},`],
        ...[`${good}, ${good}`, `${good} ${token68}`, good.replace(" ", ": "), good.replace(" ", "")],
        ...["Bearer", "Digest", "Basics"].map((scheme) => good.replace("Basic", scheme)),
        `Bearer ${own.token}`,
      ];
    },
    invalid: ({ keyId, keySecret, token }, stranger) => [
      ...[`${keySecret}x`, "", keySecret.slice(0, -1), keySecret.toUpperCase(), keyId, token].map((secret) =>
        basicHeader(keyId, secret),
      ),
      ...[stranger.keySecret, `expired-${keySecret}`].map((secret) => basicHeader(keyId, secret)),
      ...["nobody", "", keyId.toUpperCase(), ` ${keyId} `, "\0", "x".repeat(8000)].map((id) =>
        basicHeader(id, keySecret),
      ),
      ...["expired-", "revoked-"].map((prefix) => basicHeader(prefix + keyId, prefix + keySecret)),
      ...[basicHeader("", ""), basicHeader(token, token)],
    ],
  },
  Bearer: {
    request: (own) => updateAlert(own, {}),
    challenge: /^Bearer realm="[\w-]+"/,
    good: ({ token }) => `Bearer ${token}`,
    malformed: (own) => [
      ...[
        ...nonsense,
        "Bearer",
        own.token,
        `Bearer "${own.token}"`,
        `Bearer ${own.token}, Bearer ${own.token}`,
      ],
      ...[`Bearer ${own.token} ${own.token}`, `Bearer ${own.token},`, `Bearer\t${own.token}`],
      ...[
        `Bearer: ${own.token}`,
        `Bearer a=${own.token}`,
        `Basic ${encode(own.token)}`,
        `Basic ${own.token}`,
      ],
      ...[basicOf(own), `Token ${own.token}`, `Bearers ${own.token}`],
    ],
    invalid: ({ keyId, keySecret, token }, stranger) =>
      [
        ...["nobody", `${token}x`, token.slice(0, -1), token.toUpperCase(), `${token}${stranger.token}`],
        ...[`expired-${token}`, `revoked-${token}`, keyId, keySecret, encode(`${keyId}:${keySecret}`)],
      ].map((text) => `Bearer ${text}`),
  },
};

const check = createPlatformCheck();
const store = createMemoryStore();
const spies = (["findCredential", "get", "list", "replace"] as const).map((name) => vi.spyOn(store, name));
const platform = createPlatform({ store, checkResponses: true });
const subject = inProcess(platform);
beforeAll(() => platform.ready());
afterAll(() => subject.close());

describe.each(Object.entries(schemes))("HTTP %s", (_, scheme) => {
  const { own, stranger, seed } = createTestData();
  const request = withoutHeader(scheme.request(own), "authorization");
  beforeAll(() => platform.seed(seed));

  async function send(authorization: string | undefined, other = request) {
    vi.clearAllMocks();
    const sent = authorization === undefined ? other : withHeaders(other, { authorization });
    const response = await subject.send(sent);
    check(sent, response);
    return response;
  }

  async function expectRejected(authorization: string | undefined, calls: readonly number[]) {
    const before = await platform.export();
    const response = await send(authorization);
    expect([response.status, ...spies.map(({ mock }) => mock.calls.length)], authorization).toEqual([
      401,
      ...calls,
    ]);
    expect(response.headers["www-authenticate"]).toMatch(scheme.challenge);
    expect(await platform.export()).toEqual(before);
    return JSON.stringify(withoutRequestId(response));
  }

  test("accepts valid credentials, and checks them before the rest of the request", async () => {
    expect((await send(scheme.good(own))).status).toBe(200);
    const invalid = withHeaders({ ...request, target: `${request.target}?nope=1` }, { accept: "text/html" });
    expect((await send(undefined, invalid)).status).toBe(401);
    expect((await send(scheme.good(own), invalid)).status).toBe(406);
  });

  test("rejects missing and malformed credentials, and those of another scheme, without a store access", async () => {
    for (const authorization of [undefined, ...scheme.malformed(own)])
      await expectRejected(authorization, [0, 0, 0, 0]);
  });

  test("rejects all credentials that are not valid with the same response", async () => {
    const responses = new Set<string>();
    for (const authorization of scheme.invalid(own, stranger)) {
      responses.add(await expectRejected(authorization, [1, 0, 0, 0]));
    }
    expect([...responses]).toHaveLength(1);
  });
});
