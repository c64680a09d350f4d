/** Errors of compiled validators: Ajv's keywords, changed so that one error says what is wrong and what is expected. */
import { _, type CodeKeywordDefinition, Name, nil, str, stringify } from "ajv/dist/2020.js";
import { not, strConcat } from "ajv/dist/compile/codegen/index.js";
import ajvErrors from "ajv/dist/compile/errors.js";
import { resolveRef, type SchemaEnv } from "ajv/dist/compile/index.js";
import { checkDataTypes, DataType } from "ajv/dist/compile/validate/dataType.js";
import type { KeywordErrorDefinition } from "ajv/dist/types/index.js";
import { getValidate } from "ajv/dist/vocabularies/core/ref.js";
import { describeExpected } from "../../../src/contract/describe-range.ts";
import { formats } from "./formats.ts";

/**
 * Changes a keyword so that one error says what is wrong. A value that matches no alternative has one error, without those of every
 * alternative; for `if`, the errors of `then` say it all.
 */
export function reportOnce(definition: CodeKeywordDefinition): CodeKeywordDefinition {
  return {
    ...definition,
    code(context, type) {
      const isUnion = context.keyword !== "if";
      // The schema that the condition chooses applies, valid or not: its members are known.
      if (!isUnion) {
        context.mergeValidEvaluated = (part) => {
          context.mergeEvaluated(part, Name);
          return true;
        };
      }
      const [subschema, error] = [context.subschema.bind(context), context.error.bind(context)];
      context.subschema = (part, valid) =>
        subschema(isUnion ? { ...part, createErrors: false, allErrors: false } : part, valid);
      context.error = (...details) => {
        if (!isUnion) return;
        // A reference calls a function, which reports in any case.
        context.reset();
        error(...details);
        // Which members a value may have that matches no alternative is open: none of them is unknown.
        const { props } = context.it;
        if (props instanceof Name) context.gen.assign(props, true);
      };
      definition.code(context, type);
    },
  };
}

/** Ajv's names for the errors that a function has found, and for their number. */
const [vErrors, errors] = [new Name("vErrors"), new Name("errors")];

/**
 * Changes `$ref` so that errors are added one by one: Ajv copies those found before, which takes quadratic time in a long list. The members
 * that the target knows are known if it fails, too.
 */
export function addErrorsOfReference(definition: CodeKeywordDefinition): CodeKeywordDefinition {
  return {
    ...definition,
    code(context, type) {
      const { gen, it } = context;
      const result = context.result.bind(context);
      context.result = (call, addEvaluated) => {
        const target = resolveRef.call(it.self, it.schemaEnv.root, it.baseId, context.schema);
        // Only the target of a call has a result.
        const found = _`${getValidate(context, target as SchemaEnv)}.errors`;
        const addErrors = (): void => {
          gen.code(_`${vErrors} ??= []`);
          gen.forOf("error", found, (error) => gen.code(_`${vErrors}.push(${error})`));
          gen.assign(errors, _`${vErrors}.length`);
        };
        result(call, it.allErrors ? undefined : addEvaluated, addErrors);
        if (it.allErrors) addEvaluated?.();
      };
      definition.code(context, type);
    },
  };
}

/** Changes `allOf` so that a value of another type than that beside it is not reported by every part as well. */
export function checkTypeFirst(definition: CodeKeywordDefinition): CodeKeywordDefinition {
  return {
    ...definition,
    code(context, type) {
      const types = [context.parentSchema["type"] ?? []].flat();
      if (types.length === 0) return definition.code(context, type);
      context.gen.if(not(checkDataTypes(types, context.data, true, DataType.Wrong)), () =>
        definition.code(context, type),
      );
    },
  };
}

/** Keywords whose message says what is expected, by the type of value that they restrict. */
const expectedKeywords = {
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  string: ["minLength", "maxLength", "pattern", "format"],
  array: ["minItems", "maxItems"],
  object: ["minProperties", "maxProperties"],
};

/** Errors of responses, which have no messages: the value of a bound, and the types. */
const responseErrors: ErrorDefinitions = {
  type: { params: ({ schema }) => _`{type: ${stringify(schema)}}` },
  ...Object.fromEntries(
    expectedKeywords.number
      .filter((keyword) => keyword !== "multipleOf")
      .map((keyword) => [keyword, { params: ({ schemaCode }) => _`{limit: ${schemaCode}}` }]),
  ),
};

/** Errors of requests. Those of unknown members have an object with the names of all known ones; the client words them. */
const requestErrors: ErrorDefinitions = {
  additionalProperties: {
    params: ({ params, it }) =>
      _`{member: ${params["additionalProperty"]}, known: ${it.topSchemaRef}${it.schemaPath}.properties}`,
  },
  unevaluatedProperties: {
    params: ({ params, it: { props } }) =>
      _`{member: ${params["unevaluatedProperty"]}, known: ${props instanceof Name ? props : stringify(props)}}`,
  },
  type: expectedError(),
  ...Object.fromEntries(
    Object.entries(expectedKeywords).flatMap(([type, keywords]) =>
      keywords.map((keyword) => [keyword, expectedError(type)]),
    ),
  ),
  required: {
    message: "is missing",
    params: ({ params }) => _`{member: ${params["missingProperty"]}}`,
  },
  dependentRequired: {
    message: ({ params: { property } }) => `is missing beside ${property}`,
    params: ({ params }) => _`{member: ${params["missingProperty"]}}`,
  },
  enum: { message: ({ schema }) => `must be one of ${JSON.stringify(schema)}` },
  const: { message: ({ schema }) => `must be ${JSON.stringify(schema)}` },
  anyOf: { message: "matches no alternative" },
  oneOf: {
    message: ({ params: { passing } }) =>
      _`${passing} ? "matches several alternatives" : "matches no alternative"`,
  },
  propertyNames: {
    message: ({ params: { propertyName } }) => str`has a property with the invalid name ${propertyName}`,
  },
  not: { message: "has a form that is not allowed" },
  "false schema": { message: "is not allowed" },
};

/** Errors by keyword. `message`: the rest of a sentence that starts with the place of the value. */
type ErrorDefinitions = Readonly<Record<string, ErrorDefinition>>;
type ErrorDefinition = Partial<KeywordErrorDefinition>;

function expectedError(type?: string): ErrorDefinition {
  return {
    message: ({ keyword, parentSchema = {} }) => {
      const { format, pattern, ...others } = parentSchema;
      const expected = describeExpected(
        // A pattern says little to people, beside other limits.
        keyword === "pattern"
          ? { type: others["type"], pattern }
          : { ...others, ...(Object.hasOwn(formats, format) && { format }) },
        type,
      );
      return `must be ${expected}`;
    },
    params: ({ keyword, schemaCode }) =>
      /^m(?:in|ax)|^exclusive/.test(keyword) ? _`{limit: ${schemaCode}}` : _`{}`,
  };
}

/** Which errors validators report. */
export interface ErrorForm {
  /** Whether the values are responses, whose errors have no messages. */
  readonly isResponse?: boolean;
  /** Whether errors have the path of the keyword in the schema, and the property whose name is validated. */
  readonly isDetailed?: boolean;
}

/**
 * Runs a function that compiles or prints validators, with errors that one short statement adds: Ajv's own is most of a validator. Ajv has no option
 * for it, and none for errors of types.
 */
export function withOwnErrors<Result>({ isResponse, isDetailed }: ErrorForm, run: () => Result): Result {
  const { reportError, reportExtraError } = ajvErrors;
  const own = isResponse ? responseErrors : requestErrors;
  const report: typeof reportError = (context, definition) => {
    const { keyword, it } = context;
    const { message = "", params = _`{}` }: ErrorDefinition = own[keyword] ?? definition ?? {};
    const members = [
      _`instancePath: ${strConcat(new Name("instancePath"), it.errorPath)}`,
      ...(isDetailed ? [_`schemaPath: ${`${it.errSchemaPath}/${keyword}`}`] : []),
      ...(isDetailed && it.propertyName ? [_`propertyName: ${it.propertyName}`] : []),
      _`keyword: ${keyword}`,
      ...(isResponse || !message
        ? []
        : [_`message: ${typeof message === "function" ? message(context) : message}`]),
      _`params: ${typeof params === "function" ? params(context) : params}`,
    ];
    // Errors of alternatives are dropped in any case.
    const all = it.createErrors === false ? nil : members.reduce((list, member) => _`${list}, ${member}`);
    it.gen.code(_`(${vErrors} ??= []).push({${all}})`);
    it.gen.code(_`${errors}++`);
  };
  try {
    Object.assign(ajvErrors, { reportError: report, reportExtraError: report });
    return run();
  } finally {
    Object.assign(ajvErrors, { reportError, reportExtraError });
  }
}
