import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { protectPage } from "../../src/docs/integrations/content-security-policy.ts";

/** Protects a page. Returns it with the text of its last style sheet. */
function protect(body: string): { readonly html: string; readonly css: string | undefined } {
  let css: string | undefined;
  const addStyleSheet = (text: string): string => {
    css = text;
    return text.includes("shared") ? "/shared.css" : "/styles.css";
  };
  const readStyleSheet = (address: string): string => `/* ${address} */`;
  const isShared = (address: string): boolean => address.startsWith("/shared");
  const page = `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body}</body></html>`;
  return { html: protectPage(page, { connect: "'self'", readStyleSheet, isShared, addStyleSheet }), css };
}

function classOf(css: string | undefined, style: string): string | undefined {
  return css
    ?.split("\n")
    .find((line) => line.endsWith(`{${style}}`))
    ?.split(".")[1];
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
  const { html, css } = protect(`<p class="lead" style="color:red">A</p><p style="color:red">B</p><p>C</p>`);
  const name = classOf(css, "color:red");
  expect(name).toMatch(/^s-[\da-f]{8}$/);
  expect(html).toContain(`<p class="lead ${name}">A</p><p class="${name}">B</p><p>C</p>`);
  expect(html).toContain(`<link rel="stylesheet" href="/styles.css"></head>`);
  expect(css).toBe(`.${name}.${name}{color:red}\n`);
});

test("the order of style attributes does not change the style sheet, and a page without any has none", () => {
  const [red, blue] = [`<b style="color:red">A</b>`, `<b style="color:blue">B</b>`];
  expect(protect(red + blue).css).toBe(protect(blue + red).css);
  expect(protect("").html).not.toContain("stylesheet");
});

test("elements within a template are protected, too", () => {
  const { html, css } = protect(`<template><b style="top:0">A</b></template>`);
  expect(html).toContain(`<template><b class="${classOf(css, "top:0")}">A</b></template>`);
});

test("the style sheets of a page are joined to two, in their order and with their media", () => {
  const links = ["/shared-a.css", "/b.css", "/shared-c.css"].map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  );
  const { html, css } = protect(
    `${links.join("")}<link rel="stylesheet" href="/d.css" media="print"><b style="top:0"></b>`,
  );
  expect(html.match(/<link[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/shared.css">',
    '<link rel="stylesheet" href="/styles.css">',
  ]);
  expect(css).toBe(
    `/* /b.css */\n@media print{/* /d.css */}\n.${classOf(css, "top:0")}.${classOf(css, "top:0")}{top:0}\n`,
  );
});
