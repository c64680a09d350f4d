/** Runs the command line of the two APIs in this process. */
import { apis, entryOf } from "./apis.ts";
import { runMain } from "./run-main.ts";

const operationIds = ["listServices", "getPipe", "updatePipeSettings", "updateAlert", "listDashboards"];

/** The APIs with the operations that tests name. An operation or API that is added does not change what these tests expect. */
export const namedApis = apis
  .map((api) => ({
    ...api,
    commands: api.commands.filter(({ operationId }) => operationIds.includes(operationId)),
  }))
  .filter(({ commands }) => commands.length > 0)
  .map(entryOf);

/** The first of these APIs with its operations 20 times, such as 60 commands, `get-pipe-7` and the like. */
export const largeApis = namedApis.slice(0, 1).map((api) => {
  const commands = Array.from({ length: 20 }, (_, index) =>
    api.commands.map((command) => ({
      ...command,
      name: `${command.name}-${index}`,
      summary: `${command.summary} ${index}`,
      tool: `${command.operationId}${index}`,
    })),
  ).flat();
  return { ...api, commands, importCommands: async () => commands };
});

/** Runs the command line with these APIs: see {@link runMain}. */
export const runCommand: typeof runMain = (args, env, streams, context) =>
  runMain(args, env, streams, { apis: namedApis, ...context });
