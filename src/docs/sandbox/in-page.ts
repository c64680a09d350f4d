/** The sandbox in the page itself, for browsers without service workers and for pages without TLS. */
import { createSavedState } from "./indexed-db.ts";
import { createSandbox, type Sandbox } from "./sandbox.ts";

export function createPageSandbox(folder: string): Sandbox {
  addRandomUUID();
  return createSandbox(folder, createSavedState(folder));
}

/** Pages without TLS have no `crypto.randomUUID`, which the platform uses for request ids. */
function addRandomUUID(): void {
  crypto.randomUUID ??= () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    // Version and variant (RFC 9562 section 5.4).
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 16)}-${digits.slice(16, 20)}-${digits.slice(20)}`;
  };
}
