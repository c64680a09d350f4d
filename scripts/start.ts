/** `npm start`: serves demo data on port 4000, kept in the repository's root, with the package compiled for whoever tries it. */
import { main } from "../src/cli/main.ts";
import { messageOf } from "./lib/message-of.ts";
import { compileIfStale } from "./start/compile-if-stale.ts";
import { serveArguments } from "./start/serve-arguments.ts";

const args = serveArguments(process.argv.slice(2));
try {
  await compileIfStale();
  await main(args);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
