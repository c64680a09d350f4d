/** A platform that records what the administration routes do with it, and requests to it. */
import { createAdminHandler } from "../../../src/platform/admin/admin-handler.ts";
import type { AdminDeps } from "../../../src/platform/admin/routes.ts";
import { createFaults } from "../../../src/platform/faults/faults.ts";
import { createJournal } from "../../../src/platform/journal/journal.ts";
import type { PlatformRequest, PlatformResponse } from "../../../src/platform/pipeline/message.ts";

const operations = [{ operationId: "getPipe", parameters: [] }];

/** Creates the platform; `told` records the calls. */
export function newTarget(changes: Partial<AdminDeps> = {}) {
  const told: unknown[] = [];
  const faults = createFaults(["getPipe", "updateAlert"]);
  const journal = createJournal({ size: 10, now: () => 0, operations });
  const target: AdminDeps = {
    adminToken: undefined,
    faults,
    journal,
    ping: async () => {},
    seed: async (seed) => {
      told.push(["seed", seed]);
    },
    reset: async (...seed) => {
      told.push(["reset", ...seed]);
    },
    export: async () => ({ teams: [{ id: "team-1" }] }),
    metrics: () => "# metrics\n",
    fidelity: () => ({ getPipe: "exact" }),
    onError: (error, requestId) => void told.push(["error", error, requestId]),
    ...changes,
  };
  return { target, told, journal, faults };
}

/** Sends a request from this machine. */
export function ask(
  target: AdminDeps,
  line: string,
  request: Partial<PlatformRequest> = {},
): Promise<PlatformResponse> {
  const [method = "", path = ""] = line.split(" ");
  return createAdminHandler(target)({ method, target: path, remoteAddress: "127.0.0.1", ...request });
}

/** The body of a response, parsed. */
export function parsed<Body = unknown>({ body }: PlatformResponse): Body | undefined {
  // The form that a test expects of it: one of another form fails that test.
  return body === null ? undefined : (JSON.parse(body) as Body);
}
