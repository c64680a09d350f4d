/** Bundles and generates the API of a register once, and prints what that took: milliseconds, and megabytes of the process. */
import path from "node:path";
import { readRegister } from "../../../lib/apis.ts";
import { runScript } from "../../../lib/run-command.ts";
import { generateFiles } from "../../../pipeline/generate/generate-files.ts";
import { writeGenerated } from "../../../pipeline/generate.ts";

await runScript(async () => {
  const [folder = ""] = process.argv.slice(2);
  const register = await readRegister(path.join(folder, "redocly.yaml"));
  const startedAt = performance.now();
  const generated = await generateFiles(register);
  const milliseconds = performance.now() - startedAt;
  await writeGenerated(generated);
  console.log(JSON.stringify({ milliseconds, megabytes: process.resourceUsage().maxRSS / 1000 }));
});
