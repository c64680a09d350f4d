/** One cold run of lint, bundle and generation of every API, in one process. `npm run bench` times it from outside. */
import path from "node:path";
import { generateAll } from "../generate.ts";
import { readRegister } from "../lib/apis.ts";
import { runScript } from "../lib/run-script.ts";
import { formatReport, lintApis } from "../lint.ts";

await runScript(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error("Give the folder to write to.");
  const register = await readRegister();
  const report = await lintApis(register);
  if (report.problems.length > 0) throw new Error(formatReport(report));
  const apis = register.apis.map((api) => ({ ...api, generated: path.join(folder, api.name) }));
  await generateAll({ ...register, apis });
});
