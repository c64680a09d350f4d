/** Bundles with the platform and the test kit, built in a project where `pg` is not installed. */
import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, inject, test } from "vitest";
import webpack from "webpack";

const { project } = inject("package");

/** Bundles `entry` to `output`. Returns errors and warnings. */
type Bundle = (entry: string, output: string) => Promise<readonly string[]>;

const bundlers: Readonly<Record<string, Bundle>> = {
  esbuild: async (entry, output) => {
    const { errors, warnings } = await build({
      entryPoints: [entry],
      outfile: output,
      bundle: true,
      platform: "node",
      format: "esm",
      logLevel: "silent",
    });
    return [...errors, ...warnings].map(({ text }) => text);
  },
  webpack: async (entry, output) => {
    const compiler = webpack({
      mode: "development",
      devtool: false,
      target: "node22",
      entry,
      output: { path: path.dirname(output), filename: path.basename(output), module: true },
      experiments: { outputModule: true },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
    return [...errors, ...warnings].map(({ message }) => message);
  },
};

test.each(Object.entries(bundlers))("%s bundles a test kit that works without pg", async (name, bundle) => {
  const folder = path.join(project, "bundles");
  await mkdir(folder, { recursive: true });
  const entry = path.join(folder, `${name}.js`);
  const output = path.join(folder, `${name}-output`, "bundle.mjs");
  await writeFile(
    entry,
    `import { createManagementClient } from "dataplat/management";
    import { createPlatform } from "dataplat/platform";
    import { demo, startTestPlatform } from "dataplat/testing";
    async function main() {
      const platform = await startTestPlatform({ data: ${JSON.stringify(path.join(folder, `${name}.db`))}, listen: true });
      const management = createManagementClient(platform.managementOptions);
      console.log((await management.listServices({ organizationId: demo.organizationId })).length > 0);
      await platform.close();
      await createPlatform({ databaseUrl: "postgres://127.0.0.1:9/none" }).ready();
    }
    main().catch(({ message }) => console.log(message));`,
  );
  expect(await bundle(entry, output)).toEqual([]);
  const { stdout } = await promisify(execFile)(process.execPath, ["--no-warnings", output], { cwd: project });
  expect(stdout).toBe("true\nA platform on PostgreSQL needs the package pg. Run: npm install pg\n");
});
