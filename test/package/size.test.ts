/** How much a user of one API adds to a bundle: everything that its entry exports, request validators and openapi-fetch included. */
import path from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Metafile } from "esbuild";
import { describe, expect, inject, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";

/** Bytes, minified and compressed, that must be loaded before the first call; it may only shrink. */
const budget = 7500;
/** The same for what is loaded when drift is looked for. */
const laterBudget = 4000;

const { project } = inject("package");
const { apis } = await readRegister();

/** A bundle of one entry. */
interface Measured {
  /** Bytes of what is loaded at once, compressed. */
  readonly size: number;
  /** Bytes of what is only loaded when it is used, compressed. */
  readonly later: number;
  /** Modules that are loaded at once, by their minified bytes, the largest first. */
  readonly modules: readonly string[];
}

async function measure(source: string, splitting: boolean): Promise<Measured> {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir: project },
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    splitting,
    write: false,
    metafile: true,
    outdir: project,
    absWorkingDir: project,
  });
  const atOnce = loadedAtOnce(metafile);
  const sizes = outputFiles.map(({ path: file, contents }) => ({
    atOnce: atOnce.has(path.relative(project, file)),
    bytes: gzipSync(contents, { level: 9 }).length,
  }));
  const sum = (first: boolean): number =>
    sizes.filter((one) => one.atOnce === first).reduce((total, { bytes }) => total + bytes, 0);
  return { size: sum(true), later: sum(false), modules: listModules(metafile, atOnce) };
}

/** The entry and what it imports by statements, through any number of steps. */
function loadedAtOnce({ outputs }: Metafile): ReadonlySet<string> {
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === "<stdin>");
  const found = new Set(entry ? [entry[0]] : []);
  for (const name of found) {
    for (const { path: imported, kind } of outputs[name]?.imports ?? []) {
      if (kind === "import-statement") found.add(imported);
    }
  }
  return found;
}

function listModules({ outputs }: Metafile, names: ReadonlySet<string>): readonly string[] {
  return [...names]
    .flatMap((name) => Object.entries(outputs[name]?.inputs ?? {}))
    .toSorted(([, one], [, other]) => other.bytesInOutput - one.bytesInOutput)
    .map(([file, { bytesInOutput }]) => `${String(bytesInOutput).padStart(6)} ${file}`);
}

describe.each(apis)("dataplat/$name", ({ name }) => {
  test(`adds at most ${budget} bytes to a bundle`, async () => {
    const source = `export * from "dataplat/${name}";`;
    const [split, whole] = await Promise.all([measure(source, true), measure(source, false)]);
    console.log(
      `dataplat/${name}: ${split.size} bytes at once and ${split.later} later; ${whole.size} bytes in one file`,
    );
    const largest = split.modules.slice(0, 15).join("\n");
    expect(split.size, `Minified bytes of the largest modules:\n${largest}`).toBeLessThanOrEqual(budget);
    expect(split.later).toBeLessThanOrEqual(laterBudget);
  });
});

test("what is only imported when used counts as later, and what is imported by a statement does not", async () => {
  const eager = await measure('export * from "openapi-fetch";', true);
  const lazy = await measure('export const load = () => import("openapi-fetch");', true);
  expect(eager.later).toBe(0);
  expect(eager.size).toBeGreaterThan(1500);
  expect(lazy.size).toBeLessThan(200);
  expect(lazy.later).toBeGreaterThan(1500);
});
