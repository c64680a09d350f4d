/**
 * Gives every built page a strict Content-Security-Policy as a meta element, without `unsafe-inline`.
 *
 * Inline scripts are allowed by their SHA-256. Style attributes, which no hash can allow, become classes of one style sheet. Astro's own
 * `security.csp` covers neither the inline scripts of Starlight nor style attributes.
 */
import { createHash } from "node:crypto";
import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { type DefaultTreeAdapterTypes, parse, serialize } from "parse5";

type Element = DefaultTreeAdapterTypes.Element;

/** Name of the style sheet with the rules of former style attributes. */
const styleSheet = "_astro/style-attributes.css";

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
        const rules = new Map<string, string>();
        for await (const name of glob("**/*.html", { cwd: folder })) {
          const file = path.join(folder, name);
          const page = protectPage(await readFile(file, "utf8"), {
            connect: name === sandboxPage ? "'self' http: https:" : "'self'",
            styleSheet: base + styleSheet,
            rules,
          });
          await writeFile(file, page);
        }
        const css = [...rules].map(([style, name]) => `.${name}.${name}{${style}}`).join("\n");
        await writeFile(path.join(folder, styleSheet), `${css}\n`);
      },
    },
  };
}

interface PageOptions {
  /** Value of `connect-src`. */
  readonly connect: string;
  /** Address of the style sheet for the style attributes of all pages. */
  readonly styleSheet: string;
  /** Class names by the style that they stand for; extended by those of this page. */
  readonly rules: Map<string, string>;
}

/**
 * Adds the policy to a page and moves its style attributes to classes.
 *
 * @param html the page
 * @returns the changed page
 */
export function protectPage(html: string, { connect, styleSheet, rules }: PageOptions): string {
  const document = parse(html);
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
  const additions = parse(
    `<meta http-equiv="Content-Security-Policy" content="${policy}"><link rel="stylesheet" href="${styleSheet}">`,
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
  const hash = createHash("sha256").update(style.value).digest("hex");
  const name = rules.get(style.value) ?? `s-${hash.slice(0, 8)}`;
  rules.set(style.value, name);
  element.attrs = element.attrs.filter((candidate) => candidate !== style);
  const classes = attribute(element, "class");
  if (classes) classes.value += ` ${name}`;
  else element.attrs.push({ name: "class", value: name });
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
