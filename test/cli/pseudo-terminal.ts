/** Programs on a pseudo-terminal, by `script` of util-linux. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";
import { expect, onTestFinished } from "vitest";

export function openTerminal(command: string, env: Readonly<Record<string, string>>) {
  // A new pseudo-terminal has no size.
  const sized = `stty cols 100 rows 40; exec ${command}`;
  const child = spawn("script", ["-qefc", sized, "/dev/null"], { env, stdio: ["pipe", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  let output = "";
  let start = 0;
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  /** Output so far, without control sequences. */
  const text = () => stripVTControlCharacters(output);
  return {
    text,
    /** Types keys, as soon as the output since the last keys contains a text. */
    type: async (keys: string, prompt: string) => {
      await expect.poll(() => text().slice(start), { interval: 10 }).toContain(prompt);
      start = text().length;
      child.stdin.write(keys);
    },
    /** Exit code of the program; 128 and the number of a signal that ended it. */
    exited: once(child, "close").then(([code]) => Number(code)),
  };
}
