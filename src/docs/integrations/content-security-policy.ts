/**
 * Gives every built page a strict Content-Security-Policy as a meta element, without `unsafe-inline`.
 *
 * Inline scripts are allowed by their SHA-256. Style attributes, which no hash can allow, become classes of a style sheet. Astro's own
 * `security.csp` covers neither the inline scripts of Starlight nor style attributes. On the same way, the style sheets of a page are joined to
 * two, one of which all pages share: Astro links one for each component.
 */
import { createHash } from "node:crypto";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
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
        const styleSheets = new Map<string, string>();
        const addStyleSheet = (css: string): string => {
          const name = `${assets}/${digest(css)}.css`;
          styleSheets.set(name, css);
          return base + name;
        };
        const fileOf = (address: string): string => path.join(folder, address.slice(base.length));
        const joined = new Map<string, string>();
        const read = async (name: string): Promise<string> => {
          const html = await readFile(path.join(folder, name), "utf8");
          for (const address of styleSheetsOf(html)) {
            if (!joined.has(address)) joined.set(address, await readFile(fileOf(address), "utf8"));
          }
          return html;
        };
        const landing = styleSheetsOf(await read("index.html"));
        const shared = styleSheetsOf(await read("404.html")).filter((address) => landing.includes(address));
        for await (const name of glob("**/*.html", { cwd: folder })) {
          const page = protectPage(await read(name), {
            connect: name === sandboxPage ? "'self' http: https:" : "'self'",
            readStyleSheet: (address) => {
              const css = joined.get(address);
              if (css === undefined) throw new Error(`${name} links to ${address}, which was not read.`);
              return css;
            },
            isShared: (address) => shared.includes(address),
            addStyleSheet,
          });
          await writeFile(path.join(folder, name), page);
        }
        for (const address of joined.keys()) await rm(fileOf(address));
        for (const [name, css] of styleSheets) await writeFile(path.join(folder, name), css);
      },
    },
  };
}

interface PageOptions {
  /** Value of `connect-src`. */
  readonly connect: string;
  /** Returns the style sheet of an address. */
  readonly readStyleSheet: (address: string) => string;
  /** Whether every page has the style sheet of an address. */
  readonly isShared: (address: string) => boolean;
  /** Adds a style sheet to the site, and returns its address. */
  readonly addStyleSheet: (css: string) => string;
}

/** Adds the policy to a page, moves its style attributes to classes, and joins its style sheets. */
export function protectPage(html: string, options: PageOptions): string {
  const document = parse(html);
  const rules = new Map<string, string>();
  const scripts: string[] = [];
  const links: Element[] = [];
  let head: Element | undefined;
  for (const element of elements(document)) {
    if (element.tagName === "head") head = element;
    if (element.tagName === "script" && !attribute(element, "src")) scripts.push(textOf(element));
    if (attribute(element, "rel")?.value === "stylesheet") links.push(element);
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
    `connect-src ${options.connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const shared: string[] = [];
  const own: string[] = [];
  for (const link of links) {
    const address = attribute(link, "href")?.value ?? "";
    const media = attribute(link, "media")?.value;
    const css = options.readStyleSheet(address);
    (options.isShared(address) ? shared : own).push(media ? `@media ${media}{${css}}` : css);
    if (link.parentNode) link.parentNode.childNodes.splice(link.parentNode.childNodes.indexOf(link), 1);
  }
  const styleSheets = [shared.join("\n"), [...own, toStyleSheet(rules)].join("\n")]
    .filter((css) => css.trim() !== "")
    .map((css) => `<link rel="stylesheet" href="${options.addStyleSheet(css)}">`);
  const additions = parse(
    `<meta http-equiv="Content-Security-Policy" content="${policy}">${styleSheets.join("")}`,
  );
  const [meta, ...joined] = [...elements(additions)].filter(({ tagName }) =>
    ["meta", "link"].includes(tagName),
  );
  // The policy comes first, since it governs what follows it; style attributes last, since they outweigh the rest.
  if (meta) head?.childNodes.unshift(meta);
  head?.childNodes.push(...joined);
  return serialize(document);
}

/** Addresses of the style sheets that a page links to. */
function styleSheetsOf(html: string): readonly string[] {
  return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = ""]) => address);
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
