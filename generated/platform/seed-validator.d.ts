// Generated from src/platform/seed/seed.schema.yaml by `npm run generate`. Do not edit.
import type { SeedValidator } from "../../src/platform/seed/check-schema.ts";

/** Validates a seed. */
export declare const validateSeed: SeedValidator;
