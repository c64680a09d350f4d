/** Forms of credentials that are right. What is refused is in the matrix (authentication.test.ts). */
import { expect } from "vitest";
import type { CaseContext, CaseGroup } from "../case.ts";
import { basic, getPipe, listDashboards, listServices, withHeaders } from "../requests.ts";
import { expectError } from "../responses.ts";

/** Adds an organization with a key of this secret, and lists its services. */
async function askWithSecret({ own, seed, send }: CaseContext, keySecret: string, sent = keySecret) {
  const organizationId = crypto.randomUUID();
  const keyId = `key-${organizationId}`;
  await seed({ organizations: [{ id: organizationId, keys: [{ id: keyId, secret: keySecret }] }] });
  return send(withHeaders(listServices({ ...own, organizationId }), { authorization: basic(keyId, sent) }));
}

export const credentials: CaseGroup = {
  title: "credentials",
  cases: [
    {
      title: "Basic is taken in any case",
      run: async ({ own, send }) => {
        for (const scheme of ["basic", "BASIC", "bAsIc"]) {
          const authorization = basic(own.keyId, own.keySecret).replace("Basic", scheme);
          expect((await send(withHeaders(getPipe(own), { authorization }))).status, scheme).toBe(200);
        }
      },
    },
    {
      title: "Bearer is taken in any case",
      run: async ({ own, send }) => {
        for (const scheme of ["bearer", "BEARER", "bEaReR"]) {
          const authorization = `${scheme} ${own.token}`;
          expect((await send(withHeaders(listDashboards(own), { authorization }))).status, scheme).toBe(200);
        }
      },
    },
    {
      title: "several spaces may follow the scheme",
      run: async ({ own, send }) => {
        const authorization = basic(own.keyId, own.keySecret).replace(" ", "   ");
        expect((await send(withHeaders(getPipe(own), { authorization }))).status).toBe(200);
      },
    },
    {
      title: "the first colon ends the key id, so a secret may hold others",
      run: async (context) => {
        for (const secret of ["a:b", ":", "::x", "trailing:"]) {
          expect((await askWithSecret(context, secret)).status, secret).toBe(200);
          expectError(await askWithSecret(context, secret, secret.split(":")[0]), 401);
          expectError(await askWithSecret(context, secret, `${secret}:`), 401);
        }
      },
    },
    {
      title: "a secret is UTF-8, whatever its length",
      run: async (context) => {
        for (const secret of ["pä\u{1F600}ß", "x".repeat(1000), " ", "a\u0301"]) {
          expect((await askWithSecret(context, secret)).status, secret).toBe(200);
        }
        // Composed, it looks the same and is another text.
        expectError(await askWithSecret(context, "a\u0301", "\u00e1"), 401);
        expectError(await askWithSecret(context, "x".repeat(1000), "x".repeat(999)), 401);
      },
    },
    {
      title: "a key id that nobody can have is unknown, whatever a store would make of it",
      run: async ({ own, send }) => {
        const ids = [
          "\u0000",
          `${own.keyId}\u0000`,
          "' OR '1'='1",
          "%",
          "x".repeat(8000),
          "\u{1F600}",
          "__proto__",
        ];
        for (const keyId of ids) {
          const authorization = basic(keyId, own.keySecret);
          expectError(await send(withHeaders(getPipe(own), { authorization })), 401, "not valid");
        }
      },
    },
    {
      title: "a credential is good until the moment at which it expires or is revoked",
      run: async ({ own, seed, send }) => {
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
          await seed({
            organizations: [{ id, keys: [{ id, secret: "secret-of-it", ...validity }] }],
            teams: [{ id, tokens: [{ token: id, ...validity }] }],
          });
          const services = listServices({ ...own, organizationId: id, keyId: id, keySecret: "secret-of-it" });
          expect((await send(services)).status, JSON.stringify(validity)).toBe(status);
          expect((await send(listDashboards({ ...own, token: id }))).status, JSON.stringify(validity)).toBe(
            status,
          );
        }
      },
    },
    {
      title: "a tenant may have several credentials, and one more does not end the others",
      run: async ({ own, seed, send }) => {
        const id = crypto.randomUUID();
        const secrets = ["first-secret", "second-secret"];
        await seed({
          organizations: [{ id, keys: secrets.map((secret) => ({ id: `${secret}-${id}`, secret })) }],
          teams: [{ id, tokens: secrets.map((secret) => ({ token: `${secret}-${id}` })) }],
        });
        for (const keySecret of secrets) {
          const account = {
            ...own,
            organizationId: id,
            keyId: `${keySecret}-${id}`,
            keySecret,
            token: `${keySecret}-${id}`,
          };
          expect((await send(listServices(account))).status).toBe(200);
          expect((await send(listDashboards(account))).status).toBe(200);
          expectError(await send(listServices({ ...account, keySecret: "third-secret" })), 401);
        }
      },
    },
  ],
};
