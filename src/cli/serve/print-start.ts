/** Output of `dataplat serve` when it is ready. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { PlatformApi } from "../../platform/apis/api.ts";
import { isLoopbackAddress } from "../../platform/http/loopback.ts";
import type { Listening, Store } from "../../platform/index.ts";
import { hasDemoCredentials } from "../../platform/seed/demo-credentials.ts";
import { quoteArgument } from "../../samples/quote.ts";
import type { ServeSettings } from "./options.ts";

export interface ServeStart {
  readonly listening: Listening;
  readonly store: Store;
  /** Whether the store was empty when it was opened. */
  readonly wasEmpty: boolean;
  readonly settings: ServeSettings;
  /** Whether the docs are served, and built. */
  readonly hasDocs: boolean;
}

/** Prints the address first, for programs, and then details for people. */
export async function printStart(start: ServeStart): Promise<void> {
  console.log(`dataplat serves ${start.listening.url}`);
  if (start.hasDocs) console.log(formatDocsAddress(start.listening.url));
  const { apis } = await import("../../platform/apis/index.ts");
  const access = start.settings.adminToken === undefined ? "from this machine only" : "with the admin token";
  const rows = [
    ...apis.map(describeApi),
    ["administration", `/_platform/, ${access}`],
    ["data", describeData(start, apis)],
  ];
  const width = Math.max(...rows.map(([name = ""]) => name.length));
  for (const [name = "", text = ""] of rows) console.log(`  ${name.padEnd(width)}   ${text}`);
  for (const line of await describeCredentials(start, apis)) console.log(line);
  console.log("\nPress Ctrl-C to stop.");
  for (const warning of await findWarnings(start)) console.error(`dataplat: warning: ${warning}`);
}

/** The name of an API, and the start that the paths of its operations share; for one without tenants, what it answers. */
function describeApi({ name, operations, basePath, tenantTerm }: PlatformApi): readonly string[] {
  if (tenantTerm === undefined)
    return [name, `${basePath}/..., any credentials; answers the examples of its document`];
  const paths = Object.values(operations).map(({ path }) => `${basePath}${path}`.split("/"));
  const [first = []] = paths;
  const sharedLength = first.findIndex(
    (segment, index) => segment.startsWith("{") || paths.some((path) => path[index] !== segment),
  );
  return [name, `${first.slice(0, sharedLength < 0 ? undefined : sharedLength).join("/")}/...`];
}

function describeData(
  { store: { name }, wasEmpty, settings: { data, seed, demo } }: ServeStart,
  apis: readonly PlatformApi[],
): string {
  const place =
    data === undefined ? (name === "memory" ? "in memory, lost on exit" : name) : `${name}, ${data}`;
  const hasDemo = demo && apis.some(({ tenantTerm }) => tenantTerm);
  const initial = [seed, hasDemo && "the demo data"].filter(Boolean).join(" and ");
  if (initial === "") return place;
  if (wasEmpty) return `${place}; loaded ${initial}`;
  const hint = data === undefined ? "" : ` To start over, stop the server and delete ${data}*.`;
  return `${place}; kept the existing data and did not load ${initial}.${hint}`;
}

async function describeCredentials(
  { listening, store, wasEmpty, settings }: ServeStart,
  apis: readonly PlatformApi[],
): Promise<readonly string[]> {
  if (!apis.some(({ tenantTerm }) => tenantTerm)) return [];
  if (settings.demo && (await hasDemoCredentials(store))) return formatExamples(listening.url);
  if (settings.demo) return ["", "The existing data does not include the demo data."];
  // Existing data is not read: it may be large.
  if (!wasEmpty || (await store.read()).credentials.length > 0) return [];
  const advice =
    settings.seed === undefined
      ? "To add some, restart with --demo or --seed FILE, or send a seed to POST /_platform/seed."
      : `To have some, add keys or tokens to ${settings.seed}, and load it into an empty store.`;
  return ["", "No credentials exist yet, so every API request gets 401.", advice];
}

async function findWarnings({ listening: { host }, store }: ServeStart): Promise<readonly string[]> {
  if (isLoopbackAddress(host)) return [];
  const warnings = [
    `other machines can reach ${host}, and plain HTTP exposes credentials and data to anyone on the network. Use a TLS proxy.`,
  ];
  if (await hasDemoCredentials(store, "some")) {
    warnings.push("the demo credentials are public: other machines can read and change the demo data.");
  }
  return warnings;
}

/** Formats the credentials of the demo data, and calls with them. */
async function formatExamples(url: string): Promise<readonly string[]> {
  const { demoExamples } = await import("../../../generated/platform/demo-examples.ts");
  const secrets = demoExamples.flatMap((each) => each.secrets).map((secret) => `${secret}\\n`);
  const flags = [
    "--profile demo",
    ...demoExamples.map(({ api }) => `--api ${api}`),
    `--base-url ${quoteArgument(url)}`,
    ...demoExamples.flatMap((each) => each.flags),
  ];
  return [
    "",
    `Demo credentials: ${demoExamples.map(({ credentials }) => credentials).join("; ")}.`,
    "",
    "Call the APIs from another shell, in a project that has dataplat installed; the first line saves a profile:",
    `  printf '${secrets.join("")}' | npx dataplat configure ${flags.join(" ")}`,
    ...demoExamples.flatMap(({ lines }) => lines(url)),
  ];
}

/** Finds the docs of this package, which may be without: their folder, and whether they are built for the base path `/`. */
export function findDocs() {
  // By the package's name, since sources and compiled files are in different folders.
  const manifest = createRequire(import.meta.url).resolve("dataplat/package.json");
  const folder = path.join(path.dirname(manifest), "dist", "docs");
  const page = path.join(folder, "index.html");
  // Pages that were built for another base path load nothing at `/`. The published package has compressed files, always for `/`.
  const isForRoot = () => !/"\/[^"]+\/_astro\//.test(readFileSync(page, "utf8"));
  return { folder, isBuilt: existsSync(page) ? isForRoot() : existsSync(`${page}.gz`) };
}

export function formatDocsAddress(url: string): string {
  return `Docs and sandbox: ${url}/`;
}
