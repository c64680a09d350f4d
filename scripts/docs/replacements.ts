/** Replacements in generated text, which fail if the generator no longer writes what they look for. */

/** A global pattern with its replacement, as for `String.replaceAll`. */
export type Replacement = readonly [pattern: RegExp, replacement: string];

/** Applies replacements to several texts. */
export interface Replacer {
  /** Applies all replacements to a text, in their order. */
  apply(text: string): string;
  /** @throws if a pattern matched none of the texts */
  assertAllApplied(): void;
}

/** Creates a replacer. */
export function createReplacer(replacements: readonly Replacement[]): Replacer {
  const unused = new Set(replacements.map(([pattern]) => pattern));
  return {
    apply: (text) =>
      replacements.reduce((current, [pattern, replacement]) => {
        const next = current.replaceAll(pattern, replacement);
        if (next !== current) unused.delete(pattern);
        return next;
      }, text),
    assertAllApplied: () => {
      if (unused.size === 0) return;
      throw new Error(`Nothing matches ${[...unused].join(", ")}. Correct or remove the replacement.`);
    },
  };
}
