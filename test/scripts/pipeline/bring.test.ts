/** The document of another author, brought, replaced and removed in a copy of the repository. */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readForeign } from "../../../scripts/pipeline/add-api/read-foreign.ts";
import { runIn } from "../../guides/maintainer-guide.ts";
import { createWorkingCopy, type WorkingCopy } from "../../guides/working-copy.ts";

/** OpenAPI 3.0, with references to schemas of one name in two other files, one to a part of a component, one in an extension, one to nothing, a method that cannot be carried, and parameters that are not a list. */
const document = `openapi: 3.0.3
info: { title: Zoo, version: "7" }
servers: [{ url: https://zoo.example/api }]
paths:
  /animals/{id}:
    parameters: [{ name: id, in: path, required: true, schema: { type: integer } }]
    get:
      tags: [Animals]
      responses: { "200": { description: One., content: { application/json: { schema: { $ref: "parts.yaml#/Animal" } } } } }
    trace: { responses: { "200": { description: None. } } }
  /ghosts: { get: { responses: { "200": { $ref: "#/components/responses/Ghost" } } } }
  /cages: { parameters: {}, get: { responses: { "204": { description: None. } } } }
  /keepers:
    get:
      operationId: list-keepers
      responses:
        default: { description: Error., headers: { x-trace: { $ref: "#/components/headers/x-trace" } } }
        "200":
          description: All.
          content: { application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Shift/properties/keeper" } } } }
webhooks: { fed: { post: { parameters: {}, responses: { "204": { description: None. } } } } }
components:
  headers: { x-trace: { schema: { $ref: "#/components/schemas/Shift/properties/keeper" } } }
  schemas:
    Shift: { type: object, properties: { keeper: { type: object, required: [name], properties: { name: { type: string, nullable: true, maxLenght: 5 }, team: { $ref: "#/components/schemas/Team" } } } } }
    Team: { type: object, properties: { crew: { $ref: "#/components/schemas/Crew" } }, x-resources: { oneOf: [{ $ref: "#/components/schemas/Crew" }, { $ref: "#/components/schemas/Unused" }] } }
    Crew: { type: object, properties: { size: { type: integer } } }
    Unused: { type: object }
`;
const parts = `Animal: { type: object, required: [id], properties: { id: { type: integer }, parent: { $ref: "#/Animal" }, mate: { $ref: "more.yaml#/Animal" } }, x-notes: { $ref: notes.md } }
`;
const more = `Animal: { type: object, properties: { name: { type: string } } }
`;

/** In places that name the API a variable, since `remove-api` deletes a test that names what it removes. */
const [name, title] = ["zoo", "Zoo"];

let copy: WorkingCopy;
beforeAll(async () => {
  copy = await createWorkingCopy();
  // The tests compare with a release of their own.
  await rm(path.join(copy.root, "openapi/released"), { recursive: true, force: true });
  await writeFile(path.join(copy.temporary, "zoo.yaml"), document);
  await writeFile(path.join(copy.temporary, "parts.yaml"), parts);
  await writeFile(path.join(copy.temporary, "more.yaml"), more);
}, 60_000);
afterAll(() => copy.remove());

const addApi = (...args: readonly string[]) => runIn(copy, "scripts/pipeline/add-api.ts", "zoo", ...args);
const file = (name: string) => path.join(copy.temporary, name);

/** Digest of each file of the copy. */
async function snapshot(): Promise<Readonly<Record<string, string>>> {
  const digests: Record<string, string> = {};
  for (const folder of ["openapi", "generated", "src", "test", "scripts", "api-report", ""]) {
    const root = path.join(copy.root, folder);
    for (const entry of await readdir(root, { recursive: folder !== "", withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const place = path.join(entry.parentPath, entry.name);
      digests[path.relative(copy.root, place)] = createHash("md5")
        .update(await readFile(place))
        .digest("hex");
    }
  }
  return digests;
}

test.each<[args: readonly string[], lines: readonly string[]]>([
  [
    [],
    [
      "TRACE /animals/{id}: `fetch` cannot send TRACE. Leave the operation out.",
      "GET /cages: `parameters` must be a list. Correct it.",
      "GET /ghosts: The reference #/components/responses/Ghost leads to nothing. Correct it.",
      "warning: The keyword `maxLenght` has no effect: neither JSON Schema nor OpenAPI defines it. Did you mean `maxLength`?",
      "carried 2 of 5 operations",
    ],
  ],
  [["--only", "tag:Animals"], ["carried 1 of 1 operations"]],
  [["--only", "list-keepers"], ["carried 1 of 1 operations"]],
])(
  "--dry-run with %j writes nothing",
  async (args, lines) => {
    const before = await snapshot();
    const printed = (await addApi("--from", file("zoo.yaml"), ...args, "--dry-run")).trimEnd().split("\n");
    for (const line of lines) expect(printed).toContain(line);
    expect(printed.at(-1)).toBe(lines.at(-1));
    expect(await snapshot()).toEqual(before);
  },
  60_000,
);

test.each([
  ["no paths", "openapi: 3.1.0\ninfo: {}\n", /^carried 0 of 0 operations: `paths` is missing\n$/],
  [
    "a list of paths",
    "openapi: 3.1.0\npaths: []\n",
    /^carried 0 of 0 operations: `paths` is a list, not an object\n$/,
  ],
  [
    "no operation",
    "openapi: 3.1.0\npaths: { /a: {} }\n",
    /^carried 0 of 0 operations: `paths` has no operation\n$/,
  ],
  ["no YAML", "openapi: 3.0.0\ninfo: [\n", /^\S*bad\.yaml:3:1: not valid YAML \(.*\)\. Correct it\.\n$/],
  [
    "another version",
    '{\n"swagger": "2.0" }',
    /^\S*bad\.yaml:2: The version is "2\.0"\. It must be a text such as "3\.0\.3" or "3\.1\.1": .* first\.\n$/,
  ],
  [
    "a number as version",
    "openapi: 3.1\n",
    /^\S*bad\.yaml:1: The version is 3\.1\. It must be a text such as "3/,
  ],
  [
    "a response that is a number",
    "openapi: 3.1.0\ninfo: {}\npaths:\n  /a: { get: { responses: { 200: 5 } } }\n",
    /\n(\S*bad\.yaml) is not a valid OpenAPI document \(.* in 5\)\. `npx redocly lint \1` names the place\.\n$/,
  ],
  [
    "a file that is missing",
    "openapi: 3.1.0\ninfo: {}\npaths:\n  /a: { $ref: a.yaml }\n",
    /^\S*bad\.yaml:4:7: Can't resolve \$ref: .*a\.yaml'\n$/,
  ],
])(
  "%s is refused with the reason, and nothing is written",
  async (_, text, message) => {
    await writeFile(file("bad.yaml"), text);
    const before = await snapshot();
    expect(await addApi("--from", file("bad.yaml"))).toMatch(message);
    expect(await snapshot()).toEqual(before);
  },
  60_000,
);

test("nullable without a type, or beside a reference, accepts null in tools of 3.1", async () => {
  const schemas = {
    Any: { nullable: true, example: { nullable: true } },
    Team: { type: "object", allOf: [{ $ref: "#/components/schemas/Any" }], nullable: true },
    List: { type: "array", items: { enum: ["a"], nullable: true } },
  };
  const whole = { openapi: "3.0.3", info: { title: "", version: "" }, paths: {}, components: { schemas } };
  await writeFile(file("null.yaml"), JSON.stringify(whole));
  const { components } = await readForeign(file("null.yaml"), []);
  expect(components?.schemas).toEqual({
    Any: { examples: [{ nullable: true }] },
    Team: { anyOf: [{ type: "object", allOf: [{ $ref: "#/components/schemas/Any" }] }, { type: "null" }] },
    List: { type: "array", items: { anyOf: [{ enum: ["a"] }, { type: "null" }] } },
  });
});

test("a document is brought, generated, served, replaced and removed without a trace", async () => {
  const before = await snapshot();
  expect(await addApi("--from", file("zoo.yaml"))).toMatch(/carried 2 of 5 operations\n$/);
  const generated = await runIn(copy, "scripts/pipeline/generate.ts");
  expect(generated).toContain(`openapi/${name}/openapi.yaml: carried 2 of 3 operations\n`);
  expect(generated).toContain(`generated/${name}/client.ts`);
  expect(generated).not.toContain("vendor's documentation");
  expect(await runIn(copy, "node_modules/typescript-7/bin/tsc", "-p", ".")).toBe("");
  await writeFile(
    path.join(copy.root, "try.ts"),
    `import { createPlatform } from "./src/platform/index.ts";
import { create${title}Client } from "./src/${name}.ts";
const platform = createPlatform({ checkResponses: true });
const zoo = create${title}Client({ baseUrl: platform.baseUrl + "/zoo", fetch: platform.fetch });
console.log(await zoo.getAnimalsById({ id: 1 }), await zoo.listKeepers());
`,
  );
  expect(await runIn(copy, "try.ts")).toBe("{ id: 0 } [ { name: 'string', team: { crew: [Object] } } ]\n");
  expect(await runIn(copy, "scripts/pipeline/demo.ts")).toMatch(
    /^ {2}getAnimalsById {2}.*\n {2}listKeepers +1 item: "string"$/m,
  );
  await writeFile(file("zoo.yaml"), document.replace("/keepers:", "/guards:"));
  const again = await addApi("--from", file("zoo.yaml"));
  expect(again).toMatch(/^Compared with the present document: 1 breaking\.$/m);
  expect(again).toContain(`openapi/${name}/ (`);
  // The bundle in generated/ is that of the first document.
  const released = path.join(copy.root, "openapi/released");
  await mkdir(released);
  await copyFile(path.join(copy.root, `generated/${name}/openapi.yaml`), path.join(released, "zoo.yaml"));
  const record = { version: "0.1.0", files: ["openapi/released/zoo.yaml"] };
  await writeFile(path.join(released, "package.json"), JSON.stringify(record));
  expect(await runIn(copy, "scripts/pipeline/breaking.ts")).toMatch(
    /^zoo 7 -> 7: 1 breaking\..*The version of the package counts\.$/ms,
  );
  await rm(released, { recursive: true });
  const removed = await runIn(copy, "scripts/pipeline/remove-api.ts", "zoo");
  expect(removed).toMatch(/^Removed:\n {2}openapi\/zoo\n {2}generated\/zoo\n {2}src\/zoo\.ts\n/);
  const { "try.ts": _, ...after } = await snapshot();
  expect(after).toEqual(before);
}, 300_000);
