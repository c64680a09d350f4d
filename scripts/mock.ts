/** `npm run mock`: serves every API of the register from its own document, until it is interrupted. */
import { refusal, runCommand } from "./lib/run-command.ts";
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

A request outside the contract is refused (400, 401, 415 or 422) with what is wrong. Any other is answered with an example
of the document, whatever is sent: a mock keeps nothing and looks nothing up. The first example of a response is served;
another one is asked for with the header "Prefer: example=NAME".
`;

const command = {
  name: "mock",
  usage,
  options: { port: { type: "string", default: String(firstPort) }, quiet: { type: "boolean" } },
} as const;

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= highestPort) return port;
  const given = text === "" ? "--port is empty" : `--port ${text}`;
  throw refusal(command, `${given}: give a whole number from 0 to ${highestPort}.`);
}

function announce({ mocks }: RunningMocks): void {
  const width = Math.max(...mocks.map(({ name }) => name.length));
  for (const { name, baseUrl, document } of mocks) {
    const request = curlCommand(document, baseUrl);
    console.log(`${name.padEnd(width)}  ${baseUrl}`);
    console.log(
      `  try: ${request ?? "no ready-made request: the document has no GET with examples for curl."}`,
    );
  }
  console.log("Each answers with its document's examples, whatever it is sent. Ctrl-C stops all of them.");
}

await runCommand(command, async ({ values }) => {
  const port = readPort(values.port);
  // Loading Prism takes a second, which a misspelt option should not cost.
  const { startMocks } = await import("./mock/start-mocks.ts");
  const running = await startMocks({
    port,
    ...(!values.quiet && { log: (api, line) => console.log(`${api}  ${line}`) }),
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
