/** Colors and width that the streams of a process can show. */
import { expect, test } from "vitest";
import { createTerminal } from "../../src/cli/model/terminal.ts";

test.each<[env: Readonly<Record<string, string>>, isTTY: boolean, hasColor: boolean]>([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: "1" }, true, false],
  [{ NO_COLOR: "" }, true, true],
  [{ TERM: "dumb" }, true, false],
  [{ FORCE_COLOR: "" }, false, true],
  [{ FORCE_COLOR: "1" }, false, true],
  [{ FORCE_COLOR: "0" }, true, false],
  [{ FORCE_COLOR: "false" }, true, false],
  [{ FORCE_COLOR: "1", NO_COLOR: "1", TERM: "dumb" }, true, true],
])("%j with a terminal %s gives colors: %s", (env, isTTY, hasColor) => {
  const write = () => true;
  const other = { write, isTTY: true, columns: 0 };
  const { stdout, stderr } = createTerminal({ stdout: { write, isTTY, columns: 100 }, stderr: other, env });
  expect(stdout).toMatchObject({ isTerminal: isTTY, columns: isTTY ? 100 : Infinity, hasColor });
  // Each stream decides alone. One that does not state its width has 80 columns.
  expect(stderr).toMatchObject({ isTerminal: true, columns: 80 });
});
