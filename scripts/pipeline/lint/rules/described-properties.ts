/** Rule `described-properties`: every property has a description and an example, beside its reference or in the schema that it refers to. */
import type { Oas3Rule } from "@redocly/openapi-core";
import { isObject } from "../../../../src/contract/openapi.ts";

const hasExample = (part: object): boolean =>
  "example" in part || ("examples" in part && Array.isArray(part.examples) && part.examples.length > 0);

export const describedProperties: Oas3Rule = () => ({
  Schema: {
    enter({ properties }, { location, report, resolve }) {
      for (const [name, property] of Object.entries(properties ?? {})) {
        if (!isObject(property)) continue;
        const { $ref } = property;
        const target = typeof $ref === "string" ? resolve<object>({ $ref }).node : undefined;
        const parts = [property, ...(target ? [target] : [])];
        const place = location.child(["properties", name]);
        if (!parts.some((part) => "description" in part))
          report({ message: "Add a `description` to this property.", location: place });
        if (!parts.some(hasExample)) report({ message: "Add `examples` to this property.", location: place });
      }
    },
  },
});
