/** `npm run test:crash`: kills the platform under load and checks that no acknowledged write is lost. */
import { isCi } from "../lib/debian-package.ts";
import { argumentError, runCommand } from "../lib/run-command.ts";

const usage = `Starts "dataplat serve" on a new SQLite file, writes over many connections, kills the process with SIGKILL at a random
moment, starts it again, and checks that the file is intact, that every acknowledged write is there as a whole, that nothing
is there that was not sent, and that the demo data was not loaded again.

Usage: npm run test:crash -- [--rounds N]

  --rounds N  number of rounds, 1 or more (default: 200; 20 if CI is set)
  --help      print this text
`;

const command = { name: "test:crash", usage, options: { rounds: { type: "string" } } } as const;

await runCommand(command, async ({ values: { rounds = isCi ? "20" : "200" } }) => {
  if (!/^[1-9]\d{0,5}$/.test(rounds)) {
    throw argumentError(command, `--rounds ${rounds}: expected a whole number from 1 to 999999.`);
  }
  const { runRound } = await import("./crash/round.ts");
  const total = { acknowledged: 0, kills: 0 };
  for (let round = 1; round <= Number(rounds); round += 1) {
    const { acknowledged, kills, problems } = await runRound();
    if (problems.length > 0) throw new Error([`Round ${round} failed:`, ...problems].join("\n  "));
    total.acknowledged += acknowledged;
    total.kills += kills;
    if (round % 10 === 0) console.log(`${round}/${rounds} rounds, ${total.acknowledged} acknowledged writes`);
  }
  console.log(
    `ok: rounds ${rounds}, kills ${total.kills}, acknowledged writes ${total.acknowledged}, none lost`,
  );
});
