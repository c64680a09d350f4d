/** Runs rounds until one fails. */
import { type RoundOptions, runRound } from "./round.ts";

/** How many, and how. */
export interface RoundsOptions extends RoundOptions {
  /** 1 or more. */
  readonly rounds: number;
  /** Gets a line of text now and then. */
  readonly log: (line: string) => void;
}

/** Rounds from one line of progress to the next. */
const logEvery = 10;

/**
 * Runs rounds, one after the other, each with a seed of its own.
 *
 * @param options how many, and the seed of the first
 * @throws Error that says everything about the first round which fails
 */
export async function runRounds({ rounds, seed, log, ...options }: RoundsOptions): Promise<void> {
  const begin = performance.now();
  const total = { acknowledged: 0, inFlight: 0, kills: 0 };
  log(`test:crash: ${count(rounds, "round")}, seed ${seed}`);
  for (let index = 0; index < rounds; index += 1) {
    // Above the greatest seed it begins again.
    const roundSeed = (seed + index) >>> 0;
    const result = await runRound({ ...options, seed: roundSeed });
    if (result.violations.length > 0) throw new Error(describe(index, roundSeed, result.violations));
    total.acknowledged += result.acknowledged;
    total.inFlight += result.inFlight;
    total.kills += result.kills;
    const number = index + 1;
    if (number % logEvery === 0 && number < rounds) {
      log(`  ${number}/${rounds}: ${total.kills} kills, ${total.acknowledged} writes acknowledged`);
    }
  }
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  log(
    `ok: ${count(rounds, "round")} and ${count(total.kills, "kill")} in ${seconds} s; ${total.acknowledged} writes acknowledged, none lost; ` +
      `${total.inFlight} in flight when killed`,
  );
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}

function describe(index: number, seed: number, violations: readonly string[]): string {
  return [
    `round ${index + 1} failed:`,
    ...violations.map((violation) => `  ${violation}`),
    `Repeat it with: npm run test:crash -- --rounds 1 --seed ${seed}`,
  ].join("\n");
}
