/** A part of a JSON text. */
export interface JsonToken {
  readonly text: string;
  /** Undefined for punctuation and white space. */
  readonly kind: "name" | "string" | "literal" | undefined;
  /** Of a string or a literal: the names and indexes that lead to it, as JSON text. */
  readonly path?: string;
}

/** A string, which is a name if a colon follows, a literal or a number, or what opens, divides and closes objects and lists. */
const pattern = /("(?:\\.|[^"\\])*")(?=(\s*:)?)|\b(?:true|false|null)\b|-?\d[\d.eE+-]*|[{}[\],]/g;

/** Splits a JSON text, for syntax highlighting with styles/code.css. */
export function jsonTokens(json: string): readonly JsonToken[] {
  const tokens: JsonToken[] = [];
  /** Name or index in each object or list that is open. */
  const path: (string | number)[] = [];
  let end = 0;
  for (const { 0: text, 1: string, 2: colon, index } of json.matchAll(pattern)) {
    const last = path.length - 1;
    if (text === "{") path.push("");
    else if (text === "[") path.push(0);
    else if (text === "}" || text === "]") path.pop();
    else if (text !== ",") {
      if (string && colon) path[last] = JSON.parse(string);
      const kind = colon ? "name" : string ? "string" : "literal";
      tokens.push({ text: json.slice(end, index), kind: undefined });
      tokens.push(colon ? { text, kind } : { text, kind, path: JSON.stringify(path.map(String)) });
      end = index + text.length;
    } else if (typeof path[last] === "number") path[last] += 1;
  }
  return [...tokens, { text: json.slice(end), kind: undefined }];
}
