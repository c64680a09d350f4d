/**
 * Authentication matrix: every operation of every API with every kind of invalid credential. Operations come from the documents, so a
 * new one is included automatically.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPlatform } from "../../../src/platform/create-platform.ts";
import type { Platform } from "../../../src/platform/options.ts";
import { createPlatformCheck } from "./invariants.ts";
import { type BadCredential, schemes } from "./matrix/credentials.ts";
import { listMatrix, type MatrixOperation } from "./matrix/operations.ts";
import { marker, matrixSeed, own, stranger } from "./matrix/seed.ts";
import { recordingStore } from "./recording-store.ts";
import { withHeaders } from "./requests.ts";
import { withoutRequestId } from "./responses.ts";
import type { Subject, TestRequest, TestResponse } from "./subject.ts";
import { inProcess } from "./subjects/in-process.ts";
import { onAPort } from "./subjects/on-a-port.ts";

const operations = await listMatrix();

const challenges = { basic: /^Basic realm="\w+", charset="UTF-8"$/, bearer: /^Bearer realm="\w+"/ };

function schemeOf({ authentication, operationId }: MatrixOperation) {
  const scheme = schemes[authentication];
  if (!scheme)
    throw new Error(
      `${operationId} uses ${authentication} authentication: add the scheme to test/platform/conformance/matrix/credentials.ts.`,
    );
  return scheme;
}

test("the matrix covers every operation, and every kind of invalid credential of its scheme", () => {
  expect(operations.length).toBeGreaterThan(0);
  for (const operation of operations) {
    const kinds = new Set(
      schemeOf(operation)
        .bad(own, stranger)
        .map(({ why }) => why),
    );
    expect([...kinds].toSorted()).toEqual(["malformed", "not valid", "wrong scheme"]);
  }
});

describe.each([
  { kind: "in process", start: async (platform: Platform) => inProcess(platform) },
  { kind: "on a port", start: onAPort },
])("the authentication matrix, $kind", ({ start }) => {
  const check = createPlatformCheck();
  const store = recordingStore();
  const platform = createPlatform({ store, seed: matrixSeed, checkResponses: true });
  let subject: Subject | undefined;
  beforeAll(async () => {
    subject = await start(platform);
    await platform.ready();
  });
  afterAll(async () => {
    await subject?.close();
  });

  async function send(request: TestRequest, authorization: string | undefined): Promise<TestResponse> {
    if (!subject) throw new Error("The platform did not start.");
    store.calls.length = 0;
    const sent = authorization === undefined ? request : withHeaders(request, { authorization });
    const response = await subject.send(sent);
    check(sent, response);
    return response;
  }

  describe.each(operations)("$operationId", (operation) => {
    const { request, nothing, names, authentication } = operation;
    const { good, bad } = schemeOf(operation);

    async function expectRefused(authorization: string | undefined): Promise<TestResponse> {
      const before = await platform.export();
      const response = await send(request, authorization);
      expect(response.status, response.text).toBe(401);
      expect(response.headers["www-authenticate"]).toMatch(
        challenges[authentication === "basic" ? "basic" : "bearer"],
      );
      expect(response.text).not.toContain(marker);
      expect([...new Set(store.calls)].filter((name) => name !== "findCredential")).toEqual([]);
      expect(await platform.export()).toEqual(before);
      return withoutRequestId(response);
    }

    test("accepts the owner's credentials", async () => {
      const response = await send(request, good(own));
      expect(response.status, response.text).toBe(200);
    });

    test("rejects a request without credentials, without a store access", async () => {
      await expectRefused(undefined);
      expect(store.calls).toEqual([]);
    });

    test.each(bad(own, stranger))("rejects $what ($why)", async ({ authorization, why }) => {
      await expectRefused(authorization);
      // Malformed credentials are not looked up; well-formed ones are, known or not.
      expect(store.calls).toEqual(why === "not valid" ? ["findCredential"] : []);
    });

    test("gives the same response for every kind of invalid credential", async () => {
      const rows = bad(own, stranger).filter(({ why }: BadCredential) => why === "not valid");
      const responses = new Set<string>();
      for (const { authorization } of rows) responses.add(JSON.stringify(await expectRefused(authorization)));
      expect([...responses]).toHaveLength(1);
    });

    const hidden = async () => {
      const before = await platform.export();
      const theirs = withoutRequestId(await send(request, good(stranger)));
      expect(theirs.status).toBe(404);
      expect(store.calls).not.toContain("replace");
      expect(await platform.export()).toEqual(before);
      expect(theirs).toEqual(withoutRequestId(await send(nothing, good(own))));
      expect(theirs).toEqual(withoutRequestId(await send(nothing, good(stranger))));
    };

    const unseen = async () => {
      const theirs = await send(request, good(stranger));
      expect(theirs.status).toBe(200);
      expect(theirs.text).not.toContain(marker);
      expect((await send(request, good(own))).text).toContain(marker);
    };

    if (names) test("answers another tenant as if the resource did not exist", hidden);
    else test("shows another tenant none of the owner's resources", unseen);

    test("checks credentials before anything else of the request", async () => {
      const { headers, ...rest } = request;
      const worse = {
        ...rest,
        headers: { ...headers, accept: "text/html" },
        target: `${rest.target}?nope=1`,
      };
      expect((await send(worse, undefined)).status).toBe(401);
      expect((await send(worse, good(own))).status).toBe(406);
    });
  });
});
