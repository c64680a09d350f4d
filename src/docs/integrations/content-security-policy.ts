/**
 * Gives every built page a strict Content-Security-Policy as a meta element. Inline scripts and style attributes, which Starlight writes, are
 * allowed by their SHA-256, and no others; Astro's own `security.csp` does not cover them. On the same way, the style sheets that all pages have
 * become one.
 */
import { createHash } from "node:crypto";
import { glob, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";

/** The page whose forms may call an API at another address. */
const sandboxPage = "sandbox/index.html";

/** Integration for `astro.config.ts`. */
export function contentSecurityPolicy(): AstroIntegration {
  return {
    name: "content-security-policy",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const joinStyleSheets = await joinSharedStyleSheets(folder);
        for await (const name of glob("**/*.html", { cwd: folder })) {
          const file = path.join(folder, name);
          const connect = name === sandboxPage ? "'self' http: https:" : "'self'";
          const html = joinStyleSheets(await readFile(file, "utf8"));
          await writeFile(file, protectPage(html, connect));
        }
      },
    },
  };
}

/** Writes the style sheets that all pages have to one file. Returns a function that replaces their links in a page. */
async function joinSharedStyleSheets(folder: string): Promise<(html: string) => string> {
  const read = (name: string) => readFile(path.join(folder, name), "utf8");
  const landing = await read("index.html");
  const pattern = /<link rel="stylesheet" href="[^"]*(_astro\/[^"]+)"(?: media="(.+?)")?>/g;
  const shared = [...(await read("404.html")).matchAll(pattern)].filter(([link]) => landing.includes(link));
  let joined = "";
  for (const [, name = "", media] of shared) {
    joined += media ? `@media ${media}{${await read(name)}}\n` : await read(name);
    await rm(path.join(folder, name));
  }
  const [first = "", ...others] = shared.map(([link]) => link);
  const name = `_astro/shared.${createHash("sha256").update(joined).digest("hex").slice(0, 8)}.css`;
  await writeFile(path.join(folder, name), joined);
  const link = first.replace(/_astro\/[^>]*/, `${name}"`);
  return (html) => others.reduce((page, other) => page.replace(other, ""), html.replace(first, link));
}

/** Adds the policy to a page, before everything that it governs. `connect`: value of `connect-src`. */
export function protectPage(html: string, connect: string): string {
  const scripts = hashesOf(html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs));
  const styles = hashesOf(html.matchAll(/ style="([^"]*)"/g));
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...(styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [])].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return html.replace(
    "<head>",
    `$&<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">`,
  );
}

function hashesOf(matches: Iterable<RegExpExecArray>): readonly string[] {
  const texts = new Set(Array.from(matches, ([, text = ""]) => text));
  return [...texts].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
