/** APIs that grow: the pipeline, and the size and the start of their clients, by number of operations. */
import { symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import { build } from "esbuild";
import { repositoryRoot } from "../../../lib/repository.ts";
import { withTemporaryFolder } from "../../../lib/temporary-folder.ts";
import { measureBundle } from "../bundle-size.ts";
import { once } from "../pipeline/pipeline.ts";
import { writeSyntheticApi } from "../pipeline/synthetic.ts";
import { formatTable, type Goal, median } from "../results.ts";
import { runNode } from "../run-node.ts";

const counts = [5, 100, 300, 650] as const;
const rounds = 3;

/** Measurements of one API. Times are in milliseconds, sizes in bytes of minified and compressed code. */
interface Measured {
  /** Lint, bundle and generate. */
  readonly pipeline: number;
  readonly megabytes: number;
  readonly whole: number;
  /** Client of one operation. */
  readonly one: number;
  readonly start: number;
}

export async function benchOperations(): Promise<readonly Goal[]> {
  return withTemporaryFolder(async (folder) => {
    const results = new Map<number, Measured>();
    for (const count of counts) results.set(count, await measure(path.join(folder, String(count)), count));
    console.log(`APIs by number of operations, ${rounds} rounds\n`);
    const rows = [...results].map(([count, { pipeline, megabytes, whole, one, start }]) => [
      String(count),
      pipeline.toFixed(0),
      megabytes.toFixed(0),
      (whole / 1000).toFixed(2),
      (one / 1000).toFixed(2),
      start.toFixed(1),
    ]);
    const header = ["operations", "pipeline ms", "memory MB", "client kB", "one operation kB", "start ms"];
    console.log(formatTable([header, ...rows]));
    const of = (count: (typeof counts)[number], read: (measured: Measured) => number): number =>
      read(results.get(count) ?? fail());
    const growth = (count: 5 | 100, read: (measured: Measured) => number): number =>
      of(650, read) / 650 / (of(count, read) / count);
    const pipeline = (measured: Measured): number => measured.pipeline;
    return [
      { what: "pipeline per operation, 650 over 5", value: growth(5, pipeline), atMost: 1 },
      { what: "pipeline per operation, 650 over 100", value: growth(100, pipeline), atMost: 1 },
      { what: "client per operation, 650 over 100", value: growth(100, ({ whole }) => whole), atMost: 1 },
      {
        what: "client of one of 650 operations, min+gzip kB",
        value: of(650, ({ one }) => one) / 1000,
        atMost: 16,
      },
      { what: "start of a client of 300 operations, ms", value: of(300, ({ start }) => start), atMost: 50 },
    ];
  });
}

function fail(): never {
  throw new Error("An API was not measured.");
}

async function measure(folder: string, count: number): Promise<Measured> {
  await writeSyntheticApi(folder, count);
  await writeFile(path.join(folder, "package.json"), '{ "type": "module", "sideEffects": false }');
  // Generated files import the client core.
  for (const name of ["src", "node_modules"])
    await symlink(path.join(repositoryRoot, name), path.join(folder, name));
  const [milliseconds, megabytes]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const startedAt = performance.now();
    const printed = await runNode(once, [path.join(folder, "generated"), path.join(folder, "redocly.yaml")]);
    milliseconds.push(performance.now() - startedAt);
    megabytes.push(Number(printed));
  }
  const client = path.join(folder, "generated/things/client.ts");
  const source = `from ${JSON.stringify(client)};`;
  const whole = await measureBundle(`export { createThingsClient } ${source}`, folder);
  const one = await measureBundle(
    `import { createThingsClientOf, getThing1 } ${source}
    export const create = (options) => createThingsClientOf([getThing1], options);`,
    folder,
  );
  return {
    pipeline: median(milliseconds),
    megabytes: median(megabytes),
    whole: whole.initial.gzip,
    one: one.initial.gzip,
    start: await measureStart(client, folder),
  };
}

/** Starts the compiled client, whose files are those of the package, in processes of their own. */
async function measureStart(client: string, folder: string): Promise<number> {
  const outdir = path.join(folder, "compiled");
  await build({
    entryPoints: [client],
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
  });
  const start = "scripts/measure/bench/operations/start-client.ts";
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(Number(await runNode(start, [path.join(outdir, "client.js"), "createThingsClient"])));
  return median(times);
}
