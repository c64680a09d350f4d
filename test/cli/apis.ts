/** The APIs of the command line with their commands, which the command line opens when one of them runs. */
import { apis as entries } from "../../generated/cli/apis.ts";
import { type CliApi, openApis } from "../../src/cli/model/cli-api.ts";

/** Adds what a context needs to open an API. */
export const entryOf = (api: CliApi) => ({ ...api, importCommands: async () => api.commands });

export const apis = (await openApis(entries)).map(entryOf);
