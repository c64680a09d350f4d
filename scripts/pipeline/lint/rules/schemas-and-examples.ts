/**
 * Rule `schemas-and-examples`: every schema compiles with Ajv in strict mode, and every value that has a schema is valid. A mock or a
 * client that cannot compile a schema may silently stop validating.
 */
import type { Location, Oas3Rule, UserContext } from "@redocly/openapi-core";
import { describeIssue } from "../../../../src/contract/issue.ts";
import { splitPointer } from "../../../../src/contract/json-pointer.ts";
import { type CompiledSchemas, compileSchemas, type Marker, type RuleProblem } from "../compile-schemas.ts";
import { readSources } from "../read-sources.ts";
import { isObjectOrArray, isReference } from "../type-guards.ts";

/** A value in a document. */
interface LocatedValue {
  readonly value: unknown;
  readonly location: Location;
}

/** A value with the schema that it must match, and the location that the schema's references start from. */
interface SchemaValue extends LocatedValue {
  readonly schema: object;
  readonly from: Location;
  /** Marker of the members that the value must not have. */
  readonly without?: Marker | undefined;
}

/** The members of a media type, a parameter or a header that the rule reads. */
interface Content {
  readonly schema?: unknown;
  readonly example?: unknown;
  readonly examples?: unknown;
}

export const schemasAndExamples: Oas3Rule = () => {
  // Nested schemas come before the schemas that contain them.
  const schemas = new Map<object, Location>();
  const values: SchemaValue[] = [];

  const addSchema = (schema: object, location: Location) => {
    schemas.set(schema, location);
    for (const value of valuesOf(schema, location)) values.push({ ...value, schema, from: location });
  };
  /** Marker that belongs to the other direction than the bodies that are being visited. */
  let without: Marker | undefined;
  const addExamples = (content: Content, context: UserContext) => {
    const { schema } = content;
    for (const { value, location } of examplesOf(content, context)) {
      if (isObjectOrArray(schema)) values.push({ value, location, schema, from: context.location, without });
      else context.report({ message: "This example has no schema. Add a `schema` beside it.", location });
    }
  };

  return {
    ref: {
      // A `$ref` with other keywords beside it is a schema of its own; the `Schema` visitor receives its target.
      leave(node, { type, location }) {
        if (type.name === "Schema" && Object.keys(node).length > 1) addSchema(node, location);
      },
    },
    Schema: { leave: (schema, { location }) => addSchema(schema, location) },
    RequestBody: {
      enter: () => {
        without = "readOnly";
      },
      leave: () => {
        without = undefined;
      },
    },
    Response: {
      enter: () => {
        without = "writeOnly";
      },
      leave: () => {
        without = undefined;
      },
    },
    MediaType: addExamples,
    Parameter: addExamples,
    Header: addExamples,
    Root: {
      leave(document, context) {
        const { report, resolve } = context;
        if (schemas.size === 0) report({ message: "The document has no schema to check. Add one." });
        if (values.length === 0) report({ message: "The document has no example to check. Add one." });
        const { problems, validatorOf } = compileSchemas(schemas, resolve);
        // The rule `supported` says what to do about its parts.
        const places = readSources(document, context).problems.map(({ place }) => place);
        const isRefused = ({ absolutePointer }: Location): boolean =>
          places.some((place) => place.startsWith(absolutePointer) || absolutePointer.startsWith(place));
        for (const problem of problems) if (!isRefused(problem.location)) report(problem);
        for (const problem of validateValues(values, validatorOf)) report(problem);
      },
    },
  };
};

function validateValues(
  values: readonly SchemaValue[],
  validatorOf: CompiledSchemas["validatorOf"],
): Iterable<RuleProblem> {
  // By place and message: operations share examples, and each problem is reported once.
  const problems = new Map<string, RuleProblem>();
  for (const { value, location, schema, from, without } of values) {
    const validate = validatorOf(schema, from, without);
    if (!validate || validate(value)) continue;
    for (const error of validate.errors ?? []) {
      const { pointer, message } = describeIssue(error, "");
      const place = pointer === "" ? location : location.child(splitPointer(pointer));
      problems.set(`${place.absolutePointer} ${message}`, {
        message: `This value does not match its schema: it ${message}. Correct the value or the schema.`,
        location: place,
      });
    }
  }
  return problems.values();
}

/** Values in a schema that the schema itself must accept. */
function valuesOf(schema: object, location: Location): LocatedValue[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    switch (keyword) {
      case "example":
      case "default":
      case "const":
        return [{ value, location: location.child(keyword) }];
      case "examples":
      case "enum":
        return [value]
          .flat()
          .map((each, index) => ({ value: each, location: location.child([keyword, index]) }));
      default:
        return [];
    }
  });
}

/** Values of `example` and of `examples`. */
function examplesOf(content: Content, { location, resolve, report }: UserContext): LocatedValue[] {
  const found: LocatedValue[] = [];
  if (content.example !== undefined)
    found.push({ value: content.example, location: location.child("example") });
  for (const [name, entry] of Object.entries(content.examples ?? {})) {
    const inPlace = { node: entry, location: location.child(["examples", name]) };
    const example = isReference(entry) ? resolve<object>(entry) : inPlace;
    if (!isObjectOrArray(example.node) || !example.location) continue;
    if ("value" in example.node) {
      found.push({ value: example.node.value, location: example.location.child("value") });
      // The rule `supported` reports an external value.
    } else if (!("externalValue" in example.node)) {
      report({ message: "This example has no `value` to check. Add one.", location: example.location });
    }
  }
  return found;
}
