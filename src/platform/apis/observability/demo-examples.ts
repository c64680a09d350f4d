import type { DemoExamples } from "../demo-examples.ts";
import { demo } from "./demo-names.ts";

export const demoExamples: DemoExamples = {
  api: "observability",
  credentials: `access token ${demo.accessToken}`,
  flags: ["--access-token -"],
  secrets: [demo.accessToken],
  lines: () => [],
};
