/** Valid forms of credentials. authentication.test.ts has the rejected ones. */
import { expect } from "vitest";
import { basicHeader } from "../../../send-request.ts";
import { getPipe, listDashboards, listServices, withHeaders } from "../requests.ts";
import type { Cases } from "../subject.ts";

export const credentials: Cases = {
  "the scheme is accepted in any case, and several spaces may follow it": async ({ own, send }) => {
    const key = basicHeader(own.keyId, own.keySecret).replace("Basic ", "");
    for (const [basic, bearer] of [
      ["basic ", "bearer "],
      ["BASIC   ", "BEARER   "],
    ]) {
      const requests = [
        withHeaders(getPipe(own), { authorization: basic + key }),
        withHeaders(listDashboards(own), { authorization: bearer + own.token }),
      ];
      for (const request of requests) expect((await send(request)).status, basic).toBe(200);
    }
  },

  "the first colon ends the key id, and a secret is UTF-8 of any length": async (context) => {
    const { own, seed, send, reject } = context;
    const secrets = ["a:b", ":", "::x", "trailing:", "pä\u{1F600}ß", "x".repeat(1000), " ", "a\u0301"];
    for (const keySecret of secrets) {
      const organizationId = crypto.randomUUID();
      await seed({
        organizations: [{ id: organizationId, keys: [{ id: organizationId, secret: keySecret }] }],
      });
      const account = { ...own, organizationId, keyId: organizationId, keySecret };
      expect((await send(listServices(account))).status, keySecret).toBe(200);
      // The composed form of a character looks the same, and is another string.
      for (const other of [
        `${keySecret}:`,
        keySecret.slice(1),
        keySecret.split(":")[0],
        keySecret.normalize(),
      ]) {
        if (other === keySecret || other === undefined) continue;
        await reject(listServices({ ...account, keySecret: other }), 401);
      }
    }
  },
};
