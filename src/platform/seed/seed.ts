/** Types of seeds: what the APIs of the register have in them, and what these parts share. */
export type * from "../../../generated/platform/seed.ts";
export type { SeedValidity } from "./shared-types.ts";
