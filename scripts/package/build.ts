/** `npm run build`: lints, generates, and compiles the package to dist/. */
import { readRegister } from "../lib/apis.ts";
import { runCommand } from "../lib/run-command.ts";
import { lintAndGenerate, writeGenerated } from "../pipeline/generate.ts";
import { compilePackage } from "./build/compile.ts";

const usage = `Lints, generates, and compiles the package to dist/.

Usage: npm run build -- [--help]

  --help   print this text
`;

await runCommand({ name: "build", usage }, async () => {
  const { report, generated } = await lintAndGenerate(await readRegister());
  console.log(report);
  await writeGenerated(generated);
  await compilePackage();
  console.log("dist/ is built.");
});
