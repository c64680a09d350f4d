/** Lints, bundles and generates every API of a register once, in a process of its own. Prints its megabytes. */
import path from "node:path";
import { readRegister } from "../../../lib/apis.ts";
import { runScript } from "../../../lib/run-command.ts";
import { lintAndGenerate, writeGenerated } from "../../../pipeline/generate.ts";

await runScript(async () => {
  const [folder = "", register] = process.argv.slice(2);
  const { generated } = await lintAndGenerate(await readRegister(register));
  const moved = [...generated].map(([api, files]) => {
    return [{ ...api, generated: path.join(folder, api.name) }, files] as const;
  });
  await writeGenerated(new Map(moved));
  console.log(process.resourceUsage().maxRSS / 1000);
});
