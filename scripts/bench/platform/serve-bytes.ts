/** A bare `node:http` server that sends the same answer to every request: what any server over `node:http` is measured against. */
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { runScript } from "../../lib/run-script.ts";
import type { Answer } from "./ask.ts";

await runScript(async () => {
  const [file = ""] = process.argv.slice(2);
  // Written by throughput.ts.
  const { status, headers, body } = JSON.parse(await readFile(file, "utf8")) as Answer;
  const flat = headers.flat();
  const server = createServer((request, response) => {
    const answer = (): void => {
      response.writeHead(status, flat);
      response.end(body);
    };
    if (request.method === "GET") answer();
    else request.resume().once("end", answer);
  });
  // As the platform has it, which its answers name.
  server.keepAliveTimeout = 30_000;
  server.listen(0, "127.0.0.1", () => {
    const address = server.address();
    console.log(`http://127.0.0.1:${typeof address === "object" ? address?.port : address}`);
  });
});
