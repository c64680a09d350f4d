/** `npm run add-api`: brings the document of an API, or writes a new one with one operation, as contributing/adding-an-api.md describes. */
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { keywordProblem } from "../../src/contract/document/keywords.ts";
import { isObject } from "../../src/contract/openapi.ts";
import { readBundle } from "../../src/contract/read-document.ts";
import { checkApiName, readRegister } from "../lib/apis.ts";
import type { OpenApiDocument } from "../lib/bundle.ts";
import { repositoryRoot } from "../lib/repository.ts";
import { argumentError, runCommand } from "../lib/run-command.ts";
import { withTemporaryFolder } from "../lib/temporary-folder.ts";
import { listingFiles } from "./add-api/listing-files.ts";
import { entryFile, newFiles, operationIdOf, type Security } from "./add-api/new-files.ts";
import { leaveOutUnreadable, readForeign } from "./add-api/read-foreign.ts";
import { splitFiles } from "./add-api/split-files.ts";
import { compareFiles } from "./breaking/compare.ts";
import { printChanges, summarize } from "./breaking/print.ts";
import { generateApi } from "./generate/generate-api.ts";
import { mapParts, mapSchemas } from "./generate/map-schemas.ts";
import { groupProblems } from "./lint/group-problems.ts";

const usage = `Adds an API to the register: its document, its entries in redocly.yaml and package.json, and its client's entry. If the name is not valid or
taken, or the document cannot be read, nothing is written.

Usage: npm run add-api -- NAME --from FILE [--only tag:TAG | --only OPERATION_ID] [--dry-run]
       npm run add-api -- NAME --security basic|bearer|key

  NAME         words of lower-case letters and digits, joined by hyphens, such as usage-reports
  --from       an OpenAPI document of version 3.0 or 3.1, YAML or JSON, with references to other files if it has some. It is carried as it is,
               without house style. Prints the operations that cannot be carried, warnings with their number, and as its last line:
               carried N of M operations. Exits with code 1 if N is 0. For an API that was brought before, prints what the new document
               changes, and replaces the old one
  --only       take the operations with this tag or operationId alone; may be repeated
  --dry-run    write nothing
  --security   write a new document with one operation, and the transcription of the vendor's documentation; how requests are authorized:
               key id and secret, access token, or a key in the header X-API-Key
  --help       print this text
`;

const command = {
  name: "add-api",
  usage,
  options: {
    security: { type: "string" },
    from: { type: "string" },
    only: { type: "string", multiple: true },
    "dry-run": { type: "boolean" },
  },
  positionals: 1,
} as const;

type Files = ReadonlyMap<string, string>;

function isSecurity(value: string | undefined): value is Security {
  return value === "basic" || value === "bearer" || value === "key";
}

/** Checks that a name is valid and belongs to nothing else. Returns whether its API was brought before, and `from` may replace it. */
async function checkName(name: string, isBrought: boolean): Promise<boolean> {
  checkApiName(name);
  const { apis } = await readRegister();
  const present = apis.find((api) => api.name === name);
  if (present && isBrought && present.unsupported === "skip") return true;
  if (present) throw new Error(`redocly.yaml already has an API ${name}. Choose another name.`);
  const folders = ["openapi", "generated", "src", "src/platform/apis"].map((folder) => `${folder}/${name}`);
  const taken = [...folders, `src/${name}.ts`].find((file) => existsSync(path.join(repositoryRoot, file)));
  if (taken) throw new Error(`${taken} already exists. Choose another name.`);
  return false;
}

/** The files that list the APIs, with a new one. */
async function listed(name: string, isBrought: boolean): Promise<Files> {
  const changed = listingFiles.map(async ({ file, add }) => {
    const text = await readFile(path.join(repositoryRoot, file), "utf8");
    const added = add(text, name, isBrought);
    return added === text ? [] : [[file, added] as const];
  });
  return new Map((await Promise.all(changed)).flat());
}

/** Writes files, relative to a folder. */
async function write(folder: string, files: Files): Promise<void> {
  for (const [file, text] of files) {
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
}

const print = (files: Files): string => [...files.keys()].map((file) => `  ${file}\n`).join("");

/** Brings the document of an API. Prints what is left out, and how many operations are carried. */
async function bring(name: string, from: string, only: readonly string[], isDry: boolean): Promise<void> {
  const isReplacing = await checkName(name, true);
  const whole = await readForeign(from, only);
  const { operations, refused, problems, warnings } = readBundle(whole);
  const own = new Set(refused.flatMap((operation) => operation.problems));
  const others = problems.filter((problem) => !own.has(problem));
  if (others.length > 0)
    throw new Error(others.map(({ place, message }) => `${from}#${place}: ${message}`).join("\n"));
  const total = operations.length + refused.length;
  for (const operation of refused) {
    const [{ message } = { message: "" }] = operation.problems;
    console.log(`${operation.method} ${operation.path}: ${message}`);
  }
  for (const [first, ...more] of groupProblems([...warnings, ...keywordWarnings(whole)]))
    console.log(
      `warning: ${first?.message}${more.length > 0 ? ` (and ${more.length} more of its kind)` : ""}`,
    );
  if (operations.length > 0) {
    const document = await leaveOutUnreadable(whole);
    const folder = `openapi/${name}`;
    const root = path.join(repositoryRoot, folder);
    const rootFile = path.join(root, "openapi.yaml");
    const generated = path.join(repositoryRoot, "generated", name);
    // Whatever stops `npm run generate` stops here.
    await generateApi({ name, root: rootFile, generated, unsupported: "skip" }, document);
    const files = splitFiles(document);
    if (isReplacing) console.log(await compare(rootFile, files));
    const around = isReplacing
      ? new Map()
      : new Map([...entryFile(name, document.info?.title), ...(await listed(name, true))]);
    if (!isDry) {
      await rm(root, { recursive: true, force: true });
      await write(root, files);
      await write(repositoryRoot, around);
    }
    console.log(
      `${isDry ? "Not written" : "Written"}:\n  ${folder}/ (${files.size} files)\n${print(around)}Next: npm run generate`,
    );
  } else process.exitCode = 1;
  const { paths } = whole;
  const isList = Array.isArray(paths);
  const reason = `: \`paths\` ${!paths ? "is missing" : isList ? "is a list, not an object" : "has no operation"}`;
  console.log(`carried ${operations.length} of ${total} operations${total === 0 ? reason : ""}`);
}

/** Typing errors in schemas, which have no effect. `npm run lint` finds them with Redocly's rule `struct`. */
function keywordWarnings(document: OpenApiDocument): readonly { readonly message: string }[] {
  const found: { readonly message: string }[] = [];
  const visit = (schema: unknown): unknown => {
    if (Array.isArray(schema)) return schema.map(visit);
    if (!isObject(schema)) return schema;
    for (const [keyword, value] of Object.entries(schema)) {
      const message = keywordProblem(keyword, value);
      if (message !== undefined) found.push({ message });
    }
    return mapParts(schema, visit);
  };
  mapSchemas(document, visit);
  Object.values(document.components?.schemas ?? {}).forEach(visit);
  return found;
}

/** Says what a new document changes for those who use the old one. */
async function compare(before: string, files: Files): Promise<string> {
  return withTemporaryFolder(async (folder) => {
    await write(folder, files);
    const { changes } = await compareFiles(before, path.join(folder, "openapi.yaml"));
    return [
      `Compared with the present document: ${summarize(changes) || "nothing changed"}.`,
      ...printChanges(changes),
    ]
      .filter(Boolean)
      .join("\n\n")
      .replaceAll(`${path.relative(repositoryRoot, folder)}/`, "");
  });
}

await runCommand(command, async ({ values, positionals: [name] }) => {
  const { security, from, only = [], "dry-run": isDry = false } = values;
  if (name === undefined) throw argumentError(command, "The name of the API is missing.");
  if (from !== undefined) {
    if (security !== undefined) throw argumentError(command, "--from and --security exclude each other.");
    return bring(name, from, only, isDry).catch((cause: unknown) => {
      // A node of another type than OpenAPI says, such as a number for a response.
      if (!(cause instanceof TypeError)) throw cause;
      const advice = `\`npx redocly lint ${from}\` names the place`;
      throw new Error(`${from} is not a valid OpenAPI document (${cause.message}). ${advice}.`, { cause });
    });
  }
  if (!isSecurity(security))
    throw argumentError(command, "--security must be basic, bearer or key; or pass --from FILE.");
  if (only.length > 0 || isDry) throw argumentError(command, "--only and --dry-run need --from.");
  await checkName(name, false);
  const files = new Map([...newFiles(name, security), ...(await listed(name, false))]);
  await write(repositoryRoot, files);
  console.log(`Written:
${print(files)}Next:
  1. Run npm run generate and npm run api-report. ${operationIdOf(name)} now has a client, a mock, a reference page and an answer of the platform.
  2. Replace it with the operations of the vendor's documentation, while npm run dev runs: see contributing/adding-an-api.md.
  3. Run npm test.`);
});
