/** Types of a seed: the parts of the APIs in the register, and a type that these parts share. */
export type * from "../../../generated/platform/seed.ts";
export type { SeedValidity } from "./shared-types.ts";
