import { credentialVariable, optionsOfAlternative } from "../contract/credential-parts.ts";
import type { Operation } from "../contract/operation.ts";
import { lowerCamelCase, upperCamelCase } from "./camel-case.ts";
import { replaceFiles } from "./form-sample.ts";
import { maxWidth, resourceOf, type SampleValues, selectParameters } from "./sample-values.ts";

/** Maximum width of the parameters within a call. */
const maxParameters = 40;

/** Names that a variable of the parameters cannot have: a name of the sample, and reserved words that name things. */
const taken = /^(?:result|case|class|default|enum|export|function|import|interface|new|package)$/;

/** An expression among the values of a call, printed as it is. */
class Expression {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Prints a TypeScript module that calls an operation with the typed client and logs its payload, if it has one. */
export function typescriptSample(operation: Operation, values: SampleValues): string {
  const { api, credentials } = values;
  const factory = `create${upperCamelCase(api)}Client`;
  const client = lowerCamelCase(api);
  const { baseUrl, server = baseUrl } = values;
  const servers = operation.server === undefined ? {} : { servers: { [operation.server]: server } };
  const options = { baseUrl, ...servers, ...credentials };
  const [security] = operation.security;
  const variables = security ? optionsOfAlternative(security).map(credentialVariable) : [];
  const reads = `// Reads ${variables.join(" and ")} from the environment.\n`;
  const note = reads.length <= maxWidth ? reads : reads.replace(" from ", "\n// from ");
  const entry = ` } from "dataplat/${api}";`;
  const fits = `import { ${factory}${entry}`.length <= maxWidth;
  const { declaration, args } = callOf(operation, values, client);
  const files = args.some(hasExpression) ? 'import { openAsBlob } from "node:fs";\n' : "";
  const hasPayload = Object.values(operation.success).some(({ kind }) => kind !== "none");
  const call = `await ${client}.${operation.operationId}`;
  const isStream = Object.values(operation.success)[0]?.kind === "stream";
  const log = isStream
    ? "for await (const chunk of result) process.stdout.write(chunk);"
    : "console.log(result);";
  return `${files}import {${fits ? ` ${factory}` : `\n  ${factory},\n`}${entry.slice(fits ? 0 : 1)}

${credentials || variables.length === 0 ? "" : note}${printCall(`const ${client} = ${factory}`, [options])}

${declaration}${printCall(hasPayload ? `const result = ${call}` : call, args)}
${hasPayload ? `${log}\n` : ""}`;
}

/** Whether a value has a file. */
function hasExpression(value: unknown): boolean {
  if (value instanceof Expression) return value.text.startsWith("await");
  return typeof value === "object" && value !== null && Object.values(value).some(hasExpression);
}

/** The arguments of a call. Parameters too long for its line are in a variable, named by the last path parameter: `pipe` for `pipeId`. */
function callOf(
  operation: Operation,
  values: SampleValues,
  client: string,
): { readonly declaration: string; readonly args: readonly unknown[] } {
  const args = callArguments(operation, values);
  const hasParameters = operation.parameters.length > 0;
  const isShort = hasParameters && printFlat(args[0]).length <= maxParameters;
  if (!hasParameters || isShort || values.hasListedValues) return { declaration: "", args };
  const [placeholder = ""] = /\{[^{}]+\}(?!.*\{)/.exec(operation.path) ?? [];
  const name = resourceOf(placeholder) ?? "";
  const variable = name === "" || name === client || taken.test(name) ? "parameters" : name;
  const declaration = `const ${variable} = ${print(args[0], "", `const ${variable} = `.length)};\n`;
  return { declaration, args: [new Expression(variable), ...args.slice(1)] };
}

/** The arguments of a call: parameters and body, without what the operation does not have. */
export function callArguments(
  operation: Operation,
  { parameters, body, file }: SampleValues,
): readonly unknown[] {
  const open = (name: string): Expression => new Expression(`await openAsBlob(${JSON.stringify(name)})`);
  const { requestBody } = operation;
  const value = requestBody?.kind === "form" ? replaceFiles(requestBody, body, open) : body;
  const content = file === undefined ? value : open(file);
  const hasBody = operation.requestBody !== null && content !== undefined;
  return [
    ...(operation.parameters.length > 0 ? [Object.fromEntries(selectParameters(operation, parameters))] : []),
    ...(hasBody ? [content] : []),
  ];
}

/** Prints a call on one line if it fits, otherwise with a line per argument; a single argument stays beside its parenthesis. */
export function printCall(callee: string, args: readonly unknown[]): string {
  const oneLine = `${callee}(${args.map(printFlat).join(", ")});`;
  if (oneLine.length <= maxWidth) return oneLine;
  const [first, ...others] = args;
  const isContainer = typeof first === "object" && first !== null && !(first instanceof Expression);
  if (others.length === 0 && isContainer) return `${callee}(${printLines(first, "")});`;
  return `${callee}(\n${args.map((each) => `  ${print(each, "  ", 0)},\n`).join("")});`;
}

/** Prints a JSON value as a TypeScript expression. `indent`: of its line; `used`: columns of that line before the value. */
function print(value: unknown, indent: string, used: number): string {
  const flat = printFlat(value);
  if (value instanceof Expression) return flat;
  const isContainer = typeof value === "object" && value !== null && Object.keys(value).length > 0;
  if (!isContainer || indent.length + used + flat.length < maxWidth) return flat;
  return printLines(value, indent);
}

/** Prints an object or an array with one member per line. */
function printLines(value: unknown, indent: string): string {
  const deeper = `${indent}  `;
  const line = (key: string, member: unknown): string =>
    `${deeper}${key}${print(member, deeper, key.length)},\n`;
  if (Array.isArray(value)) return `[\n${value.map((each) => line("", each)).join("")}${indent}]`;
  const lines = Object.entries(value ?? {}).map(([name, member]) => line(`${printKey(name)}: `, member));
  return `{\n${lines.join("")}${indent}}`;
}

function printFlat(value: unknown): string {
  if (value instanceof Expression) return value.text;
  if (Array.isArray(value)) return `[${value.map(printFlat).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${printKey(name)}: ${printFlat(member)}`);
  return members.length > 0 ? `{ ${members.join(", ")} }` : "{}";
}

/** Prints a key. `__proto__` is computed, since it would set the prototype otherwise. */
function printKey(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}
