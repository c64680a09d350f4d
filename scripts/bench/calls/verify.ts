/** A client that fails is quick: shows that each one sent the request and gave the answer before it is timed. */
import { isDeepStrictEqual } from "node:util";
import type { Exchange } from "../subject.ts";
import { baseUrl, type SentRequest } from "./stub.ts";

/**
 * Compares what a client sent and gave with what it should.
 *
 * @param exchange what was called
 * @param answer what the client gave: the body, or something around or within it
 * @param sent the request as it arrived
 * @throws when there is a difference
 */
export function verify(exchange: Exchange, answer: unknown, sent: SentRequest | undefined): void {
  const difference = findDifference(exchange, answer, sent);
  if (difference) throw new Error(`${exchange.operationId}: the client under test ${difference}.`);
}

function findDifference(
  exchange: Exchange,
  answer: unknown,
  sent: SentRequest | undefined,
): string | undefined {
  if (!sent) return "sent nothing";
  if (sent.method !== exchange.method) return `sent ${sent.method}`;
  if (sent.url !== `${baseUrl}${exchange.path}`) return `called ${sent.url}`;
  if (!sent.authorized) return "sent no credentials";
  const body: unknown = sent.body === "" ? undefined : JSON.parse(sent.body);
  if (!isDeepStrictEqual(body, exchange.body)) return `sent the body ${sent.body}`;
  return JSON.stringify(answer)?.includes(payloadOf(exchange)) ? undefined : "did not give the answer";
}

/** The largest member of the envelope, as JSON: every client gives that much. */
function payloadOf({ answer }: Exchange): string {
  const members = Object.values(JSON.parse(answer)).map((member) => JSON.stringify(member));
  return members.toSorted((a, b) => b.length - a.length)[0] ?? answer;
}
