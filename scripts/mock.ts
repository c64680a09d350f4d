/** `npm run mock`: serves every API of the register from its own document, until it is interrupted. */
import { parseArgs } from "node:util";
import { runScript } from "./lib/run-script.ts";
import { curlCommand } from "./mock/curl.ts";
import type { RunningMocks } from "./mock/start-mocks.ts";

const firstPort = 4010;

/** Leaves room for the ports of the APIs after the first. */
const highestPort = 65_000;

const usage = `Starts a mock of every API on 127.0.0.1 and prints its address. Ctrl-C stops all of them.

Usage: npm run mock -- [--port N] [--quiet]

  --port N   port of the first API, the next one gets N+1, and so on; 0: any free ports (default: ${firstPort})
  --quiet    print the addresses only, not the requests
  --help     print this text

A request outside the contract is refused (400, 401, 415 or 422) with what is wrong. The first example of a response is
served; another one is asked for with the header "Prefer: example=NAME".
`;

interface Arguments {
  readonly port: number;
  readonly quiet: boolean;
  readonly help: boolean;
}

function readArguments(): Arguments {
  try {
    const { values } = parseArgs({
      options: { port: { type: "string" }, quiet: { type: "boolean" }, help: { type: "boolean" } },
    });
    return {
      port: readPort(values.port ?? String(firstPort)),
      quiet: values.quiet === true,
      help: values.help === true,
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\nnpm run mock -- --help explains the options.`);
  }
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= highestPort) return port;
  throw new Error(`--port ${text}: give a whole number from 0 to ${highestPort}.`);
}

function announce({ mocks }: RunningMocks): void {
  const width = Math.max(...mocks.map(({ name }) => name.length));
  for (const { name, baseUrl, document } of mocks) {
    const command = curlCommand(document, baseUrl);
    console.log(`${name.padEnd(width)}  ${baseUrl}`);
    console.log(
      `  try: ${command ?? "no ready-made request: the document has no GET with examples for curl."}`,
    );
  }
  console.log("Ctrl-C stops all of them.");
}

await runScript(async () => {
  const { port, quiet, help } = readArguments();
  if (help) {
    console.log(usage);
    return;
  }
  // Loading Prism takes a second, which a misspelt option should not cost.
  const { startMocks } = await import("./mock/start-mocks.ts");
  const running = await startMocks({
    port,
    ...(!quiet && { log: (api, line) => console.log(`${api}  ${line}`) }),
  });
  const stop = async () => {
    await running.stop();
    // A client that keeps its request open would keep this process alive; a mock has nothing to lose.
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  announce(running);
});
