/** Colors, width and characters that the streams of a process can show. */
import { expect, test } from "vitest";
import { createTerminal } from "../../src/cli/model/terminal.ts";

/** Creates the terminal of a made-up process. */
function createFrom(
  env: Readonly<Record<string, string>>,
  { isTTY = true, columns = 100, platform = "linux" } = {},
) {
  const write = () => true;
  return createTerminal({
    stdout: { write, isTTY, columns },
    stderr: { write, isTTY: true, columns: 0 },
    env,
    platform,
  });
}

const utf8 = { LANG: "en_US.UTF-8" };

test("a terminal has its width and colours, a pipe has neither; each stream decides alone", () => {
  const { stdout, stderr } = createFrom(utf8, { isTTY: false });
  expect(stdout).toMatchObject({ isTerminal: false, columns: Infinity, hasColor: false });
  expect(stderr).toMatchObject({ isTerminal: true, columns: 80, hasColor: true });
  expect(createFrom(utf8).stdout).toMatchObject({ isTerminal: true, columns: 100, hasColor: true });
});

test.each<[Readonly<Record<string, string>>, boolean, boolean]>([
  [{ NO_COLOR: "1" }, true, false],
  [{ NO_COLOR: "" }, true, true],
  [{ TERM: "dumb" }, true, false],
  [{ FORCE_COLOR: "" }, false, true],
  [{ FORCE_COLOR: "1" }, false, true],
  [{ FORCE_COLOR: "0" }, true, false],
  [{ FORCE_COLOR: "false" }, true, false],
  [{ FORCE_COLOR: "1", NO_COLOR: "1", TERM: "dumb" }, true, true],
])("%j with a terminal %s gives colours: %s", (env, isTTY, hasColor) => {
  expect(createFrom(env, { isTTY }).stdout.hasColor).toBe(hasColor);
});

test.each<[Readonly<Record<string, string>>, string, boolean]>([
  [{ LANG: "C.UTF-8" }, "linux", true],
  [{ LANG: "de_AT.utf8" }, "linux", true],
  [{ LANG: "en_US.UTF-8", LC_ALL: "C" }, "linux", false],
  [{ LANG: "C", LC_ALL: "", LC_CTYPE: "C.UTF-8" }, "linux", true],
  [{ LANG: "en_US.ISO-8859-1" }, "linux", false],
  [{}, "linux", false],
  [{}, "win32", true],
  [{ LANG: "en_US.UTF-8", TERM: "dumb" }, "linux", false],
])("%j on %s has Unicode: %s", (env, platform, hasUnicode) => {
  expect(createFrom(env, { platform }).stderr.hasUnicode).toBe(hasUnicode);
});
