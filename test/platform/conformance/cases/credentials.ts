/** Valid forms of credentials. authentication.test.ts has the rejected ones. */
import { expect } from "vitest";
import { basicHeader } from "../../../send-request.ts";
import type { CaseContext, Cases } from "../case.ts";
import { getPipe, listDashboards, listServices, withHeaders } from "../requests.ts";
import { expectError } from "../responses.ts";

async function listWithSecret({ own, seed, send }: CaseContext, keySecret: string, sent = keySecret) {
  const organizationId = crypto.randomUUID();
  const keyId = `key-${organizationId}`;
  await seed({ organizations: [{ id: organizationId, keys: [{ id: keyId, secret: keySecret }] }] });
  return send(
    withHeaders(listServices({ ...own, organizationId }), { authorization: basicHeader(keyId, sent) }),
  );
}

export const credentials: Cases = {
  "the scheme is accepted in any case, and several spaces may follow it": async ({ own, send }) => {
    const key = basicHeader(own.keyId, own.keySecret).replace("Basic ", "");
    for (const scheme of ["basic ", "BASIC ", "bAsIc ", "Basic   "]) {
      const authorization = scheme + key;
      expect((await send(withHeaders(getPipe(own), { authorization }))).status, scheme).toBe(200);
    }
    for (const scheme of ["bearer ", "BEARER ", "bEaReR ", "Bearer   "]) {
      const authorization = scheme + own.token;
      expect((await send(withHeaders(listDashboards(own), { authorization }))).status, scheme).toBe(200);
    }
  },

  "the first colon ends the key id, so a secret may contain colons": async (context) => {
    for (const secret of ["a:b", ":", "::x", "trailing:"]) {
      expect((await listWithSecret(context, secret)).status, secret).toBe(200);
      expectError(await listWithSecret(context, secret, secret.split(":")[0]), 401);
      expectError(await listWithSecret(context, secret, `${secret}:`), 401);
    }
  },

  "a secret is UTF-8 of any length": async (context) => {
    for (const secret of ["pä\u{1F600}ß", "x".repeat(1000), " ", "a\u0301"]) {
      expect((await listWithSecret(context, secret)).status, secret).toBe(200);
    }
    // The composed form looks the same and is another string.
    expectError(await listWithSecret(context, "a\u0301", "\u00e1"), 401);
    expectError(await listWithSecret(context, "x".repeat(1000), "x".repeat(999)), 401);
  },

  "a key id that is special to a store is unknown": async ({ own, send }) => {
    const special = ["\u0000", `${own.keyId}\u0000`, "' OR '1'='1", "%", "\u{1F600}", "__proto__"];
    for (const keyId of [...special, "x".repeat(8000)]) {
      const authorization = basicHeader(keyId, own.keySecret);
      expectError(await send(withHeaders(getPipe(own), { authorization })), 401, "not valid");
    }
  },

  "a credential is valid until it expires or is revoked": async ({ own, seed, send }) => {
    const [past, future] = ["2000-01-01T00:00:00.000Z", "2999-01-01T00:00:00.000Z"];
    const validities = [
      [{ expiresAt: future }, 200],
      [{ revokedAt: future }, 200],
      [{ expiresAt: past }, 401],
      [{ revokedAt: past }, 401],
      [{ expiresAt: future, revokedAt: past }, 401],
    ] as const;
    for (const [validity, status] of validities) {
      const id = crypto.randomUUID();
      const keySecret = "secret-of-it";
      await seed({
        organizations: [{ id, keys: [{ id, secret: keySecret, ...validity }] }],
        teams: [{ id, tokens: [{ token: id, ...validity }] }],
      });
      const account = { ...own, organizationId: id, keyId: id, keySecret, token: id };
      for (const request of [listServices(account), listDashboards(account)]) {
        expect((await send(request)).status, JSON.stringify(validity)).toBe(status);
      }
    }
  },

  "a tenant may have several credentials": async ({ own, seed, send }) => {
    const organizationId = crypto.randomUUID();
    const secrets = ["first-secret", "second-secret"];
    const idOf = (secret: string) => `${secret}-${organizationId}`;
    await seed({
      organizations: [{ id: organizationId, keys: secrets.map((secret) => ({ id: idOf(secret), secret })) }],
      teams: [{ id: organizationId, tokens: secrets.map((secret) => ({ token: idOf(secret) })) }],
    });
    for (const keySecret of secrets) {
      const account = { ...own, organizationId, keyId: idOf(keySecret), keySecret, token: idOf(keySecret) };
      expect((await send(listServices(account))).status).toBe(200);
      expect((await send(listDashboards(account))).status).toBe(200);
      expectError(await send(listServices({ ...account, keySecret: "third-secret" })), 401);
    }
  },
};
