/** Full-text search of the site's entries, with MiniSearch. Runs in the browser. */
import MiniSearch, { type SearchOptions, type SearchResult } from "minisearch";

type ApiKind = "operation" | "schema" | "field" | "command";
export type SearchKind = ApiKind | "guide" | "TypeScript" | "reference" | "page";

/** A page or a section that the search finds. */
export interface SearchEntry {
  readonly kind: SearchKind;
  readonly weight: number;
  /** Address below the base of the site. */
  readonly url: string;
  readonly title: string;
  /** Title of its page. */
  readonly page: string;
  /** Name of the API that it is part of. */
  readonly api?: string;
  /** Pages that have a field as well. */
  readonly places?: readonly string[];
  /** Names of it besides the title: the words of its address, and the first cells of its tables. */
  readonly names: readonly string[];
  readonly text: string;
}

export interface SearchHit extends SearchEntry {
  /** Part of the text around the first word that was found. */
  readonly excerpt: readonly ExcerptPart[];
}

export interface ExcerptPart {
  readonly text: string;
  readonly isFound: boolean;
}

const maxHits = 20;
/** Hits of one page, and of one API, before hits of others. */
const maxPerPage = 3;
const maxPerApi = 5;
/** Words of an excerpt with what is between them, and those before the first word that was found. */
const excerptParts = 48;
const partsBefore = 12;

/** Words without a meaning of their own. */
const stopWords = new Set(
  "a an and are as at be by can do does for from happen happens how i in is it its my of on or set should that the this to use was what when which with you your".split(
    " ",
  ),
);

/** Words that readers type for a word of the pages. */
const synonyms = new Map(
  Object.entries({
    authentication: "auth authenticate authorization authorize login",
    cli: "terminal",
    client: "sdk",
    complete: "autocomplete autocompletion completion",
    environment: "env",
    error: "exception fail failure",
    inferred: "assumption",
    log: "debug logging",
    openapi: "spec specification swagger",
    postgresql: "pg postgres",
    quickstart: "tutorial",
    sandbox: "playground",
    seed: "fixture",
    validate: "validation",
    variable: "var",
  }).flatMap(([word, others]) => others.split(" ").map((other) => [stem(other), stem(word)])),
);

const boost = { title: 6, names: 3, page: 3, text: 1 };
const options: SearchOptions = { boost, combineWith: "AND" };

export function createSearchEngine() {
  const entries: SearchEntry[] = [];
  const index = new MiniSearch<SearchEntry & { readonly id: number }>({
    fields: ["title", "names", "page", "text"],
    // The title of a page counts once.
    extractField: (entry, field) =>
      field === "page" && entry.page === entry.title ? "" : entry[field as keyof typeof entry],
    tokenize: (text) => [...wordsOf(text), ...compoundsOf(text)],
    processTerm: termsOf,
    searchOptions: { tokenize: wordsOf, processTerm: (word) => termsOf(word).slice(-1) },
  });
  return {
    add(more: readonly SearchEntry[]): void {
      index.addAll(more.map((entry, offset) => ({ ...entry, id: entries.length + offset })));
      entries.push(...more);
    },
    /** Finds entries with all words of a query; otherwise with similar words, or with some of them. */
    search(query: string): readonly SearchHit[] {
      const words = wordsOf(query);
      const name = nameOf(query);
      const boostDocument = (id: number): number => {
        const entry = entries[id];
        if (!entry) return 1;
        const isName = (text: string): boolean => nameOf(text) === name;
        // The longer a name, the less it is met by chance: a field such as `type` has the name of much else.
        const isCommon = entry.kind === "field" && words.length === 1;
        const factor = isName(entry.title) && !isCommon ? 4 : entry.names.some(isName) ? 1.5 : 0;
        return entry.weight * Math.max(1, factor * words.length);
      };
      const prefix = (term: string, index: number, terms: readonly string[]): boolean =>
        index === terms.length - 1 && term.length > 1;
      const fuzzy = (term: string): number => (term.length > 4 ? 0.2 : 0);
      const attempts: readonly SearchOptions[] = [{}, { fuzzy }, { fuzzy, combineWith: "OR" }];
      for (const attempt of attempts) {
        const isEnough = ({ id, queryTerms: { length }, match }: SearchResult): boolean => {
          const isTitle = Object.values(match).some((fields) => fields.includes("title"));
          // Half of the words, or fewer, are met by chance, except in a title.
          const isName = isTitle && entries[id]?.kind !== "TypeScript";
          return attempt.combineWith !== "OR" || length * 2 > words.length - (isName ? 1 : 0);
        };
        const found = index.search(query, { ...options, boostDocument, prefix, ...attempt }).filter(isEnough);
        if (found.length === 0) continue;
        return spread(
          found.flatMap(({ id, terms }) => {
            const entry = entries[id];
            return entry ? [{ ...entry, excerpt: createExcerpt(entry.text, new Set(terms)) }] : [];
          }),
        );
      }
      return [];
    },
  };
}

/** Splits a text into words, and names such as `engine_max_threads` or `updatePipeSettings` into theirs. */
function wordsOf(text: string): string[] {
  const joined = text
    .replace(/\b(log|sign)[ -]in\b/gi, "login")
    .replace(/\bcommand[ -]line\b/gi, "$& cli")
    .replace(/\bquick[ -]start\b/gi, "$& quickstart");
  const words = joined.match(/[\p{L}\p{N}]+/gu) ?? [];
  const meaningful = words.filter((word) => !stopWords.has(word.toLowerCase()));
  return meaningful.flatMap((word) => word.split(/(?<=[\p{Ll}\d])(?=\p{Lu})/u));
}

/** Names of several words that are written together, such as `OpenAPI`, which readers may type in small letters. */
function compoundsOf(text: string): string[] {
  return text.match(/\p{L}*[\p{Ll}\d]\p{Lu}[\p{L}\d]*/gu) ?? [];
}

/** Reduces a word to its stem, by the usual endings of English. */
function stem(word: string): string {
  const singular = word
    .toLowerCase()
    .replace(/(?<=..)ie[sd]$/, "y")
    .replace(/(?<=ss|x|ch|sh)es$/, "")
    .replace(/(?<=..[^su])s$/, "");
  return singular.replace(/(?<=...)(?:ing|ed)$|(?<=....)(?:ly|e)$/, "");
}

/** The stem of a word, and that of the word of the pages for it. */
function termsOf(word: string): string[] {
  const term = stem(word);
  return [...new Set([term, synonyms.get(term) ?? term])];
}

function nameOf(text: string): string {
  return wordsOf(text)
    .map((word) => termsOf(word).at(-1))
    .join(" ");
}

/** Moves further hits of a page or an API behind those of others, so that none fills the list. */
function spread(hits: readonly SearchHit[]): readonly SearchHit[] {
  const counts = new Map<string, number>();
  const isFew = ({ url, api }: SearchHit): boolean => {
    const key = api ?? url.replace(/#.*/, "");
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return (counts.get(key) ?? 0) <= (api === undefined ? maxPerPage : maxPerApi);
  };
  const few = new Set(hits.filter(isFew));
  return [...few, ...hits.filter((hit) => !few.has(hit))].slice(0, maxHits);
}

function createExcerpt(text: string, terms: ReadonlySet<string>): readonly ExcerptPart[] {
  // Words, and what is between them.
  const parts = (text.match(/[\p{L}\p{N}_]+|[^\p{L}\p{N}_]+/gu) ?? []).map((part) => ({
    text: part,
    isFound: [...wordsOf(part), ...compoundsOf(part)].some((word) =>
      termsOf(word).some((term) => terms.has(term)),
    ),
  }));
  const first = parts.findIndex(({ isFound }) => isFound);
  const start = first < excerptParts - partsBefore ? 0 : first - partsBefore;
  const end = start + excerptParts;
  const ellipsis = { text: "…", isFound: false };
  return [
    ...(start > 0 ? [ellipsis] : []),
    ...parts.slice(start, end),
    ...(end < parts.length ? [ellipsis] : []),
  ];
}
