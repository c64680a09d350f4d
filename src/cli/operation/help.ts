/** Output of `--help` of an operation's command. */
import { describeValue, type Flag, listFlags } from "../flags/flags.ts";
import { listGlobalOptions } from "../flags/global-options.ts";
import type { CliApi } from "../model/cli-api.ts";
import type { BodyModel, CommandModel, MemberModel } from "../model/command-model.ts";
import { wrap } from "../output/line.ts";
import { formatTwoColumns, optionHead, optionRow } from "../output/usage.ts";

export function formatHelp({ title }: Pick<CliApi, "title">, command: CommandModel, width: number): string {
  const { name, summary, description, deprecated, body, example } = command;
  const flags = listFlags(command);
  const isRequired = (flag: Flag): boolean => requirement(flag, body) === "required";
  const required = flags.filter(isRequired);
  const globals = listGlobalOptions(command).filter((option) => option.name !== "body");
  const usage = [
    ...required.map(optionHead),
    ...(body?.required && !flags.some((flag) => flag.in === "body") ? ["--body FILE"] : []),
    "[options]",
  ];
  const list = (isListed: (flag: Flag) => boolean): string =>
    flags
      .filter(isListed)
      .map((flag) => formatFlag(flag, body, width))
      .join("");
  const sections = [
    ["Required, as a flag or in the profile", list((flag) => isRequired(flag) && flag.in === "parameters")],
    ["Required", list((flag) => isRequired(flag) && flag.in === "body")],
    ["Options", list((flag) => !isRequired(flag))],
    ["Request body", body ? formatTwoColumns([["--body FILE", describeBody(body)]], width) : ""],
    ["Options of every command", formatTwoColumns(globals.map(optionRow), width)],
    ["Exit codes", "  See `dataplat help exit-codes`.\n"],
    ["Example", `${example.replaceAll(/^/gm, "  ")}\n`],
  ];
  return [
    wrap(`${summary} (${title}${deprecated ? ", deprecated" : ""})`, width),
    description ? `\n${wrap(description, width)}` : "",
    `\nUsage: ${wrap(`dataplat ${name} ${usage.join(" ")}`, width, "Usage: ".length).trimStart()}`,
    ...sections.map(([heading, content]) => content && `\n${heading}\n${content}`),
  ].join("");
}

/** Whether a flag must be passed, in words; empty if not. */
function requirement(flag: Flag, body: BodyModel | undefined): string {
  const { in: place, path, value } = flag;
  if (!value.required) return "";
  if (path.length > 1) return `required with ${parentOf(flag)}`;
  return place === "parameters" || body?.required ? "required" : "required with a body";
}

const parentOf = ({ name }: Flag): string => `--${name.replace(/\.[^.]*$/, "")}`;

/** An example of a text of any form, which no other fact describes. */
function describeExample({ type, items, example, ...value }: MemberModel): string {
  const { format, pattern, values, known } = items ?? value;
  if ((items?.type ?? type) !== "string" || (format ?? pattern ?? values ?? known)) return "";
  const [text] = [example].flat();
  return typeof text === "string" && text !== "" ? `such as ${text}` : "";
}

function formatFlag(flag: Flag, body: BodyModel | undefined, width: number): string {
  const { value, isList, negation } = flag;
  const need = requirement(flag, body);
  const facts = [
    value.type === "boolean" ? "" : describeValue(value),
    negation ? `also --${negation}` : "",
    value.default === undefined ? "" : `default: ${JSON.stringify(value.default)}`,
    isList ? "may be repeated" : "",
    need === "required" ? "" : need,
    value.deprecated ? "deprecated" : "",
    value.type === "object" ? `an object${value.members ? "; the flags below set its members" : ""}` : "",
    flag.in === "parameters" ? describeExample(value) : "",
    flag.in === "body" && flag.path.length > 1
      ? `part of ${parentOf(flag)}, which may be replaced as a whole`
      : "",
  ].filter(Boolean);
  const head = [optionHead(flag), facts.join("; ")].filter(Boolean).join("   ");
  return wrap(head, width, 2) + (value.text ? wrap(value.text, width, 6) : "");
}

function describeBody({ kind, required, members }: BodyModel): string {
  const form = kind === "text" ? "text" : kind === "binary" ? "bytes" : "JSON or YAML";
  const advice = members ? ". Flags of its members override it" : "";
  const need = required && !members ? "; required" : "";
  return `File with the request body (${form}), or - for standard input${need}${advice}`;
}
