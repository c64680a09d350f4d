/** Prints a public surface: declarations without descriptions, sorted by name. */
import { execFileSync } from "node:child_process";
import path from "node:path";
import ts from "typescript";
import { repositoryRoot } from "../../lib/repository.ts";
import { computedProperties, originOf, type Reader, type Surface, type SurfaceSymbol } from "./surface.ts";

/** Documentation tags that are part of the public surface. */
const tags = ["beta", "deprecated"];

/** Prints the report of one entry. `specifier`: import specifier of the entry. */
export function printReport(reader: Reader, specifier: string, surface: Surface): string {
  const section = (symbols: readonly SurfaceSymbol[]): string => {
    const written = symbols.filter(({ symbol }) => originOf(symbol) !== "document");
    return format(written.map((one) => printSymbol(reader, one)).join("\n\n"));
  };
  const generated = surface.exported.filter(({ symbol }) => originOf(symbol) === "document");
  const parts = [
    `# \`${specifier}\``,
    "What a user of this entry can see. Written by `npm run api-report`; do not edit. Review each change of it.",
    "## Exported",
    `\`\`\`ts\n${section(surface.exported)}\`\`\``,
  ];
  if (surface.referred.length > 0) {
    parts.push("## Referred to, and not exported here", `\`\`\`ts\n${section(surface.referred)}\`\`\``);
  }
  if (generated.length > 0) {
    const names = generated.map(({ name }) => `- ${name}`).toSorted();
    const note = "Their content follows from the documents: `npm run breaking` shows its changes.";
    parts.push("## Exported, and generated from the documents", note, names.join("\n"));
  }
  return `${parts.join("\n\n")}\n`;
}

/** Formats declarations as Biome does, which wraps long ones. */
function format(declarations: string): string {
  const biome = path.join(repositoryRoot, "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "format", "--stdin-file-path=report.d.ts", "--indent-style=space", "--line-width=120"];
  return execFileSync(process.execPath, args, { cwd: repositoryRoot, input: declarations, encoding: "utf8" });
}

function printSymbol(reader: Reader, { name, symbol }: SurfaceSymbol): string {
  const properties = computedProperties(reader, symbol);
  if (properties) return `type ${name} = ${printProperties(reader.checker, properties)};`;
  const renamed = symbol.name === name ? "" : `// exported as ${name}\n`;
  return renamed + (symbol.declarations ?? []).map(printDeclaration).join("\n");
}

function printProperties(checker: ts.TypeChecker, properties: readonly ts.Symbol[]): string {
  const members = properties.map((property) => {
    const type = checker.typeToString(
      checker.getTypeOfSymbol(property),
      undefined,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    );
    const own = property.getJsDocTags(checker).map((tag) => tag.name);
    const shown = tags.filter((mark) => own.includes(mark)).map((mark) => `    /** @${mark} */\n`);
    const optional = property.flags & ts.SymbolFlags.Optional ? "?" : "";
    return `${shown.join("")}    ${property.name}${optional}: ${type};\n`;
  });
  return `{\n${members.join("")}}`;
}

/** The statement of a declaration. Of its comments only tags are kept. */
function printDeclaration(node: ts.Declaration): string {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return statement
    .getFullText()
    .replaceAll(/\/\*\*.*?\*\//gs, keepTags)
    .replaceAll(/^\s*\/\/.*$/gm, "")
    .replaceAll(/^\s*\n/gm, "")
    .trim()
    .replace(/^((?:\/\*\* .* \*\/\s+)*)(?:export )?(?:declare )?/, "$1");
}

function keepTags(comment: string): string {
  const kept = tags.filter((mark) => new RegExp(`^[\\s/*]*@${mark}\\b`, "m").test(comment));
  return kept.length > 0 ? `/** ${kept.map((mark) => `@${mark}`).join(" ")} */` : "";
}
