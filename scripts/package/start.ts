/** `npm start`: serves the docs, and demo data from a file in the repository, on port 4000. Compiles and builds what it needs. */
import { createContext } from "../../src/cli/context.ts";
import { main } from "../../src/cli/main.ts";
import { createServe } from "../../src/cli/serve.ts";
import { errorMessage } from "../../src/contract/read-error.ts";
import { buildDocsInBackground, compileIfStale } from "./start/builds.ts";
import { serveArguments } from "./start/serve-arguments.ts";

const args = process.argv.slice(2);
const serve = {
  name: "serve",
  summary: "Serve the APIs and the docs",
  load: async () => createServe((url) => void buildDocsInBackground(url)),
};
try {
  if (!args.includes("--help") && !args.includes("-h")) await compileIfStale();
  await main(serveArguments(args, process.env), { ...createContext(), commands: [serve] });
} catch (error) {
  console.error(errorMessage(error));
  process.exitCode = 1;
}
