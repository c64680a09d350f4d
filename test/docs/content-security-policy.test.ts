import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { protectPage } from "../../src/docs/integrations/content-security-policy.ts";

const protect = (body: string) => protectPage(`<html><head><title>A</title></head>${body}</html>`, "'self'");
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("the policy is the first element of the head, and allows no inline code", () => {
  expect(protect("")).toMatch(
    /^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /,
  );
  expect(protect("")).toContain("script-src 'self'; style-src 'self'; ");
});

test("inline scripts and style attributes are allowed by their hashes, each once; a script from a file needs none", () => {
  const code = "<script>start()\n</script>";
  const style = '<template><p class="a" style="top:0">A</p></template>';
  const html = protect(`${code}${code}<script type="module" src="/a.js"></script>${style}${style}`);
  expect(html).toContain(`script-src 'self' ${hashOf("start()\n")}; `);
  expect(html).toContain(`style-src 'self' 'unsafe-hashes' ${hashOf("top:0")}; `);
});
