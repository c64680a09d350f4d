/** `npm run mock`: serves a mock of every API of the register until it is interrupted. */
import { listOperations } from "../../src/contract/read-document.ts";
import { curlLine } from "../../src/samples/curl-sample.ts";
import { demoCredentialsOf } from "../lib/credentials.ts";
import { argumentError, runCommand } from "../lib/run-command.ts";
import { exampleValues } from "./generate/samples.ts";
import { type Mock, type RunningMocks, startMocks } from "./mock/start-mocks.ts";

const firstPort = 4010;

/** Leaves room for the ports of the other APIs. */
const highestPort = 65_000;

const usage = `Starts \`prism mock\` for every API on 127.0.0.1 and prints its address. Ctrl-C stops all of them.

Usage: npm run mock -- [--port N] [--quiet]

  --port N   port of the first API, the next one gets N+1, and so on; 0: any free ports (default: ${firstPort})
  --quiet    print the addresses only, not Prism's log
  --help     print this text

A request that violates the contract is rejected (400, 401, 415 or 422) with the reason in the header sl-violations. Any other request
is answered with an example from the document, since a mock stores nothing: with the first example of the response, or with the one that the
request header "Prefer: example=NAME" names.
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
  throw argumentError(command, `${given}: expected an integer from 0 to ${highestPort}.`);
}

/** The first GET operation as a curl command, with the examples of its required parameters. */
function curlCommand({ name, document, baseUrl }: Mock): string | undefined {
  const operation = listOperations(document, "skip").find(({ entry }) => entry.method === "GET");
  if (!operation) return undefined;
  const { parameters } = exampleValues(document, operation);
  const values = { api: name, baseUrl, parameters, credentials: demoCredentialsOf(operation) };
  return curlLine(operation.entry, values);
}

function announce({ mocks }: RunningMocks): void {
  const width = Math.max(...mocks.map(({ name }) => name.length));
  for (const mock of mocks) {
    console.log(`${mock.name.padEnd(width)}  ${mock.baseUrl}`);
    console.log(`  try: ${curlCommand(mock) ?? "no command: the document has no GET operation."}`);
  }
  console.log("Each mock responds with the examples of its document. Ctrl-C stops all of them.");
}

await runCommand(command, async ({ values }) => {
  const port = readPort(values.port);
  const running = await startMocks({
    port,
    ...(!values.quiet && { log: (api, line) => console.log(`${api}  ${line}`) }),
  });
  let isInterrupted = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      isInterrupted = true;
      void running.stop();
    });
  }
  announce(running);
  const name = await running.ended;
  await running.stop();
  if (!isInterrupted) throw new Error(`The mock of ${name} has ended: see its log. All mocks are stopped.`);
});
