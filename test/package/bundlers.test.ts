/** Bundles with the platform and the test kit, built in a project where `pg` is not installed. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { nodeResolve } from "@rollup/plugin-node-resolve";
import { type BuildOptions, build } from "esbuild";
import { rollup } from "rollup";
import * as vite from "vite";
import { expect, inject, test } from "vitest";
import webpack, { type Configuration } from "webpack";
import { execute } from "../../scripts/lib/execute.ts";

const { project } = inject("package");

/** Bundles `entry` to `bundle.mjs` and `bundle.cjs` in a folder, with `isSmall` without what is not used. Returns errors and warnings. */
type Bundle = (entry: string, folder: string, isSmall: boolean) => Promise<readonly string[]>;

const outputs = [
  { file: "bundle.mjs", format: "esm" },
  { file: "bundle.cjs", format: "cjs" },
] as const;

const bundlers: Readonly<Record<string, Bundle>> = {
  esbuild: async (entry, folder) => {
    const shared: BuildOptions = { entryPoints: [entry], bundle: true, platform: "node", logLevel: "silent" };
    const results = outputs.map(({ file, format }) =>
      build({ ...shared, outfile: path.join(folder, file), format }),
    );
    const messages = (await Promise.all(results)).flatMap(({ errors, warnings }) => [...errors, ...warnings]);
    return messages.map(({ text }) => text);
  },
  rollup: async (entry, folder) => {
    const warnings: string[] = [];
    const onLog = (_level: string, { message }: { message: string }) => warnings.push(message);
    const bundle = await rollup({ input: entry, external: ["pg"], plugins: [nodeResolve()], onLog });
    for (const { file, format } of outputs) {
      await bundle.write({ file: path.join(folder, file), format, inlineDynamicImports: true });
    }
    return warnings;
  },
  vite: async (entry, folder) => {
    const output = outputs.map(({ file, format }) => {
      return { entryFileNames: file, format, codeSplitting: false };
    });
    await vite.build({
      root: path.dirname(entry),
      configFile: false,
      logLevel: "silent",
      ssr: { noExternal: true, external: ["pg"] },
      build: { ssr: entry, outDir: folder, rolldownOptions: { output } },
    });
    return [];
  },
  webpack: async (entry, folder, isSmall) => {
    const compiler = webpack(
      outputs.map(
        ({ file, format }): Configuration => ({
          mode: isSmall ? "production" : "development",
          devtool: false,
          target: "node22",
          entry,
          output: { path: folder, filename: file, module: format === "esm" },
          experiments: { outputModule: format === "esm" },
        }),
      ),
    );
    const stats = await promisify(compiler.run.bind(compiler))();
    const { errors = [], warnings = [] } = stats?.toJson({ all: false, errors: true, warnings: true }) ?? {};
    return [...errors, ...warnings].map(({ message }) => message);
  },
};

test.each(Object.entries(bundlers))(
  "%s bundles, as ES module and as CommonJS, a test kit that reads YAML and works without pg",
  async (name, bundle) => {
    const folder = path.join(project, "bundles", name);
    await mkdir(folder, { recursive: true });
    const entry = path.join(folder, "entry.js");
    const seed = path.join(folder, "seed.yaml");
    await writeFile(seed, "teams: [{ id: a }]");
    await writeFile(
      entry,
      `import { createManagementClient } from "dataplat/management";
    import { createPlatform } from "dataplat/platform";
    import { demo, startTestPlatform } from "dataplat/testing";
    async function main() {
      const platform = await startTestPlatform({ data: process.argv[2], listen: true });
      const management = createManagementClient(platform.managementOptions);
      console.log((await management.listServices({ organizationId: demo.organizationId })).length > 0);
      await platform.reset(${JSON.stringify(seed)});
      await platform.close();
      await createPlatform({ databaseUrl: "postgres://127.0.0.1:9/none" }).ready();
    }
    main().catch(({ message }) => console.log(message));`,
    );
    expect(await bundle(entry, path.join(folder, "dist"), false)).toEqual([]);
    for (const { file } of outputs) {
      const args = ["--no-warnings", path.join(folder, "dist", file), path.join(folder, `${file}.db`)];
      const { stdout } = await execute(process.execPath, args, { cwd: project });
      expect(stdout).toBe("true\nA platform on PostgreSQL needs the package pg. Run: npm install pg\n");
    }
  },
);

test.each(Object.entries(bundlers))(
  "%s bundles a client of one operation without the others",
  async (name, bundle) => {
    const folder = path.join(project, "bundles", `${name}-selection`);
    await mkdir(folder, { recursive: true });
    const entry = path.join(folder, "entry.js");
    const hasOthers = async (names: string, call: string): Promise<boolean> => {
      await writeFile(entry, `import { ${names} } from "dataplat/management";\nconsole.log(${call});`);
      expect(await bundle(entry, path.join(folder, "dist"), true)).toEqual([]);
      const text = await readFile(path.join(folder, "dist", "bundle.mjs"), "utf8");
      return text.includes("/pipes/{pipeId}") || text.includes("engine_max_threads/maximum");
    };
    expect(await hasOthers("createManagementClient", "createManagementClient()")).toBe(true);
    const call = "createManagementClientOf([listServices])";
    expect(await hasOthers("createManagementClientOf, listServices", call)).toBe(false);
  },
);
