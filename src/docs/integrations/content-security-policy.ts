/**
 * Gives every built page a strict Content-Security-Policy as a meta element, without `unsafe-inline`.
 *
 * Inline scripts are allowed by their SHA-256. Style attributes, which no hash can allow, become classes of a style sheet. Astro's own
 * `security.csp` covers neither the inline scripts of Starlight nor style attributes.
 */
import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

/** Folder of the style sheets. */
const assets = "_astro";

/** The page whose forms may call an API at another address. */
const sandboxPage = "sandbox/index.html";

/** Integration for `astro.config.ts`. */
export function contentSecurityPolicy(): AstroIntegration {
  let base = "/";
  return {
    name: "content-security-policy",
    hooks: {
      "astro:config:done": ({ config }) => {
        base = config.base.replace(/\/?$/, "/");
      },
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        // Pages with the same style attributes share a style sheet; one for the whole site would be as heavy as all of them together.
        const styleSheets = new Map<string, string>();
        const addStyleSheet = (css: string): string => {
          const name = `${assets}/style-attributes.${digest(css)}.css`;
          styleSheets.set(name, css);
          return base + name;
        };
        for await (const name of glob("**/*.html", { cwd: folder })) {
          const file = path.join(folder, name);
          const page = protectPage(await readFile(file, "utf8"), {
            connect: name === sandboxPage ? "'self' http: https:" : "'self'",
            addStyleSheet,
          });
          await writeFile(file, page);
        }
        for (const [name, css] of styleSheets) await writeFile(path.join(folder, name), css);
      },
    },
  };
}

interface PageOptions {
  /** Value of `connect-src`. */
  readonly connect: string;
  /** Adds a style sheet to the site, and returns its address. */
  readonly addStyleSheet: (css: string) => string;
}

/** Adds the policy to a page and moves its style attributes to classes. */
export function protectPage(html: string, { connect, addStyleSheet }: PageOptions): string {
  const document = parse(html);
  const rules = new Map<string, string>();
  const scripts: string[] = [];
  let head: Element | undefined;
  for (const element of elements(document)) {
    if (element.tagName === "head") head = element;
    if (element.tagName === "script" && !attribute(element, "src")) scripts.push(textOf(element));
    moveStyle(element, rules);
  }
  const hashes = new Set(
    scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`),
  );
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes].join(" ")}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const styleSheet = rules.size > 0 ? addStyleSheet(toStyleSheet(rules)) : undefined;
  const additions = parse(
    `<meta http-equiv="Content-Security-Policy" content="${policy}">${styleSheet ? `<link rel="stylesheet" href="${styleSheet}">` : ""}`,
  );
  const [meta, link] = [...elements(additions)].filter(({ tagName }) => ["meta", "link"].includes(tagName));
  // The policy comes first, since it governs what follows it; the style sheet last, like the attributes that it replaces.
  if (meta) head?.childNodes.unshift(meta);
  if (link) head?.childNodes.push(link);
  return serialize(document);
}

/** Replaces the `style` attribute of an element by a class. */
function moveStyle(element: Element, rules: Map<string, string>): void {
  const style = attribute(element, "style");
  if (!style) return;
  const name = `s-${digest(style.value)}`;
  rules.set(style.value, name);
  element.attrs = element.attrs.filter((candidate) => candidate !== style);
  const classes = attribute(element, "class");
  if (classes) classes.value += ` ${name}`;
  else element.attrs.push({ name: "class", value: name });
}

/** Prints rules in a fixed order. A class is repeated to outweigh other classes, as its style attribute did. */
function toStyleSheet(rules: ReadonlyMap<string, string>): string {
  const lines = [...rules].map(([style, name]) => `.${name}.${name}{${style}}\n`);
  return lines.sort().join("");
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 8);
}

/** Iterates over the elements of a tree in document order, `template` contents included. */
function* elements(node: DefaultTreeAdapterTypes.Node): Generator<Element> {
  if ("tagName" in node) yield node;
  const children = "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
  for (const child of children) yield* elements(child);
}

function attribute(element: Element, name: string): { name: string; value: string } | undefined {
  return element.attrs.find((candidate) => candidate.name === name);
}

function textOf(element: Element): string {
  return element.childNodes.map((child) => ("value" in child ? child.value : "")).join("");
}
