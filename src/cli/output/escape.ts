/** C0 and C1 controls, line separators and bidirectional controls, with which the text of a server could control a terminal, or reorder what it shows. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is escaped
const unsafe = /[\0-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g;

const shortEscapes: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function escapeCharacter(character: string): string {
  return shortEscapes[character] ?? `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`;
}

/** Escapes a text of one line, as JSON would. */
export function escapeLine(text: string): string {
  return text.replaceAll(unsafe, escapeCharacter);
}

/** Escapes a text of several lines; line breaks and tabs stay. In JSON and YAML, only quoted strings have others, and the escapes are those of both. */
export function escapeText(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replaceAll(unsafe, (character) => (/[\n\t]/.test(character) ? character : escapeCharacter(character)));
}
