/** Syntax highlighting while the site is built: grammars of Shiki, with a class for each kind of token instead of a color. */
import { createHighlighter } from "shiki";

export interface CodeToken {
  readonly text: string;
  /** Class of its color in styles/code.css; undefined for everything else. */
  readonly kind: string | undefined;
}

/** Scopes of TextMate grammars by kind. Arguments of a shell are text, as its operators are. */
const scopes = {
  comment: ["comment"],
  string: ["string", "constant.character.escape"],
  literal: ["constant", "variable.other.normal.shell", "variable.parameter.positional.shell"],
  name: [
    "keyword",
    "storage",
    "support.type",
    "entity.name.tag",
    "entity.name.command",
    "support.function.builtin.shell",
  ],
  text: [
    ...[
      "keyword.operator",
      "string.unquoted",
      "constant.other",
      "constant.character.escape.line-continuation",
    ],
    ...["meta.template.expression", "support.type.primitive", "variable.other.constant"],
  ],
};

const languages = ["go", "ini", "java", "js", "json", "python", "rust", "sh", "ts", "yaml"] as const;

const theme = {
  name: "kinds",
  type: "light" as const,
  fg: "text",
  bg: "none",
  tokenColors: Object.entries(scopes).map(([foreground, scope]) => ({ scope, settings: { foreground } })),
};

const highlighter = await createHighlighter({ themes: [theme], langs: [...languages] });

/** Splits code into tokens, without spaces at the end of lines. Code in a language without a grammar is one token. */
export function codeTokens(source: string, language: string): readonly CodeToken[] {
  const code = source.replaceAll(/ +$/gm, "").trimEnd();
  const lang = languages.find((each) => each === language);
  if (!lang) return [{ text: code, kind: undefined }];
  const lines = highlighter
    .codeToTokensBase(code, { lang, theme })
    .map((line) =>
      line.map(({ content, color }) => ({ text: content, kind: color === "text" ? undefined : color })),
    );
  const tokens: { text: string; kind: string | undefined }[] = [];
  for (const { text, kind } of lines.flatMap((line) => [{ text: "\n", kind: undefined }, ...line]).slice(1)) {
    const last = tokens.at(-1);
    // White space has no color.
    if (last && (last.kind === kind || text.trim() === "")) last.text += text;
    else tokens.push({ text, kind });
  }
  return tokens;
}
