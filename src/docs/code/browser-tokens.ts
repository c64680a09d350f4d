/** Syntax highlighting in the browser, with the classes of styles/code.css. */

interface Token {
  readonly text: string;
  /** Undefined for punctuation and white space. */
  readonly kind: string | undefined;
  /** Names and indexes that lead to a string or a literal, as JSON text. */
  readonly path?: string;
}

/** Comments, strings, commands and keywords, variables of a shell, and literals of the samples. */
const samplePattern =
  /(?<comment>^(?:#|\/\/).*)|(?<string>'[^']*'|"(?:\\.|[^"\\])*")|(?<name>\b(?:curl|import|from|const|await|new)\b)|(?<literal>\$\w+|\b(?:true|false|null)\b|(?<=: |\[)-?\d[\d.]*)/gm;

/** Splits a sample in curl or TypeScript. */
export function sampleTokens(code: string): readonly Token[] {
  let end = 0;
  const tokens = [...code.matchAll(samplePattern)].flatMap(({ 0: text, index, groups = {} }) => {
    const between = code.slice(end, index);
    end = index + text.length;
    const kind = Object.keys(groups).find((name) => groups[name] !== undefined);
    return [
      { text: between, kind: undefined },
      { text, kind },
    ];
  });
  return [...tokens, { text: code.slice(end), kind: undefined }];
}

export function highlight(tokens: readonly Token[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const { text, kind, path } of tokens) {
    const span = Object.assign(document.createElement("span"), { className: kind, textContent: text });
    if (path !== undefined) span.dataset["path"] = path;
    fragment.append(kind === undefined ? text : span);
  }
  return fragment;
}

/** A string, which is a name if a colon follows, a literal or a number, or what opens, divides and closes objects and lists. */
const pattern = /("(?:\\.|[^"\\])*")(?=(\s*:)?)|\b(?:true|false|null)\b|-?\d[\d.eE+-]*|[{}[\],]/g;

/** Splits a JSON text. */
export function jsonTokens(json: string): readonly Token[] {
  const tokens: Token[] = [];
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
