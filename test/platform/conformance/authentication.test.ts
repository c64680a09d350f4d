/** Authentication matrix: every operation of every API with tenants, with every kind of invalid credential. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { headerOf } from "../../../src/contract/credential-parts.ts";
import { partsOf } from "../../../src/contract/operation.ts";
import { apis } from "../../../src/platform/apis/index.ts";
import { createPlatform } from "../../../src/platform/index.ts";
import { type Refused, schemes } from "./invalid-credentials.ts";
import { createPlatformCheck } from "./invariants.ts";
import { recordingStore } from "./recording-store.ts";
import { requestsByOperation, withHeaders, withoutHeader } from "./requests.ts";
import { withoutRequestId } from "./responses.ts";
import { inProcess } from "./subject.ts";
import { createTestData } from "./test-data.ts";

// An API without tenants accepts any credentials.
const operations = apis
  .filter(({ tenantTerm }) => tenantTerm !== undefined)
  .flatMap((api) => Object.values(api.operations))
  .filter(({ security }) => security.length > 0);

const check = createPlatformCheck();
const store = recordingStore();
const platform = createPlatform({ store, checkResponses: true });
const subject = inProcess(platform);
beforeAll(() => platform.ready());
afterAll(() => subject.close());

describe.each(operations)("$operationId", ({ operationId, security, success }) => {
  const [alternative = expect.unreachable(`${operationId} takes no credentials.`)] = security;
  const authentication = alternative.scheme;
  const header = partsOf(alternative).map(headerOf)[0] ?? expect.unreachable("The key is in the query.");
  const {
    [authentication]: scheme = expect.unreachable(`Add ${authentication} to invalid-credentials.ts.`),
  } = schemes;
  const { own, stranger, seed } = createTestData();
  const requests = requestsByOperation(own);
  const signed = requests[operationId as keyof typeof requests];
  const request = withoutHeader(signed, header);
  beforeAll(() => platform.seed(seed));

  async function send(authorization: string | undefined, other = request) {
    store.calls.length = 0;
    const sent = authorization === undefined ? other : withHeaders(other, { [header]: authorization });
    const response = await subject.send(sent);
    check(sent, response);
    return response;
  }

  async function expectRejected(authorization: string | undefined) {
    const before = await platform.export();
    const response = await send(authorization);
    expect(response.status, authorization).toBe(401);
    expect(response.headers["www-authenticate"]).toMatch(scheme.challenge);
    expect(await platform.export()).toEqual(before);
    return withoutRequestId(response);
  }

  test("accepts valid credentials, and checks them before the rest of the request", async () => {
    expect((await send(scheme.good(own))).status).toBe(Number(Object.keys(success)[0]));
    const invalid = withHeaders({ ...request, target: `${request.target}?nope=1` }, { accept: "text/html" });
    expect((await send(undefined, invalid)).status).toBe(401);
    const hasContent = Object.values(success).some(({ kind }) => kind !== "none");
    expect((await send(scheme.good(own), invalid)).status).toBe(hasContent ? 406 : 400);
  });

  test("rejects a request without credentials, without a store access", async () => {
    await expectRejected(undefined);
    expect(store.calls).toEqual([]);
  });

  test.each<Refused>(["malformed", "wrong scheme"])(
    "rejects credentials that are %s, without a store access",
    async (reason) => {
      for (const authorization of scheme.bad(own, stranger)[reason]) {
        await expectRejected(authorization);
        expect(store.calls, authorization).toEqual([]);
      }
    },
  );

  test("rejects all credentials that are not valid with the same response", async () => {
    const responses = new Set<string>();
    for (const authorization of scheme.bad(own, stranger)["not valid"]) {
      responses.add(JSON.stringify(await expectRejected(authorization)));
      expect(store.calls, authorization).toEqual(["findCredential"]);
    }
    expect([...responses]).toHaveLength(1);
  });
});
