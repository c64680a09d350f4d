/** What a request may accept, and what its body may be. */
import { describe, expect, test } from "vitest";
import { checkAccept, checkContent } from "../../../src/platform/pipeline/negotiate.ts";

describe("Accept", () => {
  test.each([
    undefined,
    "",
    "*/*",
    "application/json",
    "APPLICATION/JSON",
    "application/*",
    "text/html, application/json;q=0.1",
    "text/html,*/*;q=0.8",
    "*/*;q=0, application/json",
    "application/json; charset=utf-8",
  ])("%s welcomes JSON", (accept) => {
    expect(() => checkAccept(accept)).not.toThrow();
  });

  test.each([
    "text/html",
    "application/xml",
    "*/*;q=0",
    "*/*, application/json;q=0",
    "application/json;q=0.000",
    "nonsense",
  ])("%s is refused with 406", (accept) => {
    expect(() => checkAccept(accept)).toThrowError(expect.objectContaining({ status: 406 }));
  });
});

describe("Content-Type and Content-Encoding", () => {
  test.each([
    { "content-type": "application/json" },
    { "content-type": "Application/JSON; charset=UTF-8" },
    { "content-type": 'application/json;charset="utf-8"' },
    { "content-type": "application/json", "content-encoding": "identity" },
  ])("%o passes", (headers) => {
    expect(() => checkContent(headers)).not.toThrow();
  });

  test.each([
    {},
    { "content-type": "text/plain" },
    { "content-type": "application/json; charset=iso-8859-1" },
    { "content-type": "application/json-patch+json" },
    { "content-type": "application/json", "content-encoding": "gzip" },
  ])("%o is refused with 415", (headers) => {
    expect(() => checkContent(headers)).toThrowError(expect.objectContaining({ status: 415 }));
  });
});
