/** A platform under test, in process or on a port, and the cases that it must pass. */
import * as http from "node:http";
import type { Platform, PlatformOptions, Seed } from "../../../src/platform/index.ts";
import type { TestRequest } from "../../send-request.ts";
import type { TestAccount } from "./test-data.ts";

export type { TestRequest };

export interface TestResponse {
  readonly status: number;
  /** By lower-case name; without those of the connection, such as `date`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

export interface Subject {
  /** Sends one request and resolves to the whole response. */
  send(request: TestRequest): Promise<TestResponse>;
  seed(seed: Seed): Promise<void>;
  close(): Promise<void>;
}

/** Context of a case. Each case has data of its own. */
export interface CaseContext extends Pick<Subject, "seed"> {
  /** Sender of the requests. */
  readonly own: TestAccount;
  /** Another account, whose data must stay hidden. */
  readonly stranger: TestAccount;
  /** Sends a request and checks the invariants of every response. */
  send(request: TestRequest): Promise<TestResponse>;
  /** Sends a request that must be rejected with a status, and words in the message. */
  reject(request: TestRequest, status: number, ...words: readonly string[]): Promise<TestResponse>;
  addAccount(): Promise<TestAccount>;
}

/** Cases about one thing, by title. */
export type Cases = Readonly<Record<string, (context: CaseContext) => Promise<void>>>;

/** Options of the platforms under test: response checks, and a clock that advances with each reading. */
export function platformOptions(): PlatformOptions {
  let time = Date.parse("2026-11-21T12:00:00.000Z");
  return { checkResponses: true, now: () => ++time };
}

export function inProcess(platform: Platform): Subject {
  return {
    send: async ({ method, target, headers, body }) => {
      const init = { method, headers, ...(body !== undefined && { body }) };
      const response = await platform.fetch(platform.baseUrl + target, init);
      const text = await response.text();
      return { status: response.status, headers: withoutConnection(response.headers), text };
    },
    seed: (seed) => platform.seed(seed),
    close: () => platform.close(),
  };
}

/** Creates a subject that sends requests over HTTP, by `node:http`: unlike `fetch`, it sends them without changes. */
export async function onAPort(platform: Platform): Promise<Subject> {
  const { host: hostname, port } = await platform.listen();
  const agent = new http.Agent({ keepAlive: true });
  return {
    send: ({ method, target: path, headers, body }) =>
      new Promise((resolve, reject) => {
        // Node does not add a length to a GET, and the body would be read as the next request.
        const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
        const signal = AbortSignal.timeout(5000);
        const options = { agent, hostname, port, method, path, headers: { ...headers, ...length }, signal };
        const sent = http.request(options);
        sent.once("response", (response) => readResponse(response).then(resolve, reject));
        sent.once("error", reject);
        sent.end(body);
      }),
    seed: (seed) => platform.seed(seed),
    close: async () => {
      agent.destroy();
      await platform.close();
    },
  };
}

async function readResponse(response: http.IncomingMessage): Promise<TestResponse> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const);
  const text = Buffer.concat(chunks).toString("utf8");
  return { status: response.statusCode ?? 0, headers: withoutConnection(headers), text };
}

function withoutConnection(headers: Iterable<readonly [string, string]>): Record<string, string> {
  const ofConnection = ["connection", "keep-alive", "date", "transfer-encoding"];
  return Object.fromEntries([...headers].filter(([name]) => !ofConnection.includes(name)));
}
