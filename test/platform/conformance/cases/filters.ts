/** filter=tag:KEY=VALUE and filter=tag:KEY. */
import { expect } from "vitest";
import { type CaseContext, type CaseGroup, prismRewritesQuery } from "../case.ts";
import { getPipe, listDashboards, listServices, updateAlert, updateSettings } from "../requests.ts";
import { expectError, servicesOf } from "../responses.ts";

const names = async ({ own, send }: CaseContext, ...filters: string[]) =>
  servicesOf(await send(listServices(own, ...filters))).map(({ name }) => name);

const odd = "it's $.a[0]\\\"%_";

export const filters: CaseGroup = {
  title: "filters",
  cases: [
    {
      title: "tag:KEY=VALUE finds services whose tag has this value",
      run: async (context) => {
        expect(await names(context, "tag:env=prod")).toEqual(["analytics", "reporting"]);
        expect(await names(context, "tag:env=dev")).toEqual(["archive"]);
        expect(await names(context, "tag:env=test")).toEqual([]);
      },
    },
    {
      title: "tag:KEY finds services that have this tag, with whatever value",
      run: async (context) => {
        expect(await names(context, "tag:env")).toEqual(["analytics", "reporting", "archive"]);
        expect(await names(context, "tag:team")).toEqual(["analytics"]);
        expect(await names(context, "tag:nobody")).toEqual([]);
      },
    },
    {
      title: "repeated filters must all match",
      run: async (context) => {
        expect(await names(context, "tag:env=prod", "tag:team")).toEqual(["analytics"]);
        expect(await names(context, "tag:env=prod", "tag:env=dev")).toEqual([]);
        expect(await names(context, "tag:env", "tag:env", "tag:env=dev")).toEqual(["archive"]);
      },
    },
    {
      title: "an empty value is a value: tag:KEY= finds only services whose tag is empty",
      run: async (context) => {
        expect(await names(context, "tag:team=")).toEqual(["analytics"]);
        expect(await names(context, "tag:env=")).toEqual([]);
      },
    },
    {
      title: "the first equals sign ends the key, so a value may hold others",
      run: async (context) => {
        expect(await names(context, "tag:tier=a=b")).toEqual(["reporting"]);
        expect(await names(context, "tag:tier=a")).toEqual([]);
      },
    },
    {
      title: "upper and lower case, and spaces, are different",
      run: async (context) => {
        for (const filter of ["tag:ENV", "tag:env=PROD", "tag:env =prod", "tag: env", "tag:env=prod "]) {
          expect(await names(context, filter)).toEqual([]);
        }
      },
    },
    {
      title: "a key or value means itself, whatever it would mean in a query language",
      run: async (context) => {
        expect(await names(context, `tag:${odd}=x y+z`)).toEqual(["archive"]);
        expect(await names(context, `tag:${odd}`)).toEqual(["archive"]);
        const nothing = [
          "%",
          "_nv",
          "*",
          "$",
          "$.env",
          "a.b",
          "'",
          '"',
          "\\",
          "' OR 1=1 --",
          "{}",
          "\u0000",
          "\u0000=\u0000",
        ];
        for (const key of [...nothing, "__proto__", "constructor", "toString", "length", "\u{1F600}"]) {
          expect(await names(context, `tag:${key}`), key).toEqual([]);
        }
        for (const value of ["%", "pro_", "*", "null", "\u0000", "prod\u0000"]) {
          expect(await names(context, `tag:env=${value}`), value).toEqual([]);
        }
      },
    },
    {
      title: "a query may be written in every way that a form sends it",
      run: async ({ own, send }) => {
        const request = listServices(own);
        const sent = async (query: string) =>
          servicesOf(await send({ ...request, target: `${request.target}?${query}` })).map(
            ({ name }) => name,
          );
        expect(await sent("filter=tag:env=prod")).toEqual(["analytics", "reporting"]);
        expect(await sent("filter=tag%3Aenv%3Dprod&filter=tag%3ateam")).toEqual(["analytics"]);
        expect(await sent("%66ilter=tag:env%3ddev")).toEqual(["archive"]);
        expect(await sent(`filter=tag:${encodeURIComponent(odd).replaceAll("%20", "+")}=x+y%2Bz`)).toEqual([
          "archive",
        ]);
        expect(await sent("")).toHaveLength(4);
      },
    },
    {
      title: "a filter of another form is refused and named, never ignored",
      run: async ({ own, send }) => {
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
          expectError(await send(listServices(own, filter)), 400, "/parameters/filter/0");
        }
        expectError(await send(listServices(own, "tag:env", "env")), 400, "/parameters/filter/1");
        const request = listServices(own);
        expectError(
          await send({ ...request, target: `${request.target}?filter` }),
          400,
          "/parameters/filter/0",
        );
      },
    },
    {
      title: "a query parameter that is not known is refused and named, on every operation",
      run: async ({ own, send }) => {
        const requests = [listServices(own, "tag:env"), listServices(own), getPipe(own), listDashboards(own)];
        for (const request of [...requests, updateSettings(own, {}), updateAlert(own, {})]) {
          const join = request.target.includes("?") ? "&" : "?";
          for (const name of ["Filter", "filters", "page", "constructor", "a/b~c", "filter[]"]) {
            const target = `${request.target}${join}${encodeURIComponent(name)}=1`;
            const pointer = `/parameters/${name.replaceAll("~", "~0").replaceAll("/", "~1")} `;
            expectError(await send({ ...request, target }), 400, pointer);
          }
        }
      },
    },
    {
      title: "a query parameter named __proto__ is as unknown as any other",
      failsOn: prismRewritesQuery,
      run: async ({ own, send }) => {
        for (const request of [listServices(own), getPipe(own)]) {
          for (const query of ["__proto__=1", "__proto__[filter]=tag:env", "%5f_proto__"]) {
            expectError(
              await send({ ...request, target: `${request.target}?${query}` }),
              400,
              "/parameters/__proto__",
            );
          }
        }
      },
    },
    {
      title: "a query that is not percent-encoded UTF-8 is refused",
      failsOn: prismRewritesQuery,
      run: async ({ own, send }) => {
        const request = listServices(own);
        for (const query of ["filter=%", "filter=%zz", "filter=tag:%ff", "%c0%80=1"]) {
          expectError(await send({ ...request, target: `${request.target}?${query}` }), 400);
        }
      },
    },
  ],
};
