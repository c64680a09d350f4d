/** Sample credentials for the security of operations. */
import type { SecurityAlternative } from "../../src/contract/operation.ts";
import type { DocumentOperation } from "../../src/contract/read-document.ts";
import type { SampleCredentials } from "../../src/samples/sample-values.ts";

/** Values to send to a mock, and to a platform with the demo data. */
const demoCredentials: Readonly<Record<SecurityAlternative["scheme"], SampleCredentials>> = {
  basic: { keyId: "demo-key", keySecret: "demo-secret" },
  bearer: { accessToken: "demo-token" },
  key: { apiKey: "demo-token" },
};

/** Returns credentials for the first alternative of an operation. Returns undefined if it takes none. */
export function demoCredentialsOf({
  entry: {
    security: [alternative],
  },
}: DocumentOperation): SampleCredentials | undefined {
  return alternative && demoCredentials[alternative.scheme];
}

/** Returns client options with credentials for every operation of an API. */
export function demoOptions(operations: readonly DocumentOperation[]): object {
  return Object.assign({}, ...operations.map(demoCredentialsOf));
}
