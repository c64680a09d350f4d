/** `npm run demo`: starts a mock of every API, calls every operation through its client, and prints the results. */
import { readRegister } from "../lib/apis.ts";
import { runCommand } from "../lib/run-command.ts";
import { callOperations } from "./demo/call-operations.ts";
import { startMocks } from "./mock/start-mocks.ts";

const usage = `Starts a mock of every API on a free port, calls every operation through its client, and prints the results.

Usage: npm run demo -- [--help]

  --help   print this text
`;

await runCommand({ name: "demo", usage }, async () => {
  const { apis } = await readRegister();
  const running = await startMocks();
  let called = 0;
  let failed = 0;
  try {
    for (const [index, mock] of running.mocks.entries()) {
      // Mocks are in the order of the register.
      const api = apis[index];
      const count = api ? await callOperations(api, mock) : { called: 0, failed: 0 };
      called += count.called;
      failed += count.failed;
    }
  } finally {
    await running.stop();
  }
  if (failed > 0) process.exitCode = 1;
  console.log(`\n${called} operations called, ${failed > 0 ? `${failed} of them failed` : "all answered"}.`);
});
