import { fileURLToPath } from "node:url";

/** Root folder of the repository, absolute path. */
export const repositoryRoot = fileURLToPath(new URL("../../", import.meta.url));
