// Generated from src/platform/seed/seed.schema.yaml by `npm run generate`. Do not edit.
import type { Validator } from "../../src/contract/validator.ts";

/** Validates a seed. */
export declare const validateSeed: Validator;
