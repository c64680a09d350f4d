/** `npm run docs`; test/docs/ has the tests of the site. */
import { expect, test } from "vitest";
import { runNodeScript } from "./run.ts";

test("npm run docs --help prints its options", async () => {
  const { code, stdout } = await runNodeScript("docs.ts", ["--help"]);
  expect(code).toBe(0);
  expect(stdout).toContain("--base PATH");
});

test.each(["/x", "x/", "/../", "/x y/"])(
  "a base path of `%s` is refused, and nothing is built",
  async (base) => {
    const { code, stderr } = await runNodeScript("docs.ts", ["--base", base]);
    expect(code).toBe(1);
    expect(stderr).toContain(`--base ${base} is not valid. Pass a path that begins and ends with a slash`);
  },
);
