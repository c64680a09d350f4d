/** Names of APIs in the register. */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { readRegister } from "../../../scripts/lib/apis.ts";
import { createFolder } from "../../temporary-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = createFolder();
});

describe("the register", () => {
  async function registerOf(name: string, extra: object = {}): Promise<string> {
    const file = path.join(folder, "redocly.yaml");
    await writeFile(file, stringify({ apis: { [name]: { root: "openapi.yaml", ...extra } } }));
    return file;
  }

  test.each(["management", "usage-reports", "v2", "a-2-c", "new-class"])(
    "accepts an API named %s",
    async (name) => {
      const { apis } = await readRegister(await registerOf(name));
      const root = path.join(folder, "openapi.yaml");
      const generated = path.join(folder, "generated", name);
      expect(apis).toEqual([{ name, root, generated, unsupported: "stop" }]);
    },
  );

  test("says of an API whether operations that cannot be carried are left out", async () => {
    const { apis } = await readRegister(await registerOf("brought", { "x-unsupported": "skip" }));
    expect(apis).toMatchObject([{ unsupported: "skip" }]);
    const misspelt = await registerOf("brought", { "x-unsupported": "ignore" });
    await expect(readRegister(misspelt)).rejects.toThrow(
      "apis.brought.x-unsupported must be stop (the default) or skip.",
    );
  });

  const invalid = [
    ...["../outside", "a/b", "Usage", "usage_reports", "usage--reports", "-usage", "2nd", "new", "await"],
    ...["cli", "platform", "released", "mcp"],
  ];
  test.each(invalid)("rejects an API named %s, since folders and functions have its name", async (name) => {
    const file = await registerOf(name);
    await expect(readRegister(file)).rejects.toThrow(
      `${file}: apis.${name}: the name must be words of lower-case letters and digits, joined by hyphens, such as usage-reports, and not a reserved word of JavaScript, a command of dataplat, or cli, platform or released.`,
    );
  });
});

test.each([
  ["is missing", undefined, "ENOENT"],
  ["is not YAML", "apis: [\n", "Flow sequence"],
])("a register that %s is an error of one line", async (_, text, reason) => {
  const file = path.join(folder, "redocly.yaml");
  if (text !== undefined) await writeFile(file, text);
  const message = new RegExp(
    `^${file} cannot be read \\(${reason}.*\\)\\. Pass a YAML file with \`apis:\`, such as redocly\\.yaml\\.$`,
  );
  await expect(readRegister(file)).rejects.toThrow(message);
});
