/** Indents JSON text, unless that would round numbers or remove names that occur twice. */
export function indent(text: string): string {
  const json = parse(text);
  return JSON.stringify(json) === text ? JSON.stringify(json, null, 2) : text;
}

/** Undefined if it is not JSON. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
