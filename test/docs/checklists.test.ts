/** The checklists of the guide "Changing the contract", followed in a copy of the repository. */
import { expect, onTestFinished, test } from "vitest";
import { runChecks } from "../../scripts/mutations/run-checks.ts";
import { createWorkingCopy } from "../../scripts/mutations/working-copy.ts";
import { makeExampleChange } from "../guides/example-change.ts";

/** Tests that compare the documents with other files. */
const tests =
  "test/openapi test/contract test/guides.test.ts test/platform/seed/demo.test.ts test/platform/conformance/memory.test.ts";

test("nothing fails after a setting and an operation are added as the checklists say", async () => {
  const copy = await createWorkingCopy();
  onTestFinished(copy.remove);
  await makeExampleChange(copy.root);
  const { signal } = new AbortController();
  expect(await runChecks(copy, ["generate", "typecheck", tests], 2, signal)).toBeUndefined();
}, 600_000);
