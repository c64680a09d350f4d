import { describe, expect, test } from "vitest";
import { readBody } from "../../src/client/read-body.ts";

/** A response as a browser gives it to another origin: decompressed, its length that of what was sent. */
function fromOtherOrigin(text: string, sent: number): Response {
  const response = new Response(text, { headers: { "content-length": String(sent) } });
  return Object.defineProperty(response, "type", { value: "cors" });
}

describe("a body whose compression cannot be seen", () => {
  test("is refused when it is larger than the limit, whatever its length says", async () => {
    const body = await readBody(fromOtherOrigin("x".repeat(1000), 10), 100);
    expect(body).toEqual({ text: "x".repeat(100), isTruncated: true });
  });

  test("is read when it is not", async () => {
    const body = await readBody(fromOtherOrigin("x".repeat(100), 10), 100);
    expect(body).toEqual({ text: "x".repeat(100), isTruncated: false });
  });
});
