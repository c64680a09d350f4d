/** A part of a JSON text. */
export interface JsonToken {
  readonly text: string;
  /** Undefined for punctuation and white space. */
  readonly kind: "name" | "string" | "literal" | undefined;
}

/** A string, which is a name if a colon follows, a literal or a number. */
const pattern = /("(?:\\.|[^"\\])*")(?=(\s*:)?)|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

/**
 * Splits a JSON text, for syntax highlighting with styles/json.css.
 *
 * @param json JSON text
 */
export function jsonTokens(json: string): readonly JsonToken[] {
  const tokens: JsonToken[] = [];
  let end = 0;
  for (const { 0: text, 1: string, 2: colon, index } of json.matchAll(pattern)) {
    tokens.push({ text: json.slice(end, index), kind: undefined });
    tokens.push({ text, kind: colon ? "name" : string ? "string" : "literal" });
    end = index + text.length;
  }
  return [...tokens, { text: json.slice(end), kind: undefined }];
}
