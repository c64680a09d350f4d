/** The JSON Schema dialect of all documents, which redocly.yaml requires. */
export const dialect = "https://json-schema.org/draft/2020-12/schema";
