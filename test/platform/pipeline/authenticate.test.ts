/** What an authenticator remembers, and what it asks every time all the same. The matrix has everything else about credentials. */
import { describe, expect, it } from "vitest";
import { createAuthenticator } from "../../../src/platform/pipeline/authenticate.ts";
import { hashSecret } from "../../../src/platform/store/digest.ts";
import type { Credential } from "../../../src/platform/store/store.ts";

const header = `Basic ${btoa("key:a:secret")}`;
const credential: Credential = {
  api: "management",
  tenantId: "own",
  id: "key",
  secretHash: hashSecret("a:secret"),
  expiresAt: null,
  revokedAt: null,
};
const refused = expect.objectContaining({ status: 401 });

/** An authenticator that has accepted the header before. */
function createUsed() {
  const authenticator = createAuthenticator();
  const claim = authenticator.read("management", "basic", header);
  expect(authenticator.check("management", claim, credential, 1000)).toBe(credential);
  return { authenticator, claim };
}

describe("An authenticator", () => {
  it("reads a header that was right only once", () => {
    const { authenticator, claim } = createUsed();
    expect(claim).toMatchObject({ id: "key", secretHash: credential.secretHash });
    expect(authenticator.read("management", "basic", header)).toBe(claim);
  });

  it("keeps no header that was wrong", () => {
    const authenticator = createAuthenticator();
    const claim = authenticator.read("management", "basic", header);
    const other = { ...credential, secretHash: hashSecret("another") };
    for (const known of [
      undefined,
      other,
      { ...credential, expiresAt: 1 },
      { ...credential, revokedAt: 1 },
    ]) {
      expect(() => authenticator.check("management", claim, known, 1000)).toThrowError(refused);
    }
    expect(authenticator.read("management", "basic", header)).not.toBe(claim);
  });

  it.each([
    ["is not known any more", undefined],
    ["has another secret by now", { ...credential, secretHash: hashSecret("another") }],
    ["has expired since", { ...credential, expiresAt: 1000 }],
    ["was revoked since", { ...credential, revokedAt: 1000 }],
  ])("refuses a header that it remembers when the credential %s", (_, known) => {
    const { authenticator } = createUsed();
    const claim = authenticator.read("management", "basic", header);
    expect(() => authenticator.check("management", claim, known, 1000)).toThrowError(refused);
    // Nor is the secret kept any longer.
    expect(authenticator.read("management", "basic", header)).not.toBe(claim);
  });

  it("keeps the hundred headers that were right latest, until it is cleared", () => {
    const { authenticator, claim } = createUsed();
    const accept = (secret: string) => {
      const one = authenticator.read("management", "basic", `Basic ${btoa(`key:${secret}`)}`);
      authenticator.check("management", one, { ...credential, secretHash: hashSecret(secret) }, 1000);
    };
    for (let count = 1; count < 100; count += 1) accept(`secret-${count}`);
    expect(authenticator.read("management", "basic", header)).toBe(claim);
    for (let count = 100; count < 200; count += 1) accept(`secret-${count}`);
    const anew = authenticator.read("management", "basic", header);
    expect(anew).not.toBe(claim);
    authenticator.check("management", anew, credential, 1000);
    expect(authenticator.read("management", "basic", header)).toBe(anew);
    authenticator.clear();
    expect(authenticator.read("management", "basic", header)).not.toBe(anew);
  });

  it("takes a header that it remembers for nothing where another scheme is asked for", () => {
    const { authenticator } = createUsed();
    expect(() => authenticator.read("observability", "bearer", header)).toThrowError(refused);
    expect(authenticator.read("management", "basic", header).id).toBe("key");
  });

  it("tells headers apart that differ in one character", () => {
    const { authenticator } = createUsed();
    const almost = authenticator.read("management", "basic", `Basic ${btoa("key:a:secres")}`);
    expect(() => authenticator.check("management", almost, credential, 1000)).toThrowError(refused);
  });
});
