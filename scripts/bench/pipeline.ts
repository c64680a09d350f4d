/** One cold run of lint, bundle and generation of every API, in one process. `npm run bench` times it from outside. */
import path from "node:path";
import { lintAndGenerate } from "../build/lint-and-generate.ts";
import { runScript } from "../lib/run-script.ts";

await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error("Give the folder to write to.");
  const { generated } = await lintAndGenerate();
  const { writeGenerated } = await import("../generate.ts");
  const moved = [...generated].map(([api, files]) => {
    return [{ ...api, generated: path.join(folder, api.name) }, files] as const;
  });
  await writeGenerated(new Map(moved));
});
