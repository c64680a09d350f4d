/** The public API is the one that was reviewed. */
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { repositoryRoot } from "../../scripts/lib/repository.ts";
import { reportApi } from "../../scripts/package/api-report/report.ts";

const reviewed = path.join(repositoryRoot, "api-report");
const reports = await reportApi(inject("package").installed);

test("api-report/ has one report for each entry", async () => {
  expect((await readdir(reviewed)).toSorted()).toEqual([...reports.keys()].toSorted());
});

test.each([...reports])("api-report/%s is up to date", async (name, text) => {
  const known = await readFile(path.join(reviewed, name), "utf8");
  const hint =
    "The public API has changed. If this is intended, run `npm run api-report` and commit the reports.";
  expect(text, hint).toBe(known);
});
