/** `npm start`: serves demo data on port 4000, kept in the repository's root, with the package compiled for whoever tries it. */
import { main } from "../src/cli/main.ts";
import { messageOf } from "./lib/message-of.ts";
import { compileIfStale } from "./start/compile-if-stale.ts";
import { serveArguments } from "./start/serve-arguments.ts";

const typed = process.argv.slice(2);
try {
  if (!typed.includes("--help") && !typed.includes("-h")) await compileIfStale();
  await main(serveArguments(typed));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
