/** Colors and width that the streams of a process can show. */
import { expect, test } from "vitest";
import { createTerminal } from "../../src/cli/model/terminal.ts";

/** Creates the terminal of a made-up process. */
function createFrom(env: Readonly<Record<string, string>>, { isTTY = true, columns = 100 } = {}) {
  const write = () => true;
  return createTerminal({
    stdout: { write, isTTY, columns },
    stderr: { write, isTTY: true, columns: 0 },
    env,
  });
}

test("a terminal has its width and colors, a pipe has neither; each stream decides alone", () => {
  const { stdout, stderr } = createFrom({}, { isTTY: false });
  expect(stdout).toMatchObject({ isTerminal: false, columns: Infinity, hasColor: false });
  expect(stderr).toMatchObject({ isTerminal: true, columns: 80, hasColor: true });
  expect(createFrom({}).stdout).toMatchObject({ isTerminal: true, columns: 100, hasColor: true });
});

test.each<[env: Readonly<Record<string, string>>, isTTY: boolean, hasColor: boolean]>([
  [{ NO_COLOR: "1" }, true, false],
  [{ NO_COLOR: "" }, true, true],
  [{ TERM: "dumb" }, true, false],
  [{ FORCE_COLOR: "" }, false, true],
  [{ FORCE_COLOR: "1" }, false, true],
  [{ FORCE_COLOR: "0" }, true, false],
  [{ FORCE_COLOR: "false" }, true, false],
  [{ FORCE_COLOR: "1", NO_COLOR: "1", TERM: "dumb" }, true, true],
])("%j with a terminal %s gives colors: %s", (env, isTTY, hasColor) => {
  expect(createFrom(env, { isTTY }).stdout.hasColor).toBe(hasColor);
});
