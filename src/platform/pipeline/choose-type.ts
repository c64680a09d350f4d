/** Chooses between the forms that an answer can have (RFC 9110 section 12.5.1). */
import { HttpError } from "./http-error.ts";

/**
 * Chooses a media type.
 *
 * @param accept the value of `Accept`; the first offer is taken when it is absent
 * @param offers media types, the one to prefer first
 * @throws HttpError 406 when none of them is welcome
 */
export function chooseType<Type extends string>(
  accept: string | undefined,
  offers: readonly [Type, ...Type[]],
): Type {
  if (accept === undefined || accept.trim() === "") return offers[0];
  const ranges = accept.split(",").map(readRange);
  const weights = offers.map((offer) => weightOf(offer, ranges));
  const best = Math.max(...weights);
  const chosen = offers[weights.indexOf(best)];
  if (chosen === undefined || best === 0) {
    throw new HttpError(406, `answers are ${offers.join(" or ")}, which the header Accept excludes`);
  }
  return chosen;
}

interface Range {
  readonly type: string;
  readonly weight: number;
}

function readRange(text: string): Range {
  const [type = "", ...parameters] = text.split(";").map((part) => part.trim().toLowerCase());
  const weight = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? 1);
  return { type, weight: Number.isNaN(weight) ? 1 : weight };
}

/** The most specific range decides. */
function weightOf(offer: string, ranges: readonly Range[]): number {
  const [group = ""] = offer.split("/");
  for (const wanted of [offer, `${group}/*`, "*/*"]) {
    const range = ranges.find(({ type }) => type === wanted);
    if (range) return range.weight;
  }
  return 0;
}
