/** The conformance suite in memory. */
import { createPlatform } from "../../../src/platform/create-platform.ts";
import { platformOptions } from "./platform-options.ts";
import { inProcess } from "./subjects/in-process.ts";
import { onAPort } from "./subjects/on-a-port.ts";
import { conformance } from "./suite.ts";

conformance({
  title: "memory, in process",
  kind: "fetch",
  start: async () => inProcess(createPlatform(platformOptions())),
});

conformance({
  title: "memory, on a port",
  kind: "port",
  start: async () => onAPort(createPlatform(platformOptions())),
});
