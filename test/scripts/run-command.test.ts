/** Command lines of the npm scripts: `--help`, and rejected arguments. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { readRegister } from "../../scripts/lib/apis.ts";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { runNpmScript } from "./run.ts";

test.each(["lint", "generate", "dev", "add-api", "remove-api", "breaking", "docs", "demo", "build", "mock"])(
  "npm run %s has a --help",
  async (name) => {
    const { code, stdout, stderr } = await runNpmScript(name, ["--help"]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain(`Usage: npm run ${name} -- `);
    expect(stdout).toMatch(/--help +print this text/);
  },
);

test("every script in the table of CONTRIBUTING.md is one program, which --help reaches", async () => {
  const contributing = await readFile(path.join(repositoryRoot, "CONTRIBUTING.md"), "utf8");
  const named = [...contributing.matchAll(/^\| `npm run ([\w:-]+)/gm)].map(([, name = ""]) => name);
  expect(named).toContain("test:mutations");
  expect(named.filter((name) => scripts[name].includes("&&"))).toEqual([]);
});

const { scripts } = JSON.parse(await readFile(path.join(repositoryRoot, "package.json"), "utf8"));
/** An API that is written here: a document that was brought can be replaced by its name. */
const own = (await readRegister()).apis.find(({ unsupported }) => unsupported === "stop")?.name;
const taken = (name: string): [string, string][] =>
  ["--from README.md", "--security key"].map((option) => [
    `add-api ${name} ${option}`,
    `redocly.yaml already has an API ${name}. Choose another name.`,
  ]);
/** A measurement goes with the APIs that it uses. */
const measurements: [string, string][] = [
  ["test:crash --rounds 1.5", "expected a whole number from 1 to 999999"],
  ["test:runtimes --only node-20,nodee", "is not a runtime"],
  ["bench --only calls,speed", "is not a part"],
];
const invalidBase = "is not valid. Pass a path that begins and ends with a slash";

test.each<readonly [command: string, message: string]>([
  ["docs --bsae /x/", "Unknown option '--bsae'.\nnpm run docs -- --help explains the options.\n"],
  [
    "lint one.yaml two.yaml",
    "Unexpected argument 'two.yaml'.\nnpm run lint -- --help explains the options.\n",
  ],
  ["docs --base /x", `--base /x ${invalidBase}`],
  ["docs --base /../", `--base /../ ${invalidBase}`],
  ["docs --site docs.example.com", "--site docs.example.com is not valid. Pass scheme and host"],
  ["docs --site https://a.example/b", "--site https://a.example/b is not valid. Pass scheme and host"],
  ["mock --port=70000", "--port 70000: expected an integer from 0 to 65000.\nnpm run mock -- --help"],
  ["add-api --security basic", "The name of the API is missing.\nnpm run add-api -- --help"],
  [
    "add-api billing",
    "--security must be basic, bearer or key; or pass --from FILE.\nnpm run add-api -- --help",
  ],
  ["add-api billing --security key --dry-run", "--only and --dry-run need --from."],
  ["add-api billing --from no-such.yaml", "no-such.yaml does not exist."],
  ["add-api billing --from openapi", "openapi is not a file."],
  [
    "add-api billing --from redocly.yaml",
    "redocly.yaml:1: This is not an OpenAPI document: it has no `openapi`.",
  ],
  ["remove-api", "The name of the API is missing.\nnpm run remove-api -- --help"],
  ["remove-api billing", "redocly.yaml has no API billing."],
  ["add-api Billing --security key", "Billing: the name must be words of lower-case letters and digits"],
  ["add-api testing --security key", "src/testing already exists. Choose another name."],
  ...(own === undefined ? [] : taken(own)),
  ...measurements.filter(([command]) => command.replace(/ .*/, "") in scripts),
])("`%s` is refused before anything runs", async (command, message) => {
  const [name = "", ...args] = command.split(" ");
  const { code, stdout, stderr } = await runNpmScript(name, args);
  expect(stderr).toContain(message);
  expect([code, stdout]).toEqual([1, ""]);
});
