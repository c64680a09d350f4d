/** `npm start`: compiles the package if needed, and serves demo data on port 4000 from a file in the repository. */
import { main } from "../src/cli/main.ts";
import { messageOf } from "./lib/message-of.ts";
import { compileIfStale } from "./start/compile-if-stale.ts";
import { serveArguments } from "./start/serve-arguments.ts";

const args = process.argv.slice(2);
try {
  if (!args.includes("--help") && !args.includes("-h")) await compileIfStale();
  await main(serveArguments(args));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
