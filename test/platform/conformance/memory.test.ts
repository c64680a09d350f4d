/** The conformance suite in memory. */
import { createPlatform } from "../../../src/platform/create-platform.ts";
import { platformOptions } from "./platform-options.ts";
import { onAPort } from "./subjects/on-a-port.ts";
import { conformance } from "./suite.ts";

conformance("memory, on a port", () => onAPort(createPlatform(platformOptions())));
