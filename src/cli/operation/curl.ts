import { curlCommand, quote } from "../../samples/curl-sample.ts";
import type { RecordedRequest } from "./dry-run.ts";

/**
 * Prints a request as a curl command for a POSIX shell, which reads the credentials from the variables of the environment.
 *
 * @param file the file of `--body`; `-` for standard input
 */
export function printCurl(request: RecordedRequest, file: string | undefined): string {
  const { operation, url, headers, body, security } = request;
  return curlCommand(operation, {
    address: quote(url),
    headers,
    security,
    body: bodyArguments(body, file),
  });
}

function bodyArguments(body: unknown, file: string | undefined): readonly string[] {
  if (body === undefined) return [];
  if (body instanceof Blob) return [`--data-binary ${quote(`@${file}`)}`];
  // Not --data, which would read a file if a text begins with @.
  return [`--data-raw ${quote(String(body))}`];
}
