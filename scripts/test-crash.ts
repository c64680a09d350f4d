/** `npm run test:crash`: kills the platform under load, again and again, and looks whether it forgot or made up anything. */
import { refusal, runCommand } from "./lib/run-command.ts";

const usage = `Starts "dataplat serve" on a new SQLite file, writes to it from many sides at once, kills it with SIGKILL at a random moment,
starts it again, and checks that every acknowledged write is there, that nothing is there that was not sent, that the demo
data was not loaded over it, and that the file is whole.

Usage: npm run test:crash -- [--rounds N] [--seed N]

  --rounds N  how often, 1 or more (default: 200; 20 where CI is set)
  --seed N    what the random choices come from, 0 to 4294967295 (default: a random one, which is printed); the
              first round takes this one, each further round the next
  --help      print this text

A kill comes at a moment that no seed decides to the microsecond: a round that failed may need several repetitions.
`;

const command = {
  name: "test:crash",
  usage,
  options: { rounds: { type: "string" }, seed: { type: "string" } },
} as const;

const most = 2 ** 32 - 1;
const isCi = (process.env["CI"] ?? "false") !== "false";

function readWhole(name: string, text: string | undefined, least: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw refusal(command, `--${name} ${text}: give a whole number from ${least} to ${most}.`);
}

await runCommand(command, async ({ values }) => {
  const rounds = readWhole("rounds", values.rounds, 1) ?? (isCi ? 20 : 200);
  const seed = readWhole("seed", values.seed, 0) ?? Math.floor(Math.random() * most);
  const { runRounds } = await import("./test-crash/rounds.ts");
  await runRounds({ rounds, seed, log: (line) => console.log(line) });
});
