// Generated from the register of APIs by `npm run generate`. Do not edit.
import * as management from "../../src/platform/apis/management/seed-section.ts";
import * as observability from "../../src/platform/apis/observability/seed-section.ts";
import type { SeedSection } from "../../src/platform/seed/section.ts";

/** Parts of a seed, in the order of the register. */
export const seedSections: readonly SeedSection[] = [management.seedSection, observability.seedSection];
