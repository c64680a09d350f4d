/** `dataplat openapi`: the document of an API. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { describeUnknownName } from "../contract/check-options.ts";
import { defineCommand } from "./model/command.ts";
import { UsageError } from "./model/errors.ts";

export const openapi = defineCommand({
  description: "Print the OpenAPI document of an API.",
  positionals: { words: "API", max: 1, known: "apis" },
  options: { format: { short: "o", word: "FORMAT", choices: ["yaml", "json"], text: "YAML by default" } },
  run: async ({ format = "yaml" }, { apis, terminal }, [name]) => {
    const names = apis.map((api) => api.name);
    if (name === undefined) throw new UsageError(`Missing API: ${names.join(" or ")}.`);
    if (!names.includes(name)) throw new UsageError(describeUnknownName("API", name, names));
    // By the package's name, since sources and the bundle are in different folders.
    const file = createRequire(import.meta.url).resolve(`dataplat/openapi/${name}.${format}`);
    terminal.stdout.write(await readFile(file));
  },
});
