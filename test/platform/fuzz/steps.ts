/** Arbitrary steps of a connection: valid, invalid and incomplete requests, slow clients and resets. */
import fc from "fast-check";
import { anyRequest } from "./arbitrary-requests.ts";
import { authorization, targets } from "./fuzz-data.ts";
import { type Step, toBytes } from "./wire.ts";

const alert = targets.alerts[0] ?? "";
const headers = { authorization: authorization.observability, "content-type": "application/json" };

const text = (value: string): Uint8Array => Buffer.from(value, "latin1");
const write = (bytes: Uint8Array): Step => ({ type: "write", bytes });

/** The head of an update. */
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

/** A valid update in chunks. */
export const chunkedPut = text(
  `${put("Transfer-Encoding: chunked")}6\r\n{"thre\r\n9\r\nshold":7}\r\n0\r\n\r\n`,
);

/** An update in chunks, the first of which has no valid length. */
export const brokenPut = text(`${put("Transfer-Encoding: chunked")}zz\r\n{}\r\n0\r\n\r\n`);

/** A valid read. */
export const goodGet = toBytes({
  method: "GET",
  target: targets.dashboards,
  headers: { authorization: authorization.observability },
});

const chunked = put("Transfer-Encoding: chunked");
const get = `GET ${targets.dashboards}`;
const host = "Host: localhost\r\n";

const invalid: readonly string[] = [
  // Invalid chunks.
  `${chunked}zz\r\n{}\r\n0\r\n\r\n`,
  `${chunked}ffffffffffffffffff\r\n{}`,
  `${chunked}-1\r\n{}\r\n0\r\n\r\n`,
  `${chunked}2\r\n{}x\r\n0\r\n\r\n`,
  `${chunked}2;${"e=v;".repeat(10_000)}\r\n{}\r\n0\r\n\r\n`,
  `${chunked}2\r\n{}\r\n0\r\nTrailer: ${"t".repeat(20_000)}\r\n\r\n`,
  `${chunked}100000\r\n${"a".repeat(1000)}`,
  // Two lengths, or an unreadable one, as in request smuggling.
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
  // Bodies that are incomplete, too long or not UTF-8.
  `${put("Content-Length: 1000")}{"threshold":`,
  `${put("Content-Length: 2000000")}${"a".repeat(100_000)}`,
  put("Content-Length: 2000000", "Expect: 100-continue"),
  `${put("Content-Length: 2", "Expect: 100-continue")}{}`,
  `${put("Content-Length: 2", "Expect: a-miracle")}{}`,
  `${put("Content-Length: 4")}\xff\xfe\xfd\xfc`,
  `${put("Content-Length: 15")}{"name":"\xc3\x28\xa0\xa1"}`,
  `${put("Content-Length: 60000")}${"[".repeat(60_000)}`,
  `${put("Content-Length: 60000")}${'{"a":'.repeat(12_000)}`,
  // Invalid heads.
  `${get} HTTP/1.1\r\n${host}X-Long: ${"a".repeat(30_000)}\r\n\r\n`,
  `${get} HTTP/1.1\r\n${host}${"X-Many: a\r\n".repeat(3000)}\r\n`,
  `GET /${"a".repeat(12_000)} HTTP/1.1\r\n${host}\r\n`,
  `GET /${"a".repeat(40_000)}`,
  `${get} HTTP/1.1\r\n\r\n`,
  `${get} HTTP/1.1\r\nHost: one\r\nHost: two\r\n\r\n`,
  `${get} HTTP/1.1\nHost: localhost\n\n`,
  `${get} HTTP/1.1\r\n${host}X-Folded: a\r\n b\r\n\r\n`,
  `${get} HTTP/1.1\r\n${host}X-Null: a\0b\r\n\r\n`,
  `${get} HTTP/1.1\r\n${host}no colon\r\n\r\n`,
  `${get} HTTP/1.0\r\n\r\n`,
  `${get} HTTP/0.9\r\n\r\n`,
  `${get} HTTP/3.0\r\n${host}\r\n`,
  `${get}\r\n`,
  `GET http://[::1 HTTP/1.1\r\n${host}\r\n`,
  `${get} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  "CONNECT localhost:80 HTTP/1.1\r\nHost: localhost:80\r\n\r\n",
  `OPTIONS * HTTP/1.1\r\n${host}\r\n`,
  "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
  "\r\n\r\n\r\n",
  "\0",
  "GET",
];

/** Bytes of one request, valid or not. */
const fragment: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(goodPut, chunkedPut, goodGet) },
  { weight: 4, arbitrary: fc.constantFrom(...invalid).map(text) },
  { weight: 3, arbitrary: anyRequest.map(toBytes) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
);

const whole = fragment.map((bytes) => [write(bytes)]);

/** A slow client: bytes in pieces, with a pause after each. */
const slow = fc.tuple(fragment, fc.array(fc.nat(), { maxLength: 4 }), fc.nat(60)).map(([bytes, cuts, ms]) => {
  const indexes = cuts.map((cut) => cut % (bytes.length + 1)).sort((one, other) => one - other);
  const pieces = [0, ...indexes].map((start, index) => bytes.subarray(start, indexes[index]));
  return pieces.flatMap((piece): Step[] => [write(piece), { type: "wait", ms }]);
});

const repeated = fc
  .tuple(fc.constantFrom(goodGet, goodPut), fc.integer({ min: 2, max: 150 }))
  .map(([bytes, count]) => [write(Buffer.concat(Array<Uint8Array>(count).fill(bytes)))]);

const cut = fc.tuple(fragment, fc.nat()).map(([bytes, at]) => [write(bytes.subarray(0, at % bytes.length))]);

const part: fc.Arbitrary<readonly Step[]> = fc.oneof(
  { weight: 4, arbitrary: whole },
  { weight: 2, arbitrary: slow },
  { weight: 1, arbitrary: repeated },
  { weight: 1, arbitrary: cut },
);

const last = fc.constantFrom<readonly Step[]>(
  [],
  [],
  [{ type: "end" }],
  [{ type: "reset" }],
  [{ type: "wait", ms: 30 }, { type: "reset" }],
);

/** All steps of one connection. */
export const anySteps: fc.Arbitrary<readonly Step[]> = fc
  .tuple(fc.array(part, { minLength: 1, maxLength: 4 }), last)
  .map(([parts, end]) => [...parts.flat(), ...end]);
