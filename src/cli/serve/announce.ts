/** Prints what is served and where. */
import { isIP } from "node:net";
import type { Listening } from "../../platform/index.ts";
import { demoLines, holdsDemo } from "./demo.ts";
import type { ServeOptions } from "./read-options.ts";
import type { WatchedStore } from "./watch-store.ts";

/**
 * Prints the address first, for programs that read it, and then what a person wants to know.
 *
 * @param listening where it is served
 * @param store what is served
 * @param options what was asked for
 */
export async function announce(
  listening: Listening,
  store: WatchedStore,
  options: ServeOptions,
): Promise<void> {
  const { url, host } = listening;
  console.log(`dataplat serves ${url}`);
  const facts = [
    ...(await describeApis()),
    ["administration", describeAdmin(options)],
    ["data", describeData(store, options)],
  ];
  const width = Math.max(...facts.map(([name = ""]) => name.length));
  for (const [name = "", text = ""] of facts) console.log(`  ${name.padEnd(width)}   ${text}`);
  for (const line of await describeDemo(url, store, options)) console.log(line);
  console.log("\nCtrl-C stops it.");
  if (isLoopback(host)) return;
  console.error(
    `dataplat: warning: ${host} is reached from other machines, over plain HTTP: whoever is between can read credentials and data. Put TLS in front of it.`,
  );
}

/** The paths that all operations of an API have in common. */
async function describeApis(): Promise<string[][]> {
  const { apis } = await import("../../platform/apis/index.ts");
  return apis.map(({ name, operations }) => {
    const paths = Object.values(operations).map(({ path }) => path.split("/"));
    const [first = []] = paths;
    const differs = first.findIndex(
      (segment, index) => segment.startsWith("{") || paths.some((path) => path[index] !== segment),
    );
    return [name, `${first.slice(0, differs < 0 ? undefined : differs).join("/")}/...`];
  });
}

function describeAdmin({ adminToken }: ServeOptions): string {
  return adminToken === undefined
    ? "/_platform/, from this machine alone"
    : "/_platform/, with the admin token";
}

function describeData({ name, filled }: WatchedStore, { data, seed, demo }: ServeOptions): string {
  const place =
    data === undefined ? (name === "memory" ? "in memory, gone at the end" : name) : `${name}, ${data}`;
  const given = [...(seed === undefined ? [] : [seed]), ...(demo ? ["the demo data"] : [])].join(" and ");
  if (filled === undefined) return place;
  if (filled) return `${place}; it was empty, and ${given} was loaded`;
  const afresh = data === undefined ? "" : ` To start afresh, stop this and delete ${data}* first.`;
  return `${place}; kept as it was, ${given} not loaded.${afresh}`;
}

async function describeDemo(
  url: string,
  store: WatchedStore,
  { demo }: ServeOptions,
): Promise<readonly string[]> {
  if (!demo) return [];
  return (await holdsDemo(store))
    ? ["", ...demoLines(url)]
    : ["", "The data that was kept has no demo pipe in it."];
}

function isLoopback(host: string): boolean {
  return isIP(host) === 4 ? host.startsWith("127.") : host === "::1";
}
