/** The version that changes ask for (https://semver.org), of a document and of the package. */
import { gte, inc, major, valid } from "semver";

/** Part of a version that must go up, the highest first. */
const impacts = ["major", "minor", "patch"] as const;

export type Impact = (typeof impacts)[number];

/** The lowest version that changes ask for, undefined if there are none. Below 1.0 the minor version stands for the major one. */
export function nextVersion(released: string, changes: readonly Impact[]): string | undefined {
  const impact = impacts.find((each) => changes.includes(each));
  if (impact === undefined) return undefined;
  return inc(released, impact === "major" && major(released) === 0 ? "minor" : impact) ?? undefined;
}

/** Whether a text is a version. semver also accepts one after `v` or a space. */
export function isVersion(text: string): boolean {
  return /^\d/.test(text) && valid(text) !== null;
}

/** Whether a version is another or follows it. False for a text that is not a version. */
export function isAtLeast(version: string, other: string): boolean {
  return isVersion(version) && gte(version, other);
}
