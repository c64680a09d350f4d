/** Accept, Content-Type and Content-Encoding. */
import { expect } from "vitest";
import type { CaseGroup } from "../case.ts";
import {
  getPipe,
  listDashboards,
  requestsByOperation,
  updateAlert,
  updateSettings,
  withHeaders,
  withoutHeader,
} from "../requests.ts";
import { expectError } from "../responses.ts";

const welcome = [
  "application/json",
  "*/*",
  "application/*",
  "text/html, application/json;q=0.1",
  "text/html, */*;q=0.01",
  "APPLICATION/JSON",
  "application/json; charset=utf-8",
  "text/html;q=0.9 , application/json ; q=1",
  "*/*;q=0, application/json",
];

const unwelcome = [
  "text/html",
  "application/xml, text/*",
  "application/json;q=0",
  "application/json;q=0, */*",
  "application/json;q=0.0, application/*;q=1",
  "*/*;q=0",
  "application/jsonp",
  "json",
];

export const negotiation: CaseGroup = {
  title: "negotiation",
  cases: [
    {
      title: "whatever Accept leaves JSON in is answered, with weights, parameters and in any case",
      run: async ({ own, send }) => {
        for (const accept of welcome) {
          for (const request of [listDashboards(own), updateSettings(own, {})]) {
            expect((await send(withHeaders(request, { accept }))).status, accept).toBe(200);
          }
        }
      },
    },
    {
      title: "an Accept that excludes JSON is 406, on every operation, and nothing is changed",
      run: async ({ own, send }) => {
        const before = (await send(getPipe(own))).headers["etag"];
        for (const request of Object.values(requestsByOperation(own))) {
          for (const accept of unwelcome) expectError(await send(withHeaders(request, { accept })), 406);
        }
        expect((await send(getPipe(own))).headers["etag"]).toBe(before);
      },
    },
    {
      title: "application/json is taken with parameters and in any case",
      run: async ({ own, send }) => {
        const types = [
          "application/json",
          "application/json; charset=utf-8",
          "Application/JSON",
          'application/json;charset="UTF-8"',
        ];
        for (const type of types) {
          for (const request of [updateSettings(own, {}), updateAlert(own, {})]) {
            expect((await send(withHeaders(request, { "content-type": type }))).status, type).toBe(200);
          }
        }
      },
    },
    {
      title: "another Content-Type, or none, is 415 and names the right one",
      run: async ({ own, send }) => {
        const types = [
          "text/plain",
          "application/xml",
          "application/json-patch+json",
          "application/merge-patch+json",
        ];
        for (const request of [
          updateSettings(own, { engine_max_threads: 1 }),
          updateAlert(own, { threshold: 1 }),
        ]) {
          for (const type of types) {
            const response = await send(withHeaders(request, { "content-type": type }));
            expectError(response, 415, "application/json");
            expect(response.headers["accept"]).toBe("application/json");
          }
        }
      },
    },
    {
      title: "JSON in another charset than UTF-8, and what is no media type, is 415",
      failsOn: { proxy: "Prism decodes the body itself, and fails" },
      run: async ({ own, send }) => {
        const types = ["utf-16", "latin1", '"us-ascii"', ""].map(
          (charset) => `application/json; charset=${charset}`,
        );
        for (const type of [...types, "json", "/", ";"]) {
          expectError(await send(withHeaders(updateAlert(own, {}), { "content-type": type })), 415);
        }
      },
    },
    {
      title: "a body without Content-Type is 415",
      failsOn: {
        fetch: "fetch names every text body text/plain by itself",
        proxy: "Prism's own fetch names it text/plain",
      },
      run: async ({ own, send }) => {
        const response = await send(withoutHeader(updateSettings(own, {}), "content-type"));
        expectError(response, 415, "there is no Content-Type");
      },
    },
    {
      title: "a body that is named compressed is 415 with Accept-Encoding, and identity is no compression",
      run: async ({ own, send }) => {
        for (const request of [updateSettings(own, {}), updateAlert(own, {})]) {
          for (const encoding of ["gzip", "br", "gzip, identity"]) {
            const response = await send(withHeaders(request, { "content-encoding": encoding }));
            expectError(response, 415, "compressed");
            expect(response.headers["accept-encoding"]).toBe("identity");
          }
          expect((await send(withHeaders(request, { "content-encoding": "identity" }))).status).toBe(200);
        }
      },
    },
  ],
};
