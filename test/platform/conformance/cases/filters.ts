/** The query of listServices: filter=tag:KEY=VALUE and filter=tag:KEY. */
import { expect } from "vitest";
import type { CaseContext, Cases } from "../case.ts";
import { listServices, requestsByOperation } from "../requests.ts";
import { expectError, servicesOf } from "../responses.ts";

const names = async ({ own, send }: CaseContext, ...filters: readonly string[]) =>
  servicesOf(await send(listServices(own, ...filters))).map(({ name }) => name);

const special = "it's $.a[0]\\\"%_";

export const filters: Cases = {
  "a filter selects services by tag": async (context) => {
    const rows: readonly [filters: readonly string[], expected: readonly string[]][] = [
      [["tag:env=prod"], ["analytics", "reporting"]],
      [["tag:env=dev"], ["archive"]],
      [["tag:env=test"], []],
      // A tag with any value.
      [["tag:env"], ["analytics", "reporting", "archive"]],
      [["tag:team"], ["analytics"]],
      [["tag:nobody"], []],
      // All of several filters must match.
      [["tag:env=prod", "tag:team"], ["analytics"]],
      [["tag:env=prod", "tag:env=dev"], []],
      [["tag:env", "tag:env", "tag:env=dev"], ["archive"]],
      // An empty value is a value.
      [["tag:team="], ["analytics"]],
      [["tag:env="], []],
      // The first equals sign ends the key.
      [["tag:tier=a=b"], ["reporting"]],
      [["tag:tier=a"], []],
      [[`tag:${special}=x y+z`], ["archive"]],
      [[`tag:${special}`], ["archive"]],
    ];
    for (const [given, expected] of rows) {
      expect(await names(context, ...given), given.join(" and ")).toEqual(expected);
    }
  },

  "case, spaces, wildcards and syntax of query languages have no special meaning": async (context) => {
    const keys = ["ENV", " env", "%", "_nv", "*", "$", "$.env", "a.b", "'", '"', "\\", "' OR 1=1 --", "{}"];
    const others = ["\u0000", "\u0000=\u0000", "__proto__", "constructor", "toString", "length", "\u{1F600}"];
    const values = ["PROD", "prod ", " prod", "%", "pro_", "*", "null", "\u0000", "prod\u0000"];
    for (const filter of [...keys, ...others, ...values.map((value) => `env=${value}`), "env =prod"]) {
      expect(await names(context, `tag:${filter}`), filter).toEqual([]);
    }
  },

  "a query is accepted in every encoding that a form uses": async ({ own, send }) => {
    const request = listServices(own);
    const rows: readonly [query: string, expected: readonly string[]][] = [
      ["filter=tag:env=prod", ["analytics", "reporting"]],
      ["filter=tag%3Aenv%3Dprod&filter=tag%3ateam", ["analytics"]],
      ["%66ilter=tag:env%3ddev", ["archive"]],
      [`filter=tag:${encodeURIComponent(special).replaceAll("%20", "+")}=x+y%2Bz`, ["archive"]],
      ["", ["analytics", "reporting", "archive", "untagged"]],
    ];
    for (const [query, expected] of rows) {
      const services = servicesOf(await send({ ...request, target: `${request.target}?${query}` }));
      expect(services.map(({ name }) => name)).toEqual(expected);
    }
  },

  "a filter of another form is rejected": async ({ own, send }) => {
    const rejected = [
      ...["", "env=prod", "tag", "tag:", "tag:=prod", "TAG:env", "tags:env", " tag:env", "tag;env"],
    ];
    for (const filter of rejected) {
      expectError(await send(listServices(own, filter)), 400, "/parameters/filter/0");
    }
    expectError(await send(listServices(own, "tag:env", "env")), 400, "/parameters/filter/1");
    const request = listServices(own);
    expectError(await send({ ...request, target: `${request.target}?filter` }), 400, "/parameters/filter/0");
  },

  "an unknown query parameter is rejected by every operation": async ({ own, send }) => {
    const queries: readonly [query: string, pointer: string][] = [
      ...["Filter", "filters", "page", "constructor", "filter[]", "__proto__"].map(
        (name): [string, string] => [`${name}=1`, `/parameters/${name} `],
      ),
      ["a%2Fb~c=1", "/parameters/a~1b~0c "],
      ["__proto__[filter]=tag:env", "/parameters/__proto__"],
      ["%5f_proto__", "/parameters/__proto__"],
    ];
    for (const request of [...Object.values(requestsByOperation(own)), listServices(own, "tag:env")]) {
      const separator = request.target.includes("?") ? "&" : "?";
      for (const [query, pointer] of queries) {
        expectError(await send({ ...request, target: request.target + separator + query }), 400, pointer);
      }
    }
  },

  "a query that is not percent-encoded UTF-8 is rejected": async ({ own, send }) => {
    const request = listServices(own);
    for (const query of ["filter=%", "filter=%zz", "filter=tag:%ff", "%c0%80=1"]) {
      expectError(await send({ ...request, target: `${request.target}?${query}` }), 400);
    }
  },
};
