import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { protectPage } from "../../src/docs/integrations/content-security-policy.ts";

function protect(body: string): { readonly html: string; readonly rules: Map<string, string> } {
  const rules = new Map<string, string>();
  const page = `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`;
  return { html: protectPage(page, { connect: "'self'", styleSheet: "/styles.css", rules }), rules };
}

test("the policy is the first element of the head, and allows no inline code", () => {
  const { html } = protect("");
  expect(html).toMatch(/<head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /);
  expect(html).toContain("script-src 'self'; style-src 'self'; ");
  expect(html).not.toContain("unsafe");
});

test("an inline script is allowed by its hash, and one from a file needs none", () => {
  const hash = createHash("sha256").update("start()").digest("base64");
  const { html } = protect(`<script>start()</script><script>start()</script><script src="/a.js"></script>`);
  expect(html).toContain(`script-src 'self' 'sha256-${hash}'; `);
});

test("a style attribute becomes a class, beside the classes that there are", () => {
  const { html, rules } = protect(
    `<p class="lead" style="color:red">A</p><p style="color:red">B</p><p>C</p>`,
  );
  const name = rules.get("color:red");
  expect(html).toContain(`<p class="lead ${name}">A</p><p class="${name}">B</p><p>C</p>`);
  expect(html).toContain(`<link rel="stylesheet" href="/styles.css"></head>`);
  expect([...rules]).toHaveLength(1);
});

test("elements within a template are protected, too", () => {
  const { html, rules } = protect(`<template><b style="top:0">A</b></template>`);
  expect(html).toContain(`<template><b class="${rules.get("top:0")}">A</b></template>`);
});
