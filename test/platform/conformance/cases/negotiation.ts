/** Accept, Content-Type and Content-Encoding. */
import { expect } from "vitest";
import type { Operation } from "../../../../src/contract/operation.ts";
import type { Cases } from "../case.ts";
import {
  getPipe,
  independentSuccesses,
  successesOf,
  updateAlert,
  updateSettings,
  withHeaders,
} from "../requests.ts";
import { expectError } from "../responses.ts";
import type { TestRequest } from "../subject.ts";
import type { TestAccount } from "../test-data.ts";

const accepted = [
  ...["application/json", "*/*", "application/*", "text/html, application/json;q=0.1"],
  ...["text/html, */*;q=0.01", "APPLICATION/JSON", "application/json; charset=utf-8"],
  ...["text/html;q=0.9 , application/json ; q=1", "*/*;q=0, application/json"],
];

const notAccepted = [
  ...["text/html", "application/xml, text/*", "application/json;q=0", "application/json;q=0, */*"],
  ...["application/json;q=0.0, application/*;q=1", "*/*;q=0", "application/jsonp", "json"],
];

const updates = (own: TestAccount): readonly TestRequest[] => [updateSettings(own, {}), updateAlert(own, {})];

const isJson = ({ operation }: { readonly operation: Operation }) =>
  Object.values(operation.success).every(({ mediaType }) => mediaType === "application/json");

export const negotiation: Cases = {
  "Accept may allow JSON with weights, parameters and in any case": async (context) => {
    for (const accept of accepted) {
      for (const { request, status } of (await independentSuccesses(context)).filter(isJson)) {
        expect((await context.send(withHeaders(request, { accept }))).status, accept).toBe(status);
      }
    }
  },

  "an Accept without JSON is 406 on every operation, and changes nothing": async ({ own, send }) => {
    const before = (await send(getPipe(own))).headers["etag"];
    for (const { request } of successesOf(own).filter(isJson)) {
      for (const accept of notAccepted) expectError(await send(withHeaders(request, { accept })), 406);
    }
    expect((await send(getPipe(own))).headers["etag"]).toBe(before);
  },

  "application/json is accepted in any case, with UTF-8 as its charset": async ({ own, send }) => {
    const types = ["application/json", "application/json; charset=utf-8", "Application/JSON"];
    for (const type of [...types, 'application/json;charset="UTF-8"']) {
      for (const request of updates(own)) {
        expect((await send(withHeaders(request, { "content-type": type }))).status, type).toBe(200);
      }
    }
  },

  "another Content-Type is 415, and the response names the right one": async ({ own, send }) => {
    const types = [
      "text/plain",
      "application/xml",
      "application/json-patch+json",
      "application/merge-patch+json",
    ];
    const charsets = ["utf-16", "latin1", '"us-ascii"', ""].map(
      (name) => `application/json; charset=${name}`,
    );
    for (const request of updates(own)) {
      for (const type of [...types, ...charsets, "json", "/", ";"]) {
        const response = await send(withHeaders(request, { "content-type": type }));
        expectError(response, 415, "application/json");
        expect(response.headers["accept"]).toBe("application/json");
      }
    }
  },

  "a Content-Encoding other than identity is 415 with Accept-Encoding": async ({ own, send }) => {
    for (const request of updates(own)) {
      for (const encoding of ["gzip", "br", "gzip, identity"]) {
        const response = await send(withHeaders(request, { "content-encoding": encoding }));
        expectError(response, 415, "compressed");
        expect(response.headers["accept-encoding"]).toBe("identity");
      }
      expect((await send(withHeaders(request, { "content-encoding": "identity" }))).status).toBe(200);
    }
  },
};
