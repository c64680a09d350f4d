/** A default parameter of a profile is accepted if an operation accepts it. */
import { expect, test } from "vitest";
import type { CliApi, ClientModule } from "../../../src/cli/model/cli-api.ts";
import type { CommandModel } from "../../../src/cli/model/command-model.ts";
import { findViolation } from "../../../src/cli/profile/check-parameter.ts";

/** Operations with the parameter `x`, each of a type, of which the client accepts every value. */
function apiOf(...types: readonly string[]): CliApi {
  const commands = types.map((type, index) => ({
    operationId: `read${index}`,
    parameters: [{ name: "x", type }],
  }));
  const importClient = async () => ({
    operations: Object.fromEntries(
      commands.map(({ operationId, parameters }) => [operationId, { parameters }]),
    ),
    createClient: (options: { readonly fetch: typeof fetch }) =>
      Object.fromEntries(
        commands.map(({ operationId }) => [
          operationId,
          { withResponse: () => options.fetch("https://a.example") },
        ]),
      ),
  });
  return {
    commands: commands as unknown as readonly CommandModel[],
    credentials: [],
    importClient: importClient as unknown as () => Promise<ClientModule>,
  } as unknown as CliApi;
}

test.each([
  [["any"], "parameters.x is not JSON. Write a text that begins so as a JSON string."],
  [["any", "string"], undefined],
  [["string", "any"], undefined],
  [["string"], undefined],
])("of the types %j: %s", async (types, violation) => {
  expect(await findViolation(apiOf(...types), "x", "[abc")).toBe(violation);
});
