/** Paths: what of their items and templates is not supported. */
import { methods } from "../openapi.ts";
import type { DocumentNode, Reader } from "./reader.ts";

/** Reports members beside the `$ref` of a path item, which OpenAPI leaves undefined. */
export function checkPathItem<Place>({ report }: Reader<Place>, reference: DocumentNode<Place>): void {
  const members = ["parameters", "servers", "trace", ...methods];
  const beside = Object.keys(reference.object).filter((name) => members.includes(name));
  if (!("$ref" in reference.object) || beside.length === 0) return;
  report(reference, `\`$ref\` replaces ${beside.join(" and ")}. Move it into the target.`, "$ref");
}

/** Each segment has at most one placeholder, since where two end would be a guess, and each placeholder has a parameter. */
export function checkTemplate<Place>(
  { report }: Reader<Place>,
  operation: DocumentNode<Place>,
  path: string,
  parameters: readonly DocumentNode<Place>[],
): void {
  const ofPath = parameters.filter(({ object }) => object["in"] === "path");
  const placeholders = new Set<string>();
  for (const segment of path.split("/")) {
    const [, before = "", name, after = ""] = /^([^{}]*)(?:\{([^{}]+)\}([^{}]*))?$/.exec(segment) ?? [];
    if (/[{}]/.test(segment) && name === undefined) {
      const advice = "Make each a segment of its own, such as /pipes/{pipeId}.";
      report(operation, `The path ${path} has more than one parameter in the segment ${segment}. ${advice}`);
      continue;
    }
    if (!/^[\w.~!$&'()*+,;=:@-]*$/.test(before + after)) {
      const advice = "Use letters, digits and -._~!$&'()*+,;=:@ only.";
      report(operation, `The path ${path} has characters that a URL would encode. ${advice}`);
    }
    if (segment === "." || segment === "..") {
      report(
        operation,
        `The path ${path} has the segment ${segment}, which URLs resolve. Write the path without it.`,
      );
    }
    if (name === undefined) continue;
    if (placeholders.has(name)) report(operation, `The path ${path} has {${name}} twice. Rename one.`);
    placeholders.add(name);
    if (!ofPath.some(({ object }) => object["name"] === name)) {
      report(operation, `The path ${path} has {${name}}, but no path parameter of this name. Add it.`);
    }
  }
  for (const node of ofPath) {
    const name = String(node.object["name"]);
    if (placeholders.has(name)) continue;
    report(node, `The path ${path} has no {${name}}. Add it or remove the parameter.`, "name");
  }
}
