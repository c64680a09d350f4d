import { splitPair } from "../../contract/read-parameter.ts";
import type { PlatformHeaders } from "./message.ts";

/** Reads a cookie (RFC 6265 section 4.2.1), still encoded. If several have the name, the first one counts. */
export function readCookie({ cookie = "" }: PlatformHeaders, name: string): string | undefined {
  const pairs = cookie.split(";").map((pair) => splitPair(pair.trim()));
  return pairs.find(([own]) => own === name)?.[1];
}
