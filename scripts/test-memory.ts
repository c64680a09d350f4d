/** `npm run test:memory`: sends a great many requests to a platform in this process, and looks whether its heap grows. */
import { refusal, runCommand } from "./lib/run-command.ts";

const usage = `Sends requests of every kind to a platform in memory, refused ones among them, and measures the heap after a full
collection ten times. The second half must not end with a larger heap than it began with.

Usage: npm run test:memory -- [--requests N]

  --requests N  how many, 20000 to 100000000 (default: 1000000)
  --help        print this text
`;

const command = {
  name: "test:memory",
  usage,
  options: { requests: { type: "string", default: "1000000" } },
} as const;

await runCommand(command, async ({ values: { requests } }) => {
  const count = Number(requests);
  if (!/^\d+$/.test(requests) || count < 20_000 || count > 100_000_000) {
    throw refusal(command, `--requests ${requests}: give a whole number from 20000 to 100000000.`);
  }
  const { measureGrowth } = await import("./test-memory/measure.ts");
  const { growth, allowed } = await measureGrowth(count, (line) => console.log(line));
  const kib = Math.round(growth / 1024);
  if (growth > allowed) {
    throw new Error(`the heap grew by ${kib} KiB in the second half; up to ${allowed / 1024} KiB are noise`);
  }
  console.log(`ok: ${count} requests; the heap grew by ${kib} KiB in the second half`);
});
