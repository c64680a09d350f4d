/** A bare `node:http` server that sends the same response to every request. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { runScript } from "../../../lib/run-command.ts";

await runScript(async () => {
  const [file = ""] = process.argv.slice(2);
  // Written by throughput.ts or cold-start.ts.
  const { status, headers, body } = JSON.parse(await readFile(file, "utf8")) as {
    readonly status: number;
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly body: string;
  };
  const flat = headers.flat();
  const server = createServer((request, response) => {
    const respond = (): void => void response.writeHead(status, flat).end(body);
    if (request.method === "GET") respond();
    else request.resume().once("end", respond);
  });
  // The platform's timeout, which the Keep-Alive header names.
  server.keepAliveTimeout = 30_000;
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : address}`);
  });
});
