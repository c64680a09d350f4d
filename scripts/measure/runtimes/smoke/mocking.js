/** Mock libraries: a request without a handler fails with the library's own message, and without credentials in it. */
import { safe } from "dataplat";
import { assert, basicHeader, equal, open, organizationId } from "./setup.js";

/** Calls an address without a handler and returns the error. */
async function callUnhandled(smoke) {
  const { management } = open(smoke, "mocked", { baseUrl: smoke.closedUrl });
  const { error } = await safe(management.listServices({ organizationId }));
  assert(error !== undefined, "the call succeeded");
  assert(![error.message, JSON.stringify(error)].join().includes(basicHeader), "the error shows credentials");
  return error;
}

async function checkMsw(smoke) {
  const { setupServer } = await import("msw/node");
  const server = setupServer();
  server.listen({ onUnhandledFrame: "error" });
  const { error: print } = console;
  console.error = () => {}; // MSW prints each unhandled request
  try {
    const { kind, message } = await callUnhandled(smoke);
    equal(kind, "network", "kind");
    assert(message.includes("[MSW] Cannot bypass a request"), message);
  } finally {
    console.error = print;
    server.close();
  }
}

async function checkNock(smoke) {
  const { default: nock } = await import("nock");
  nock.disableNetConnect();
  try {
    const { message: blocked } = await callUnhandled(smoke);
    assert(blocked.includes("Nock: Disallowed net connect"), blocked);
    nock(smoke.closedUrl).get("/other").reply(200);
    const { message: unmatched } = await callUnhandled(smoke);
    assert(unmatched.includes("Nock: No match for request"), unmatched);
  } finally {
    nock.cleanAll();
    nock.enableNetConnect();
    nock.restore();
  }
}

/** @type {Record<string, (smoke: object) => Promise<void>>} */
export const mocking = {
  "MSW reports an unhandled request": checkMsw,
  "nock reports a request without a match": checkNock,
};
