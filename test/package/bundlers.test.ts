/** Bundles with the platform and the test kit, built in a project where `pg` is not installed. */
import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { build } from "esbuild";
import * as rolldown from "rolldown";
import { rollup } from "rollup";
import * as vite from "vite";
import { expect, inject, test } from "vitest";
import webpack from "webpack";

const { project } = inject("package");

/** Bundles `entry` to `output`. Returns errors and warnings. */
type Bundle = (entry: string, output: string, format: Format) => Promise<readonly string[]>;
type Format = "esm" | "cjs";

const bundlers: Readonly<Record<string, Bundle>> = {
  esbuild: async (entry, output, format) => {
    const { errors, warnings } = await build({
      entryPoints: [entry],
      outfile: output,
      bundle: true,
      platform: "node",
      format,
      logLevel: "silent",
    });
    return [...errors, ...warnings].map(({ text }) => text);
  },
  rolldown: async (entry, output, format) => {
    const warnings: string[] = [];
    await rolldown.build({
      input: entry,
      platform: "node",
      external: ["pg"],
      onLog: (_level, { message }) => warnings.push(message),
      output: { file: output, format, codeSplitting: false },
    });
    return warnings;
  },
  rollup: async (entry, output, format) => {
    const warnings: string[] = [];
    const bundle = await rollup({
      input: entry,
      external: ["pg"],
      plugins: [nodeResolve()],
      onLog: (_level, { message }) => warnings.push(message),
    });
    await bundle.write({ file: output, format, inlineDynamicImports: true });
    return warnings;
  },
  vite: async (entry, output, format) => {
    await vite.build({
      root: path.dirname(entry),
      configFile: false,
      logLevel: "silent",
      ssr: { noExternal: true, external: ["pg"] },
      build: {
        ssr: entry,
        outDir: path.dirname(output),
        rolldownOptions: { output: { format, entryFileNames: path.basename(output), codeSplitting: false } },
      },
    });
    return [];
  },
  webpack: async (entry, output, format) => {
    const isModule = format === "esm";
    const compiler = webpack({
      mode: "development",
      devtool: false,
      target: "node22",
      entry,
      output: { path: path.dirname(output), filename: path.basename(output), module: isModule },
      experiments: { outputModule: isModule },
    });
    const stats = await promisify(compiler.run.bind(compiler))();
    const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
    return [...errors, ...warnings].map(({ message }) => message);
  },
};

const cases = Object.entries(bundlers).flatMap(([name, bundle]) =>
  (["esm", "cjs"] as const).map((format) => [name, format, bundle] as const),
);

test.each(cases)(
  "%s bundles as %s a test kit that reads YAML and works without pg",
  async (name, format, bundle) => {
    const folder = path.join(project, "bundles");
    await mkdir(folder, { recursive: true });
    const entry = path.join(folder, `${name}-${format}.js`);
    const output = path.join(folder, `${name}-${format}`, format === "esm" ? "bundle.mjs" : "bundle.cjs");
    const seed = path.join(folder, "seed.yaml");
    await writeFile(seed, "teams: [{ id: a }]");
    await writeFile(
      entry,
      `import { createManagementClient } from "dataplat/management";
    import { createPlatform } from "dataplat/platform";
    import { demo, startTestPlatform } from "dataplat/testing";
    async function main() {
      const platform = await startTestPlatform({ data: ${JSON.stringify(path.join(folder, `${name}-${format}.db`))}, listen: true });
      const management = createManagementClient(platform.managementOptions);
      console.log((await management.listServices({ organizationId: demo.organizationId })).length > 0);
      await platform.reset(${JSON.stringify(seed)});
      await platform.close();
      await createPlatform({ databaseUrl: "postgres://127.0.0.1:9/none" }).ready();
    }
    main().catch(({ message }) => console.log(message));`,
    );
    expect(await bundle(entry, output, format)).toEqual([]);
    const { stdout } = await promisify(execFile)(process.execPath, ["--no-warnings", output], {
      cwd: project,
    });
    expect(stdout).toBe("true\nA platform on PostgreSQL needs the package pg. Run: npm install pg\n");
  },
);
