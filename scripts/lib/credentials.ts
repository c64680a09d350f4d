/** Sample credentials for the security of operations. */
import { optionsOfAlternative } from "../../src/contract/credential-parts.ts";
import type { DocumentOperation } from "../../src/contract/read-document.ts";
import type { SampleCredentials } from "../../src/samples/sample-values.ts";

/** Values to send to a mock, and to a platform with the demo data: any key is a token of the demo data. */
const demoCredentials: SampleCredentials = { keyId: "demo-key", keySecret: "demo-secret" };

/** Returns credentials for the first alternative of an operation. Returns undefined if it takes none. */
export function demoCredentialsOf({
  entry: {
    security: [alternative],
  },
}: DocumentOperation): SampleCredentials | undefined {
  const options = alternative ? optionsOfAlternative(alternative) : [];
  if (options.length === 0) return undefined;
  return Object.fromEntries(options.map((option) => [option, demoCredentials[option] ?? "demo-token"]));
}

export function demoOptions(operations: readonly DocumentOperation[]): SampleCredentials {
  return Object.assign({}, ...operations.map(demoCredentialsOf));
}
