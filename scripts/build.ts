/** `npm run build`: lints, generates, and compiles the package to dist/. */
import { compilePackage } from "./build/compile.ts";
import { generateAll } from "./generate.ts";
import { runScript } from "./lib/run-script.ts";
import { formatReport, lintApis } from "./lint.ts";

await runScript(async () => {
  const report = await lintApis();
  console.log(formatReport(report));
  if (report.problems.length > 0) throw new Error("Nothing was built: mend the documents first.");
  await generateAll();
  await compilePackage();
  console.log("dist/ is built.");
});
