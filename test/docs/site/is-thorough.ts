/** Whether `npm run test:docs` runs all tests of the site; `npm test` must be fast and runs some. */
export const isThorough = process.env["DOCS_TESTS"] === "all";
