/** The query of listServices: filter=tag:KEY=VALUE and filter=tag:KEY. */
import { expect } from "vitest";
import { listServices } from "../requests.ts";
import { servicesOf } from "../responses.ts";
import type { CaseContext, Cases } from "../subject.ts";

/** Names of the services that a query selects. */
async function select({ own, send }: CaseContext, query: string) {
  const request = listServices(own);
  const services = servicesOf(await send({ ...request, target: `${request.target}?${query}` }));
  return services.map(({ name }) => name);
}

const queryOf = (...filters: readonly string[]) =>
  filters.map((filter) => `filter=${encodeURIComponent(filter)}`).join("&");

const special = "it's $.a[0]\\\"%_";
const all = ["analytics", "reporting", "archive", "untagged"];

export const filters: Cases = {
  "a filter selects services by tag, in every encoding that a form uses": async (context) => {
    const rows: readonly [query: string, expected: readonly string[]][] = [
      [queryOf("tag:env=prod"), ["analytics", "reporting"]],
      [queryOf("tag:env=test"), []],
      // A tag with any value.
      [queryOf("tag:env"), ["analytics", "reporting", "archive"]],
      [queryOf("tag:nobody"), []],
      // All of several filters must match.
      [queryOf("tag:env=prod", "tag:team"), ["analytics"]],
      [queryOf("tag:env=prod", "tag:env=dev"), []],
      [queryOf("tag:env", "tag:env", "tag:env=dev"), ["archive"]],
      // An empty value is a value.
      [queryOf("tag:team="), ["analytics"]],
      [queryOf("tag:env="), []],
      // The first equals sign ends the key.
      [queryOf("tag:tier=a=b"), ["reporting"]],
      [queryOf("tag:tier=a"), []],
      [queryOf(`tag:${special}=x y+z`), ["archive"]],
      [queryOf(`tag:${special}`), ["archive"]],
      ["filter=tag:env=prod", ["analytics", "reporting"]],
      ["filter=tag%3Aenv%3Dprod&filter=tag%3ateam", ["analytics"]],
      ["%66ilter=tag:env%3ddev", ["archive"]],
      [`filter=tag:${encodeURIComponent(special).replaceAll("%20", "+")}=x+y%2Bz`, ["archive"]],
      ["", all],
    ];
    for (const [query, expected] of rows) expect(await select(context, query), query).toEqual(expected);
  },

  "case, spaces, wildcards and syntax of query languages have no special meaning": async (context) => {
    const keys = ["ENV", " env", "%", "_nv", "*", "$", "$.env", "a.b", "'", '"', "\\", "' OR 1=1 --", "{}"];
    const others = ["\u0000", "\u0000=\u0000", "__proto__", "constructor", "toString", "length", "\u{1F600}"];
    const values = ["PROD", "prod ", " prod", "%", "pro_", "*", "null", "\u0000", "prod\u0000"];
    for (const filter of [...keys, ...others, ...values.map((value) => `env=${value}`), "env =prod"]) {
      expect(await select(context, queryOf(`tag:${filter}`)), filter).toEqual([]);
    }
  },

  "a filter of another form is rejected": async ({ own, reject }) => {
    for (const filter of [
      "",
      "env=prod",
      "tag",
      "tag:",
      "tag:=prod",
      "TAG:env",
      "tags:env",
      " tag:env",
      "tag;env",
    ]) {
      await reject(listServices(own, filter), 400, "/parameters/filter/0");
    }
    await reject(listServices(own, "tag:env", "env"), 400, "/parameters/filter/1");
  },

  "an unknown query parameter is rejected": async ({ own, reject }) => {
    const queries = [
      ...["Filter", "filters", "page", "constructor", "filter[]", "__proto__"].map((name) => [
        `${name}=1`,
        name,
      ]),
      ...[
        ["a%2Fb~c=1", "a~1b~0c"],
        ["__proto__[filter]=tag:env", "__proto__"],
        ["%5f_proto__", "__proto__"],
      ],
    ];
    const { target, ...request } = listServices(own, "tag:env");
    for (const [query, name] of queries) {
      await reject({ ...request, target: `${target}&${query}` }, 400, `/parameters/${name}`);
    }
  },
};
