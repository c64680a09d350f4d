/** Checks of path items and path templates. */
import { methods } from "../openapi.ts";
import type { DocumentNode, Reader } from "./reader.ts";

/** Reports members beside the `$ref` of a path item, which OpenAPI leaves undefined. */
export function checkPathItem({ report }: Reader, reference: DocumentNode): void {
  const members = ["parameters", "servers", "trace", ...methods];
  const beside = Object.keys(reference.object).filter((name) => members.includes(name));
  if (!("$ref" in reference.object) || beside.length === 0) return;
  report(reference, `\`$ref\` replaces ${beside.join(" and ")}. Move it into the target.`, "$ref");
}

/** Names in the braces of a template, each once. */
export function listPlaceholders(path: string): readonly string[] {
  return [...new Set([...path.matchAll(/\{([^{}]+)\}/g)].flatMap(([, name]) => name ?? []))];
}

/** Checks the text of a template between its placeholders, which is sent unchanged. */
export function checkTemplate({ report }: Reader, operation: DocumentNode, path: string): void {
  const fixed = path.replaceAll(/\{[^{}]+\}/g, "x");
  // Behind the address of the API, it would make that of another host.
  if (!path.startsWith("/")) report(operation, `The path ${path} must start with a slash. Write it so.`);
  if (
    !/^(?:[\w.~!$&'()*+,;=:@/-]|%[\da-f]{2})*(?:\?(?:[\w.~!$'()*+,;=:@/?&-]|%[\da-f]{2})*)?$/i.test(fixed)
  ) {
    const advice = "Encode them, or remove them.";
    report(operation, `The path ${path} has characters that a URL does not have. ${advice}`);
  }
  if (/\/\.\.?(?:\/|$)/.test(fixed.replace(/\?.*/, ""))) {
    report(operation, `The path ${path} has a dot segment, which URLs resolve. Write the path without it.`);
  }
}
