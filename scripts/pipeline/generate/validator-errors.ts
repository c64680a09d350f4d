/** Errors of compiled validators: Ajv's keywords, changed so that one error says what is wrong and what is expected. */
import { _, type Code, type CodeKeywordDefinition, Name, nil, stringify } from "ajv/dist/2020.js";
import { not, strConcat } from "ajv/dist/compile/codegen/index.js";
import ajvErrors from "ajv/dist/compile/errors.js";
import { resolveRef, type SchemaEnv } from "ajv/dist/compile/index.js";
import { checkDataTypes, DataType } from "ajv/dist/compile/validate/dataType.js";
import type { KeywordErrorCxt } from "ajv/dist/types/index.js";
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

/** Value of a bound. */
export const responseParams = Object.fromEntries(
  expectedKeywords.number
    .filter((keyword) => keyword !== "multipleOf")
    .map((keyword) => [keyword, ({ schemaCode }: KeywordErrorCxt) => _`{limit: ${schemaCode}}`]),
);

/** Details of an unknown member: its name, and an object with the names of all known ones. */
export const requestParams = {
  additionalProperties: ({ params, it }: KeywordErrorCxt): Code =>
    _`{additionalProperty: ${params["additionalProperty"]}, known: ${it.topSchemaRef}${it.schemaPath}.properties}`,
  ...Object.fromEntries(
    Object.entries(expectedKeywords).flatMap(([type, keywords]) =>
      keywords.map((keyword) => [keyword, (context: KeywordErrorCxt) => expectedParams(context, type)]),
    ),
  ),
  unevaluatedProperties: ({ params, it: { props } }: KeywordErrorCxt): Code =>
    _`{unevaluatedProperty: ${params["unevaluatedProperty"]}, known: ${props instanceof Name ? props : stringify(props)}}`,
};

function expectedParams({ keyword, schemaCode, parentSchema = {} }: KeywordErrorCxt, type?: string): Code {
  const { format, pattern, ...others } = parentSchema;
  const expected = describeExpected(
    // A pattern says little to people, beside other limits.
    keyword === "pattern"
      ? { type: others["type"], pattern }
      : { ...others, ...(Object.hasOwn(formats, format) && { format }) },
    type,
  );
  return /^m(?:in|ax)|^exclusive/.test(keyword)
    ? _`{limit: ${schemaCode}, expected: ${expected}}`
    : _`{expected: ${expected}}`;
}

/** Ajv's own details read the types from the schema. */
function typeParams({ schema }: KeywordErrorCxt): Code {
  return _`{type: ${stringify(schema)}}`;
}

/** Which errors validators report. */
export interface ErrorForm {
  /** Whether the values are responses, whose errors have no description of what is expected. */
  readonly isResponse?: boolean;
  /** Whether errors have the path of the keyword in the schema, and the property whose name is validated. */
  readonly isDetailed?: boolean;
}

/**
 * Runs a function that compiles or prints validators, with errors that one short statement adds, and errors of types with the details of other
 * keywords. Ajv has no option for either, and its own statement is most of a validator.
 */
export function withOwnErrors<Result>({ isResponse, isDetailed }: ErrorForm, run: () => Result): Result {
  const { reportError, reportExtraError } = ajvErrors;
  const report: typeof reportError = (context, error) => {
    const { keyword, it } = context;
    const { params } =
      keyword === "type" ? { params: isResponse ? typeParams : expectedParams } : (error ?? {});
    const propertyName = it.propertyName ? _`propertyName: ${it.propertyName}, ` : nil;
    const paths = isDetailed ? _`schemaPath: ${`${it.errSchemaPath}/${keyword}`}, ${propertyName}` : nil;
    const instancePath = strConcat(new Name("instancePath"), it.errorPath);
    const details = (typeof params === "function" ? params(context) : params) ?? _`{}`;
    const members = _`instancePath: ${instancePath}, ${paths}keyword: ${keyword}, params: ${details}`;
    // Errors of alternatives are dropped in any case.
    it.gen.code(_`(${vErrors} ??= []).push({${it.createErrors === false ? nil : members}})`);
    it.gen.code(_`${errors}++`);
  };
  try {
    Object.assign(ajvErrors, { reportError: report, reportExtraError: report });
    return run();
  } finally {
    Object.assign(ajvErrors, { reportError, reportExtraError });
  }
}
