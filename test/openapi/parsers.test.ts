/** Independent OpenAPI 3.1 parsers accept every bundle and reject broken copies. */
import { readFile } from "node:fs/promises";
import { Socket } from "node:net";
import path from "node:path";
import SwaggerParser from "@apidevtools/swagger-parser";
import { validate as validateWithScalar } from "@scalar/openapi-parser";
import { Validator } from "@seriousme/openapi-schema-validator";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { readRegister } from "../../scripts/lib/apis.ts";

/** The parts of a document that the broken copies change. */
interface DocumentNode {
  info: { title?: string };
  paths: Record<string, Record<string, OperationNode>>;
}
interface OperationNode {
  operationId?: string;
  parameters?: unknown[];
  responses: Record<string, unknown>;
}

/** Parses the text of a document; resolves to its errors. */
type Parser = (text: string) => Promise<readonly unknown[]>;

// For `valid: false` with an empty list of errors.
const unexplained = "invalid without a reason";

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
      // `external: false`: references to other files or hosts are not resolved.
      await SwaggerParser.validate(parse(text), { resolve: { external: false } });
      return [];
    } catch (error) {
      return [error];
    }
  },
};

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
  // Other tests check that the bundle is OpenAPI.
  const document: DocumentNode = parse(text);
  alter(document);
  // Indented: one of the parsers treats a text without a line break as a file name.
  return JSON.stringify(document, null, 2);
}

const connect = vi.spyOn(Socket.prototype, "connect");
beforeEach(() => {
  connect.mockReset().mockImplementation(() => {
    throw new Error("A parser opened a connection.");
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

    test("has no error after a round trip", async () => {
      expect(await read(altered(await bundle("yaml"), () => {}))).toEqual([]);
    });

    test.each(Object.entries(breakages))("is rejected if %s", async (_what, breakIt) => {
      expect(await read(altered(await bundle("yaml"), breakIt))).not.toEqual([]);
    });

    test("is parsed without resolving a reference to another host", async () => {
      // An address for documentation (RFC 5737). Resolving it would open a connection without a DNS look-up.
      const outside = { $ref: "http://192.0.2.1/other.yaml#/components/responses/Other" };
      const text = altered(await bundle("yaml"), (document) => {
        firstOperation(document).responses["418"] = outside;
      });
      await read(text);
      expect(connect).not.toHaveBeenCalled();
    });
  });
});
