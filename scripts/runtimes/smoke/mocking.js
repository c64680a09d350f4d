/** Mock libraries: a request that no handler matches fails with the library's own words, and without credentials. */
import { safe } from "dataplat";
import { basicHeader, equal, holds, open, organizationId } from "./setup.js";

/** Lists services of a mocked address, and returns the error. */
async function unhandled(here) {
  const { management } = open(here, "mocked", { baseUrl: here.closedUrl });
  const { error } = await safe(management.listServices({ organizationId }));
  holds(error !== undefined, "the call succeeded");
  holds(![error.message, JSON.stringify(error)].join().includes(basicHeader), "the error shows credentials");
  return error;
}

/** MSW 2 and 3 name the option differently; each ignores the other's name. */
async function withMsw(here, load) {
  const { setupServer } = await load();
  const { error: print } = console;
  const server = setupServer();
  server.listen({ onUnhandledRequest: "error", onUnhandledFrame: "error" });
  console.error = () => {}; // MSW prints each unhandled request
  try {
    const error = await unhandled(here);
    equal(error.kind, "network", "kind");
    holds(error.message.includes("[MSW] Cannot bypass a request"), error.message);
  } finally {
    console.error = print;
    server.close();
  }
}

async function withNock(here, load) {
  const { default: nock } = await load();
  nock.disableNetConnect();
  try {
    const blocked = await unhandled(here);
    holds(blocked.message.includes("Nock: Disallowed net connect"), blocked.message);
    nock(here.closedUrl).get("/other").reply(200);
    const unmatched = await unhandled(here);
    holds(unmatched.message.includes("Nock: No match for request"), unmatched.message);
  } finally {
    nock.cleanAll();
    nock.enableNetConnect();
    nock.restore();
  }
}

/** @type {Record<string, (here: object) => Promise<void>>} */
export const mocking = {
  "mocking: MSW 3 reports an unhandled request": (here) => withMsw(here, () => import("msw/node")),
  "mocking: MSW 2 reports an unhandled request": (here) => withMsw(here, () => import("msw-2/node")),
  "mocking: nock 15 reports a request without a match": (here) => withNock(here, () => import("nock")),
  "mocking: nock 14 reports a request without a match": (here) => withNock(here, () => import("nock-14")),
};
