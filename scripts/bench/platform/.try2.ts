import { toBytes } from "./ask.ts";
import { startLoadGenerator } from "./load-generator.ts";
import { readSubject } from "./scenarios.ts";
import { startServer } from "./server-process.ts";

const subject = await readSubject();
const bare = await startServer(["scripts/bench/platform/serve-bytes.ts", "/tmp/bench-bytes.json"]);
const generator = startLoadGenerator();
for (const connections of [1, 5, 20, 20, 50, 100, 20]) {
  const before = await bare.usage();
  const r = await generator.put({
    addresses: [bare.address],
    requests: subject.read.requests.map(toBytes),
    connections,
    warmUpMs: 500,
    until: { ms: 2000 },
  });
  const cpu = (await bare.usage()).cpuMicroseconds - before.cpuMicroseconds;
  console.log(
    connections,
    Math.round(r.requests / r.seconds),
    "p50",
    r.p50Ms.toFixed(3),
    "p99",
    r.p99Ms.toFixed(3),
    "busy",
    r.busy.toFixed(2),
    "cpu us",
    (cpu / r.answered).toFixed(1),
  );
}
await generator.stop();
await bare.stop();
