/** The one JSON Schema dialect of all documents: every tool of the pipeline validates by it. */
export const dialect = "https://json-schema.org/draft/2020-12/schema";
