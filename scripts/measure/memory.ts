/** `npm run test:memory`: sends requests to a platform in this process and checks that the heap does not grow. */
import { argumentError, runCommand } from "../lib/run-command.ts";

const usage = `Sends requests of every kind, rejected ones included, to a platform in memory, and measures the heap after a full garbage
collection ten times. The heap may not grow in the second half.

Usage: npm run test:memory -- [--requests N]

  --requests N  number of requests, 20000 to 100000000 (default: 1000000)
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
    throw argumentError(command, `--requests ${requests}: expected a whole number from 20000 to 100000000.`);
  }
  const { maxGrowth, measureGrowth } = await import("./memory/measure.ts");
  const growth = await measureGrowth(count, console.log);
  const kib = Math.round(growth / 1024);
  if (growth > maxGrowth) {
    throw new Error(
      `The heap grew by ${kib} KiB in the second half, at most ${maxGrowth / 1024} KiB are allowed.`,
    );
  }
  console.log(`ok: ${count} requests; the heap grew by ${kib} KiB in the second half`);
});
