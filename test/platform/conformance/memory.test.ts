/** The conformance suite in memory. */
import { createPlatform } from "../../../src/platform/index.ts";
import { conformance } from "./conformance-suite.ts";
import { onAPort, platformOptions } from "./subject.ts";

conformance("memory, on a port", () => onAPort(createPlatform(platformOptions())));
