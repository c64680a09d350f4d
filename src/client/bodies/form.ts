/** Bodies of forms: objects whose members are the fields, sent as `FormData` or form-encoded. */
import { isPlainObject } from "../../contract/check-options.ts";
import { appendPointer } from "../../contract/json-pointer.ts";
import { encodeForm, writeForm } from "../../contract/write-form.ts";
import type { BodyCodec } from "../body-codec.ts";
import { hasInherited, writeJson } from "../build-request.ts";

const isFile = (value: unknown): value is Blob => value instanceof Blob;

/** Bodies of forms. A file is validated as a text, as its schema says. */
export const form: BodyCodec = {
  write: (body, context) => {
    const { requestBody, headers, fail } = context;
    // Its fields are read before it is JSON.
    if (!requestBody || !isPlainObject(body) || "toJSON" in body || hasInherited(body))
      return fail("must be a plain object with the fields as members");
    const mayBeFile = (name: string): boolean => {
      const field = requestBody.fields?.find((each) => each.name === name);
      return field !== undefined && (field.isFile === true || field.type === undefined);
    };
    const files = new Map<string, unknown>();
    const members = Object.entries(body).map(([name, value]) => {
      if (![value].flat().some(isFile) || !mayBeFile(name)) return [name, value];
      files.set(name, value);
      return [name, Array.isArray(value) ? value.map(hideFile) : hideFile(value)];
    });
    const text = writeJson(Object.fromEntries(members), context);
    const entries = writeForm(
      requestBody,
      { ...JSON.parse(text), ...Object.fromEntries(files) },
      {
        isFile,
        fail: (name, message) => fail(message, {}, "type", appendPointer("/body", name)),
      },
    );
    const data = encodeForm(requestBody, entries);
    if (data instanceof URLSearchParams) return data.toString();
    // The runtime states it, with the boundary between the parts.
    delete headers["content-type"];
    return data;
  },
};

const hideFile = (value: unknown): unknown => (isFile(value) ? "file" : value);
