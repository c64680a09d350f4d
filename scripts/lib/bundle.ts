/** The bundles: the files of each API as a single OpenAPI document. */
import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Oas3_1Definition, Oas3_1Schema } from "@redocly/openapi-core";
import { errorMessage } from "../../src/contract/read-error.ts";
import type { Api, Register } from "./apis.ts";
import { withTemporaryFolder } from "./temporary-folder.ts";
import { runTool } from "./tools.ts";

/** A bundled OpenAPI 3.1 document: all of its references are internal. */
export type OpenApiDocument = Oas3_1Definition;

export type Schema = Oas3_1Schema;

/**
 * Bundles an API with `redocly bundle`: every `$ref` to a file becomes a `#/components/...` reference named after that file. Throws if a
 * reference does not resolve, or two different files have one component name.
 */
export async function bundleApi({ name }: Api, { file }: Pick<Register, "file">): Promise<OpenApiDocument> {
  return withTemporaryFolder(async (folder) => {
    const output = path.join(folder, "openapi.json");
    const conflicts = ["--component-renaming-conflicts-severity", "error"];
    const args = ["bundle", name, "--config", file, "--output", output, ...conflicts];
    const run = await runTool("redocly", args);
    if (run.code !== 0) throw new Error(run.output.trim());
    return readDocument(output);
  });
}

/** Bundles a document that is not in the register, with the rules of none. Throws with file, line and reason of each problem if it cannot be read. */
export async function bundleFile(file: string, ...args: readonly string[]): Promise<OpenApiDocument> {
  return withTemporaryFolder(async (folder) => {
    const [config, output] = [path.join(folder, "redocly.yaml"), path.join(folder, "bundle.json")];
    await writeFile(config, "telemetry: off\nextends: []\n");
    // Two files of one name are two components, of which the second gets a number.
    const root = path.resolve(file);
    const options = ["--config", config, "--output", output, "--force", ...args];
    options.push("--component-renaming-conflicts-severity", "off");
    const run = await runTool("redocly", ["bundle", root, ...options]);
    // Redocly prints the lines around each place as well. What an extension refers to has no effect. The reader finds a reference within the
    // document that leads to nothing; in another file, the bundler may leave one that leads to something else.
    const problems = [...run.output.matchAll(/^\[\d+\] (\S+):(\d+:\d+) at (.*)\n\n(.+)/gm)]
      .filter(([, , , pointer = ""]) => !/(?<!\/(?:properties|schemas|headers|examples))\/x-/.test(pointer))
      .filter(([, at = "", , , reason]) => reason !== "Can't resolve $ref" || path.resolve(at) !== root)
      .map(([, at, line, , reason]) => `${at}:${line}: ${reason}`);
    if (problems.length > 0) throw new Error(problems.join("\n"));
    if (!existsSync(output)) throw new Error(run.output.trim());
    return readDocument(output);
  });
}

/** Reads the bundle of an API that `npm run generate` has written. Throws if it is missing or not JSON. */
export async function readBundle({ generated }: Pick<Api, "generated">): Promise<OpenApiDocument> {
  const file = path.join(generated, "openapi.json");
  try {
    return await readDocument(file);
  } catch (error) {
    throw new Error(`${file} cannot be read (${errorMessage(error)}). Write it with: npm run generate`);
  }
}

/** Reads a document that Redocly has linted. */
async function readDocument(file: string): Promise<OpenApiDocument> {
  return JSON.parse(await readFile(file, "utf8")) as OpenApiDocument;
}
