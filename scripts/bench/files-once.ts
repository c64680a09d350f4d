/** Prints, as JSON, the source files whose functions one in-process `getPipe` runs. */
import { Session } from "node:inspector/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { createManagementClient } from "../../src/management.ts";
import { createPlatform } from "../../src/platform/index.ts";
import { demo } from "../../src/testing.ts";
import { repositoryRoot } from "../lib/repository.ts";

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: false });

const platform = createPlatform({ demo: true });
const { keyId, keySecret, pipe } = demo;
const { baseUrl, fetch } = platform;
await createManagementClient({ baseUrl, fetch, keyId, keySecret }).getPipe(pipe);
await platform.close();

const { result } = await session.post("Profiler.takePreciseCoverage");
const files = result
  // A range that begins at 0 is the module itself, which its import runs.
  .filter(({ functions }) => functions.some(({ ranges: [range] }) => range?.startOffset && range.count > 0))
  .flatMap(({ url }) => (url.startsWith("file:") ? [fileURLToPath(url)] : []))
  .filter((file) =>
    ["src", "generated"].some((name) => file.startsWith(path.join(repositoryRoot, name, path.sep))),
  );
console.log(JSON.stringify(files));
