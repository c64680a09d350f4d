/** Semantic versions (https://semver.org), of documents and of the package. */

/** Part of a version that must go up, the highest first. */
const impacts = ["major", "minor", "patch"] as const;

export type Impact = (typeof impacts)[number];

const pattern = /^(\d+)\.(\d+)\.(\d+)(?:-([\w.-]+))?(?:\+[\w.-]+)?$/;

export function isVersion(text: string): boolean {
  return pattern.test(text);
}

/** The lowest version that changes ask for, undefined if there are none. Below 1.0 the minor version stands for the major one. */
export function nextVersion(released: string, changes: readonly Impact[]): string | undefined {
  const [, major = 0, minor = 0, patch = 0] = pattern.exec(released)?.map(Number) ?? [];
  const impact = impacts.find((each) => changes.includes(each));
  if (impact === undefined) return undefined;
  if (impact === "major" && major > 0) return `${major + 1}.0.0`;
  if (impact === "patch") return `${major}.${minor}.${patch + 1}`;
  return `${major}.${minor + 1}.0`;
}

/** Whether a version is another or follows it: a pre-release comes before its version. False for what is not a version. */
export function isAtLeast(version: string, other: string): boolean {
  const [one, two] = [pattern.exec(version), pattern.exec(other)];
  if (!one || !two) return false;
  for (const part of [1, 2, 3]) {
    const difference = Number(one[part]) - Number(two[part]);
    if (difference !== 0) return difference > 0;
  }
  if (one[4] === undefined || two[4] === undefined) return one[4] === undefined;
  return isPreReleaseAtLeast(one[4].split("."), two[4].split("."));
}

/** Numbers come before words, and the shorter of two lists that begin alike before the longer. */
function isPreReleaseAtLeast(
  [first, ...rest]: readonly string[],
  [other, ...others]: readonly string[],
): boolean {
  if (other === undefined) return true;
  if (first === undefined) return false;
  if (first === other) return isPreReleaseAtLeast(rest, others);
  const [isNumber, isOtherNumber] = [first, other].map((each) => /^\d+$/.test(each));
  if (isNumber && isOtherNumber) return Number(first) > Number(other);
  return isNumber === isOtherNumber ? first > other : isOtherNumber === true;
}
