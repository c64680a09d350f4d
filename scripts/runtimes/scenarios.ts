/**
 * What the test server does, by the name that a client's base address ends in. A name that is not here is answered as the
 * contract says.
 */
import type { ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";

/** A request that waits for its answer. */
export interface Exchange {
  readonly response: ServerResponse;
  /** How many requests this scenario had before, in this run. */
  readonly earlier: number;
  /** The operation's envelope, as JSON. */
  readonly envelope: string;
  /** The server's own address under a name that makes another origin. */
  readonly otherOrigin: string;
}

type Scenario = (exchange: Exchange) => void;

/** Bytes of a body that is too large for the checks; a hundredfold their limit. */
const large = 10_000_000;
const json = { "content-type": "application/json" };

/** Answers with a status and a body whose length is announced. */
export function answer(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = json,
): void {
  response.writeHead(status, { ...headers, "content-length": String(Buffer.byteLength(body)) }).end(body);
}

/** A stated wait of zero, so that nothing but the retry itself is waited for. */
const busyOnce: Scenario = ({ response, earlier, envelope }) =>
  earlier === 0 ? answer(response, 503, "", { "retry-after": "0" }) : answer(response, 200, envelope);

const refuse: Scenario = ({ response }) => {
  const requestId = "44444444-4444-4444-8444-444444444444";
  answer(response, 400, JSON.stringify({ status: 400, error: "BAD_REQUEST: no such thing ✓", requestId }));
};

/** Never answers; the client has to go. */
const hang: Scenario = () => {};

const hangInBody: Scenario = ({ response }) => {
  response.writeHead(200, json).write('{"data":');
};

/** Sends a part of a body, and breaks the connection a moment later, when the client is reading. */
function breakOff({ response, envelope }: Exchange, headers: Readonly<Record<string, string>>): void {
  response.writeHead(200, { ...json, ...headers }).write(envelope);
  setTimeout(() => response.destroy(), 50).unref();
}

/** Sends an envelope of spaces as fast as the client reads, until it is whole or the client has gone. */
function sendLarge(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const chunk = Buffer.alloc(50_000, " ");
  let left = large;
  response.writeHead(200, { ...json, ...headers });
  const send = (): void => {
    while (left > 0 && !response.destroyed) {
      left -= chunk.length;
      if (!response.write(chunk)) {
        response.once("drain", send);
        return;
      }
    }
    response.end();
  };
  send();
}

/** One byte in each chunk. Nothing is put together on the way, since each waits for the one before. */
const byteByByte: Scenario = ({ response }) => {
  const bytes = Buffer.from('{"data":["Grüße ✓ 🙂"]}');
  response.writeHead(200, json);
  const send = (index: number): void => {
    if (index === bytes.length) response.end();
    else response.write(bytes.subarray(index, index + 1), () => setTimeout(send, 1, index + 1));
  };
  send(0);
};

const scenarios: Readonly<Record<string, Scenario>> = {
  "busy-once": busyOnce,
  "busy-once-write": busyOnce,
  "byte-by-byte": byteByByte,
  drift: ({ response, envelope }) => answer(response, 200, envelope.replace("{", '{"unheardOf":1,')),
  "empty-500": ({ response }) => answer(response, 500, "", {}),
  "expired-once": ({ response, earlier, envelope }) => answer(response, earlier === 0 ? 401 : 200, envelope),
  gzip: ({ response, envelope }) =>
    answer(response, 200, gzipSync(envelope), { ...json, "content-encoding": "gzip" }),
  hang,
  "hang-again": hang,
  "hang-for-abort": hang,
  "hang-for-signal": hang,
  "hang-in-body": hangInBody,
  "hang-in-body-for-abort": hangInBody,
  "large-announced": ({ response }) => sendLarge(response, { "content-length": String(large) }),
  // Ten million bytes in ten thousand: shorter than the limit on the way, far longer when read.
  "large-gzip": ({ response }) =>
    answer(response, 200, gzipSync(" ".repeat(large)), { ...json, "content-encoding": "gzip" }),
  "large-stream": ({ response }) => sendLarge(response, {}),
  // A browser may ask its visitor for a password before it gives such an answer to anybody.
  login: ({ response }) =>
    answer(response, 401, "", { "www-authenticate": 'Basic realm="smoke", charset="UTF-8"' }),
  redirect: ({ response, otherOrigin }) =>
    answer(response, 307, "", { location: `${otherOrigin}/elsewhere/` }),
  refuse,
  "refuse-safe": refuse,
  reset: ({ response }) => void response.destroy(),
  "short-body": (exchange) =>
    breakOff(exchange, { "content-length": String(Buffer.byteLength(exchange.envelope) + 100) }),
  "short-chunks": (exchange) => breakOff(exchange, {}),
  "web-page": ({ response }) =>
    answer(response, 200, "<!doctype html><title>Welcome</title>", { "content-type": "text/html" }),
};

/**
 * Answers a request as its scenario says.
 *
 * @param name the scenario
 * @param exchange the request
 */
export function play(name: string, exchange: Exchange): void {
  const scenario = scenarios[name];
  if (scenario) scenario(exchange);
  else answer(exchange.response, 200, exchange.envelope);
}
