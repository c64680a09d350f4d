/** Three OpenAPI 3.1 parsers that share no reading code with the pipeline read every bundle, and refuse broken copies. */
import { readFile } from "node:fs/promises";
import { Socket } from "node:net";
import path from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { validate as validateWithScalar } from "@scalar/openapi-parser";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { readRegister } from "../../scripts/lib/apis.ts";

/** What the broken copies reach into; the rest of a document is of no concern here. */
interface DocumentNode {
  info: { title?: string };
  paths: Record<string, Record<string, OperationNode>>;
}
interface OperationNode {
  operationId?: string;
  parameters?: unknown[];
  responses: Record<string, unknown>;
}

/** Reads the text of a document; resolves to everything the parser found wrong with it. */
type Parser = (text: string) => Promise<readonly unknown[]>;

// An error list that is empty beside `valid: false` must not read as success.
const unexplained = "refused without a reason";

const parsers: Record<string, Parser> = {
  "@scalar/openapi-parser": async (text) => {
    const { valid, errors = [] } = await validateWithScalar(text);
    return valid || errors.length > 0 ? errors : [unexplained];
  },
  "@seriousme/openapi-schema-validator": async (text) => {
    const { valid, errors } = await new Validator().validate(text);
    return valid ? [] : [errors ?? unexplained];
  },
  "@apidevtools/swagger-parser": async (text) => {
    try {
      // `external: false` keeps it from following a reference to another file or host.
      await SwaggerParser.validate(parse(text), { resolve: { external: false } });
      return [];
    } catch (error) {
      return [error];
    }
  },
};

// OpenAPI 3.1 made `responses` of an operation optional, so leaving it out breaks nothing.
const breakages: Record<string, (document: DocumentNode) => void> = {
  "info has no title": (document) => {
    delete document.info.title;
  },
  "a parameter has no `in`": (document) => {
    const operation = firstOperation(document);
    operation.parameters = [...(operation.parameters ?? []), { name: "broken", schema: { type: "string" } }];
  },
  "a response has no description": (document) => {
    firstOperation(document).responses["418"] = { content: {} };
  },
  "a reference points at nothing": (document) => {
    firstOperation(document).responses["418"] = { $ref: "#/components/responses/NoSuchResponse" };
  },
};

function firstOperation(document: DocumentNode): OperationNode {
  const operation = Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .find((node) => node.operationId !== undefined);
  if (!operation) throw new Error("The bundle has no operation: give its paths one with an operationId.");
  return operation;
}

function altered(text: string, alter: (document: DocumentNode) => void): string {
  // The tests of the unaltered bundle hold that it is OpenAPI, and so has this form.
  const document: DocumentNode = parse(text);
  alter(document);
  // Indented, because one of the parsers takes a text without a line break for a file name.
  return JSON.stringify(document, null, 2);
}

const connect = vi.spyOn(Socket.prototype, "connect");
beforeEach(() => {
  connect.mockReset().mockImplementation(() => {
    throw new Error("A parser opened a connection: it must work from the text alone.");
  });
});
afterEach(() => expect(connect).not.toHaveBeenCalled());

const { apis } = await readRegister();

describe.each(apis)("the bundle of the API $name", ({ generated }) => {
  const bundle = (extension: string) => readFile(path.join(generated, `openapi.${extension}`), "utf8");

  describe.each(Object.entries(parsers))("read by %s", (_name, read) => {
    test.each(["yaml", "json"])("has no error as %s", async (extension) => {
      expect(await read(await bundle(extension))).toEqual([]);
    });

    test("has no error after a round trip that breaks nothing", async () => {
      expect(await read(altered(await bundle("yaml"), () => {}))).toEqual([]);
    });

    test.each(Object.entries(breakages))("is refused when %s", async (_what, breakIt) => {
      expect(await read(altered(await bundle("yaml"), breakIt))).not.toEqual([]);
    });

    test("is read without following a reference to another host", async () => {
      // An address of RFC 5737, which nobody has: literal, so following it would begin with a connection.
      const outside = { $ref: "http://192.0.2.1/other.yaml#/components/responses/Other" };
      const text = altered(await bundle("yaml"), (document) => {
        firstOperation(document).responses["418"] = outside;
      });
      await read(text);
      expect(connect).not.toHaveBeenCalled();
    });
  });
});
