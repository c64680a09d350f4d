/** Cases of the conformance suite, by group. */
import type { Cases } from "../subject.ts";
import { alerts } from "./alerts.ts";
import { bodies } from "./bodies.ts";
import { conditional } from "./conditional.ts";
import { credentials } from "./credentials.ts";
import { errors } from "./errors.ts";
import { filters } from "./filters.ts";
import { methods } from "./methods.ts";
import { reads } from "./reads.ts";
import { scoping } from "./scoping.ts";
import { settings } from "./settings.ts";

/** Cases whose result depends on the store. */
export const storeGroups: Readonly<Record<string, Cases>> = {
  ...{ reads, settings, alerts, filters, scoping, credentials },
  "conditional requests": conditional,
};

export const groups: Readonly<Record<string, Cases>> = { ...storeGroups, errors, methods, bodies };
