/** Self-signed certificates, written as DER (RFC 5280) so that tests need no other program. */
import { generateKeyPairSync, sign } from "node:crypto";

/** Key and certificate of a TLS server, as PEM. */
export interface ServerCertificate {
  readonly key: string;
  readonly cert: string;
}

export function createCertificate(
  host: string,
  expires = new Date(Date.now() + 86_400_000),
): ServerCertificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const algorithm = sequence(oid("2a8648ce3d040302"));
  const name = sequence(der(0x31, sequence(oid("550403"), der(0x0c, Buffer.from(host)))));
  const extensions = sequence(
    sequence(oid("551d13"), der(0x04, sequence(der(0x01, Buffer.of(255))))),
    sequence(oid("551d11"), der(0x04, sequence(der(0x82, Buffer.from(host))))),
  );
  const content = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    algorithm,
    name,
    sequence(time(new Date("2026-01-01")), time(expires)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, extensions),
  );
  const signature = sign("sha256", content, privateKey);
  const certificate = sequence(content, algorithm, der(0x03, Buffer.of(0), signature));
  // The signature's length varies, and OpenSSL refuses an empty line after a full one.
  const lines = certificate.toString("base64").replaceAll(/.{1,64}/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
  };
}

/** Writes tag, length and content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const lengthBytes =
    length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.of(tag, ...lengthBytes), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const oid = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
/** `YYMMDDHHMMSSZ`. */
const time = (date: Date) =>
  der(0x17, Buffer.from(`${date.toISOString().replaceAll(/[-:T]/g, "").slice(2, 14)}Z`));
