/** All cases of the conformance suite. */
import type { CaseGroup } from "../case.ts";
import { alerts } from "./alerts.ts";
import { bodies } from "./bodies.ts";
import { conditional } from "./conditional.ts";
import { credentials } from "./credentials.ts";
import { errors } from "./errors.ts";
import { filters } from "./filters.ts";
import { methods } from "./methods.ts";
import { negotiation } from "./negotiation.ts";
import { reads } from "./reads.ts";
import { scoping } from "./scoping.ts";
import { settings } from "./settings.ts";

export const groups: readonly CaseGroup[] = [
  reads,
  settings,
  alerts,
  filters,
  scoping,
  errors,
  credentials,
  methods,
  negotiation,
  conditional,
  bodies,
];
