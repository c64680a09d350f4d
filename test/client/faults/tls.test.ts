/** TLS: a handshake that fails has sent nothing, and the next one fails as well. */
import { createServer as createHttpsServer } from "node:https";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, describe, expect, test } from "vitest";
import { getError, observabilityClient, stubFetch } from "../calls.ts";
import { createCertificate, type ServerCertificate } from "../certificates.ts";

const servers: Server[] = [];
const authorities = getCACertificates();
afterEach(() => {
  setDefaultCACertificates(authorities);
  for (const server of servers.splice(0)) server.close();
});

async function listen(server: Server) {
  let connections = 0;
  server.on("connection", () => connections++);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  // A server that listens on a TCP port returns an AddressInfo.
  const baseUrl = `https://localhost:${(server.address() as AddressInfo).port}`;
  return { baseUrl, connections: () => connections };
}

const trusted = (certificate: ServerCertificate, options = {}) => {
  setDefaultCACertificates([...authorities, certificate.cert]);
  return createHttpsServer({ ...certificate, ...options }, (_, response) => response.end('{"data":[]}'));
};
/** Answers the client's first bytes. */
const onHello = (answer: (socket: Socket) => void) =>
  createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => answer(socket));
  });
const localhost = () => createCertificate("localhost");

test("a call succeeds if the certificate is trusted", async () => {
  const { baseUrl, connections } = await listen(trusted(localhost()));
  expect(await observabilityClient(baseUrl).listDashboards()).toEqual([]);
  expect(connections()).toBe(1);
});

describe("a call fails without a retry, and a write was not sent, if", () => {
  const expired = () => createCertificate("localhost", new Date(Date.now() - 1000));
  const old = { minVersion: "TLSv1", maxVersion: "TLSv1.1", ciphers: "DEFAULT@SECLEVEL=0" };
  const refusal = "HTTP/1.1 400 Bad Request\r\n\r\n";
  test.each<[string, code: string, () => Server]>([
    ["the certificate is not trusted", "DEPTH_ZERO_SELF_SIGNED_CERT", () => createHttpsServer(localhost())],
    ["the certificate has expired", "CERT_HAS_EXPIRED", () => trusted(expired())],
    ["it has another name", "ERR_TLS_CERT_ALTNAME_INVALID", () => trusted(createCertificate("a.example"))],
    ["the server has no certificate", "ERR_SSL_SSL/TLS_ALERT_HANDSHAKE_FAILURE", () => createHttpsServer()],
    ["it speaks an older version", "ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION", () => trusted(localhost(), old)],
    ["it speaks plain HTTP", "ERR_SSL_WRONG_VERSION_NUMBER", () => onHello((socket) => socket.end(refusal))],
    ["it closes the connection in the handshake", "ECONNRESET", () => onHello((socket) => socket.end())],
  ])("%s", async (_, code, create) => {
    const { baseUrl, connections } = await listen(create());
    const client = observabilityClient(baseUrl);
    const expected = { kind: "network", code, attempts: 1 };
    expect(await getError(client.listDashboards())).toMatchObject(expected);
    const error = await getError(client.updateAlert({ id: "a" }, {}));
    expect(error).toMatchObject({ ...expected, outcome: "not-sent" });
    expect(error.message).toContain("Check baseUrl and the server's certificate.");
    expect(connections()).toBe(2);
  });
});

test.each<[runtime: string, outcome: string, cause: { code?: string; message: string }]>([
  ["Node", "not-sent", { code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE", message: "x" }],
  ["Node", "not-sent", { code: "INVALID_PURPOSE", message: "x" }],
  ["Bun", "not-sent", { code: "UNKNOWN_CERTIFICATE_VERIFICATION_ERROR", message: "x" }],
  ["Deno", "not-sent", { message: "client error (Connect): invalid peer certificate: UnknownIssuer" }],
  ["Deno", "not-sent", { message: "client error (Connect): tls handshake eof" }],
  ["Deno", "not-sent", { message: "client error (Connect): received fatal alert: HandshakeFailure" }],
  // Which an established connection may cause.
  ["Node", "unknown", { code: "ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC", message: "x" }],
  ["Node", "unknown", { code: "ERR_SSL_UNEXPECTED_EOF_WHILE_READING", message: "x" }],
])("after an error of %s, the outcome of a write is %s: %j", async (_, outcome, cause) => {
  const { fetch, sent } = stubFetch(() => Promise.reject(new TypeError("fetch failed", { cause })));
  const write = observabilityClient("https://api.example.com", { fetch }).updateAlert({ id: "a" }, {});
  expect(await getError(write)).toMatchObject({ kind: "network", outcome, attempts: 1 });
  expect(sent).toHaveLength(1);
});
