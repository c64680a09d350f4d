/** `npm run build`: lints, generates, and compiles the package to dist/. */
import { compilePackage } from "./build/compile.ts";
import { lintAndGenerate } from "./build/lint-and-generate.ts";
import { writeGenerated } from "./generate.ts";
import { runScript } from "./lib/run-script.ts";

await runScript(async () => {
  const { report, generated } = await lintAndGenerate();
  console.log(report);
  await writeGenerated(generated);
  await compilePackage();
  console.log("dist/ is built.");
});
