/**
 * How the search ranks pages: weights of parts of pages (`data-pagefind-weight`, from 0 to 10; headings have 7 to 2 by default, other text 1),
 * and the ranking of Pagefind.
 */
export const searchWeights = {
  /** A search for an operation finds its own page first. */
  operationId: 10,
  platformChoiceHeading: 1,
  /** Searches of "changed" would find the guide that is named by that word before the changelog. */
  changelogIntroduction: 10,
  /** It repeats words of the guides, which explain more. Its headings keep their weights, so that the name of an export finds it. */
  typescriptReference: 0.2,
} as const;

/** Ranks pages by how close their words are to the query rather than by how often they occur, as Starlight does. */
export const ranking = { pageLength: 0.1, termFrequency: 0.1, termSaturation: 2, termSimilarity: 9 };
