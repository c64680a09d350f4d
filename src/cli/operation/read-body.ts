/** Reads the file of `--body`. */
import { errorMessage } from "../../contract/read-error.ts";
import type { CliContext } from "../context.ts";
import { UsageError } from "../usage-error.ts";
import type { BodyModel } from "./command-model.ts";
import { parseJson } from "./read-value.ts";

/**
 * Reads a request body.
 *
 * @param file path of the file; `-` for standard input
 * @returns a JSON value, a text or bytes, by the kind of the body
 * @throws UsageError if it cannot be read
 */
export async function readBody(
  { kind }: BodyModel,
  file: string,
  { readInput }: Pick<CliContext, "readInput">,
): Promise<unknown> {
  if (/^\s*[{[]/.test(file)) {
    throw new UsageError(
      "--body takes the name of a file. Pass flags instead, or - and JSON on standard input.",
    );
  }
  const read = async () => (file === "-" ? readInput() : (await import("node:fs/promises")).readFile(file));
  const bytes = await read().catch((error: unknown) => {
    throw new UsageError(`--body cannot be read: ${errorMessage(error)}.`);
  });
  if (kind === "binary") return new Uint8Array(bytes);
  const text = decode(bytes);
  return kind === "text" ? text : await parseBody(text, file);
}

function decode(bytes: Uint8Array): string {
  try {
    // A byte order mark is not part of the text.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError("--body is not UTF-8.");
  }
}

/** Parses JSON, or else YAML, unless the name of the file says which. */
async function parseBody(text: string, file: string): Promise<unknown> {
  const isYaml = /\.ya?ml$/i.test(file);
  const value = isYaml ? undefined : parseJson(text, "--body");
  if (value !== undefined) return value;
  try {
    if (/\.json$/i.test(file)) return JSON.parse(text);
    const { parseYaml } = await import("./parse-yaml.ts");
    return parseYaml(text, "--body");
  } catch (error) {
    if (error instanceof UsageError) throw error;
    // The message of a parser shows the line after its first one.
    const [problem = ""] = errorMessage(error).split(/:?\n/);
    throw new UsageError(`--body cannot be parsed: ${problem}.`);
  }
}
