/** Content negotiation: the platform speaks `application/json` and nothing else (RFC 9110 section 12). */
import type { PlatformHeaders } from "../message.ts";
import { Refusal } from "../refusal.ts";

const json = "application/json";

/**
 * Refuses a request that would not read our answer.
 *
 * @param accept the value of `Accept`; everything is welcome when it is absent
 * @throws Refusal 406
 */
export function checkAccept(accept: string | undefined): void {
  if (accept === undefined || accept === json || accept === "*/*" || accept.trim() === "") return;
  // The most specific range decides, also when it refuses with a weight of 0 (RFC 9110 section 12.5.1).
  let best = { rank: -1, weight: 0 };
  for (const part of accept.split(",")) {
    const [range = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const rank = ["*/*", "application/*", json].indexOf(range);
    if (rank < 0 || rank <= best.rank) continue;
    best = { rank, weight: weightOf(parameters) };
  }
  if (best.rank < 0 || best.weight === 0) {
    throw new Refusal(406, `answers are ${json}, which the header Accept excludes`);
  }
}

function weightOf(parameters: readonly string[]): number {
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
  const number = weight === undefined ? 1 : Number(weight);
  return Number.isNaN(number) ? 1 : number;
}

/**
 * Refuses a body of another form than JSON.
 *
 * @param headers of a request with a body
 * @throws Refusal 415
 */
export function checkContent(headers: PlatformHeaders): void {
  const type = headers["content-type"];
  const encoding = headers["content-encoding"];
  if (encoding !== undefined && encoding.trim().toLowerCase() !== "identity") {
    throw new Refusal(415, "the body must not be compressed: send it without Content-Encoding", {
      "accept-encoding": "identity",
    });
  }
  if (type === json) return;
  const [media, ...parameters] = (type ?? "").split(";").map((text) => text.trim().toLowerCase());
  const charset = parameters
    .find((parameter) => parameter.startsWith("charset="))
    ?.slice(8)
    .replaceAll('"', "");
  if (media !== json || (charset !== undefined && charset !== "utf-8" && charset !== "utf8")) {
    const given = type === undefined ? "there is no Content-Type" : "its Content-Type is another";
    throw new Refusal(415, `the body must be ${json} in UTF-8; ${given}`, { accept: json });
  }
}
