/** What the socket tests do to a server: everything that a connection can be misused for, in any combination. */
import fc from "fast-check";
import { anyRequest } from "./requests.ts";
import { authorization, targets } from "./test-data.ts";
import { type Step, toBytes } from "./wire.ts";

const alert = targets.alerts[0] ?? "";
const headers = { authorization: authorization.observability, "content-type": "application/json" };
const get = {
  method: "GET",
  target: targets.dashboards,
  headers: { authorization: authorization.observability },
};

const text = (value: string): Uint8Array => Buffer.from(value, "latin1");
const write = (bytes: Uint8Array): Step => ({ do: "write", bytes });

/** The head of a write, and then anything. */
const put = (...lines: readonly string[]): string =>
  [
    `PUT ${alert} HTTP/1.1`,
    "Host: localhost",
    `Authorization: ${authorization.observability}`,
    "Content-Type: application/json",
    ...lines,
    "",
    "",
  ].join("\r\n");

const goodPut = toBytes({ method: "PUT", target: alert, headers, body: '{"threshold":7}' });

/** A write in chunks, which is as it should be. */
export const chunkedPut = text(
  `${put("Transfer-Encoding: chunked")}6\r\n{"thre\r\n9\r\nshold":7}\r\n0\r\n\r\n`,
);

/** A write in chunks, the first of which has no length. */
export const brokenPut = text(`${put("Transfer-Encoding: chunked")}zz\r\n{}\r\n0\r\n\r\n`);

/** A read that is as it should be. */
export const goodGet = toBytes(get);

const bad: readonly string[] = [
  // Chunks that are none.
  `${put("Transfer-Encoding: chunked")}zz\r\n{}\r\n0\r\n\r\n`,
  `${put("Transfer-Encoding: chunked")}ffffffffffffffffff\r\n{}`,
  `${put("Transfer-Encoding: chunked")}-1\r\n{}\r\n0\r\n\r\n`,
  `${put("Transfer-Encoding: chunked")}2\r\n{}x\r\n0\r\n\r\n`,
  `${put("Transfer-Encoding: chunked")}2;${"e=v;".repeat(10_000)}\r\n{}\r\n0\r\n\r\n`,
  `${put("Transfer-Encoding: chunked")}2\r\n{}\r\n0\r\nTrailer: ${"t".repeat(20_000)}\r\n\r\n`,
  `${put("Transfer-Encoding: chunked")}100000\r\n${"a".repeat(1000)}`,
  // Two lengths, or none that can be read: what request smuggling is made of.
  `${put("Transfer-Encoding: chunked", "Content-Length: 2")}2\r\n{}\r\n0\r\n\r\n`,
  `${put("Content-Length: 2", "Content-Length: 3")}{}`,
  `${put("Content-Length: 2, 2")}{}`,
  `${put("Content-Length: -2")}{}`,
  `${put("Content-Length: 99999999999999999999")}{}`,
  `${put("Content-Length: 1e1")}{}`,
  `${put("Transfer-Encoding: gzip")}{}`,
  `${put("Transfer-Encoding: chunked, identity")}{}`,
  `${put("Transfer-Encoding:\x0bchunked")}0\r\n\r\n`,
  `${put("Content-Length : 2")}{}`,
  // Bodies that never end, or are too long, or no text.
  `${put("Content-Length: 1000")}{"threshold":`,
  `${put("Content-Length: 2000000")}${"a".repeat(100_000)}`,
  `${put("Content-Length: 2000000", "Expect: 100-continue")}`,
  `${put("Content-Length: 2", "Expect: 100-continue")}{}`,
  `${put("Content-Length: 2", "Expect: a-miracle")}{}`,
  `${put("Content-Length: 4")}\xff\xfe\xfd\xfc`,
  `${put("Content-Length: 15")}{"name":"\xc3\x28\xa0\xa1"}`,
  `${put("Content-Length: 60000")}${"[".repeat(60_000)}`,
  `${put("Content-Length: 60000")}${'{"a":'.repeat(12_000)}`,
  // Heads that are none.
  `GET ${targets.dashboards} HTTP/1.1\r\nHost: localhost\r\nX-Long: ${"a".repeat(30_000)}\r\n\r\n`,
  `GET ${targets.dashboards} HTTP/1.1\r\nHost: localhost\r\n${"X-Many: a\r\n".repeat(3000)}\r\n`,
  `GET /${"a".repeat(12_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  `GET /${"a".repeat(40_000)}`,
  `GET ${targets.dashboards} HTTP/1.1\r\n\r\n`,
  `GET ${targets.dashboards} HTTP/1.1\r\nHost: one\r\nHost: two\r\n\r\n`,
  `GET ${targets.dashboards} HTTP/1.1\nHost: localhost\n\n`,
  `GET ${targets.dashboards} HTTP/1.1\r\nHost: localhost\r\nX-Folded: a\r\n b\r\n\r\n`,
  `GET ${targets.dashboards} HTTP/1.1\r\nHost: localhost\r\nX-Null: a\0b\r\n\r\n`,
  `GET ${targets.dashboards} HTTP/1.1\r\nHost: localhost\r\nno colon\r\n\r\n`,
  `GET ${targets.dashboards} HTTP/1.0\r\n\r\n`,
  `GET ${targets.dashboards} HTTP/0.9\r\n\r\n`,
  `GET ${targets.dashboards} HTTP/3.0\r\nHost: localhost\r\n\r\n`,
  `GET ${targets.dashboards}\r\n`,
  "GET http://[::1 HTTP/1.1\r\nHost: localhost\r\n\r\n",
  `GET ${targets.dashboards} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost:80\r\n\r\n",
  "OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n",
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "\r\n\r\n\r\n",
  "\0",
  "GET",
];

/** Bytes that begin, are or resemble a request. */
const fragment: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(goodPut, chunkedPut, goodGet) },
  { weight: 4, arbitrary: fc.constantFrom(...bad).map(text) },
  { weight: 3, arbitrary: anyRequest.map((request) => toBytes(request)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
);

/** Cuts bytes in pieces, with a pause after each: a slow client. */
function slowly(bytes: Uint8Array, cuts: readonly number[], ms: number): readonly Step[] {
  const places = [
    0,
    ...cuts.map((cut) => cut % (bytes.length + 1)).sort((one, other) => one - other),
    bytes.length,
  ];
  return places
    .slice(1)
    .flatMap((place, index): readonly Step[] => [
      write(bytes.subarray(places[index] ?? 0, place)),
      { do: "wait", ms },
    ]);
}

const someSteps: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 4, arbitrary: fragment.map((bytes) => [write(bytes)]) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fragment, fc.array(fc.nat(), { maxLength: 4 }), fc.nat(60))
      .map((args) => slowly(...args)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(goodGet, goodPut), fc.integer({ min: 2, max: 150 }))
      .map(([bytes, count]) => [write(Buffer.concat(Array<Uint8Array>(count).fill(bytes)))]),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fragment, fc.nat())
      .map(([bytes, cut]) => [write(bytes.subarray(0, cut % bytes.length))]),
  },
);

const last = fc.constantFrom<readonly Step[]>(
  [],
  [],
  [{ do: "end" }],
  [{ do: "reset" }],
  [{ do: "wait", ms: 30 }, { do: "reset" }],
);

/** Everything that one connection does. */
export const anyScript: fc.Arbitrary<readonly Step[]> = fc
  .tuple(fc.array(someSteps, { minLength: 1, maxLength: 4 }), last)
  .map(([parts, end]) => [...parts.flat(), ...end]);
