import { fileURLToPath } from "node:url";

/** The repository's root folder, absolute. */
export const repositoryRoot = fileURLToPath(new URL("../../", import.meta.url));
