/** filter=tag:KEY=VALUE and filter=tag:KEY. */
import { expect } from "vitest";
import { getPipe, listDashboards, listServices, updateAlert, updateSettings } from "../asks.ts";
import { type CaseContext, type CaseGroup, forgets, prismRewritesQuery, refusesOtherwise } from "../case.ts";
import { expectRefusal, servicesOf } from "../replies.ts";

const names = async ({ own, send }: CaseContext, ...filters: string[]) =>
  servicesOf(await send(listServices(own, ...filters))).map(({ name }) => name);

const odd = "it's $.a[0]\\\"%_";

export const filters: CaseGroup = {
  title: "filters",
  cases: [
    {
      title: "tag:KEY=VALUE finds services whose tag has this value",
      cannot: forgets,
      run: async (context) => {
        expect(await names(context, "tag:env=prod")).toEqual(["analytics", "reporting"]);
        expect(await names(context, "tag:env=dev")).toEqual(["archive"]);
        expect(await names(context, "tag:env=test")).toEqual([]);
      },
    },
    {
      title: "tag:KEY finds services that have this tag, with whatever value",
      cannot: forgets,
      run: async (context) => {
        expect(await names(context, "tag:env")).toEqual(["analytics", "reporting", "archive"]);
        expect(await names(context, "tag:team")).toEqual(["analytics"]);
        expect(await names(context, "tag:nobody")).toEqual([]);
      },
    },
    {
      title: "repeated filters must all match",
      cannot: forgets,
      run: async (context) => {
        expect(await names(context, "tag:env=prod", "tag:team")).toEqual(["analytics"]);
        expect(await names(context, "tag:env=prod", "tag:env=dev")).toEqual([]);
        expect(await names(context, "tag:env", "tag:env", "tag:env=dev")).toEqual(["archive"]);
      },
    },
    {
      title: "an empty value is a value: tag:KEY= finds only services whose tag is empty",
      cannot: forgets,
      run: async (context) => {
        expect(await names(context, "tag:team=")).toEqual(["analytics"]);
        expect(await names(context, "tag:env=")).toEqual([]);
      },
    },
    {
      title: "the first equals sign ends the key, so a value may hold others",
      cannot: forgets,
      run: async (context) => {
        expect(await names(context, "tag:tier=a=b")).toEqual(["reporting"]);
        expect(await names(context, "tag:tier=a")).toEqual([]);
      },
    },
    {
      title: "upper and lower case, and spaces, are different",
      cannot: forgets,
      run: async (context) => {
        for (const filter of ["tag:ENV", "tag:env=PROD", "tag:env =prod", "tag: env", "tag:env=prod "]) {
          expect(await names(context, filter)).toEqual([]);
        }
      },
    },
    {
      title: "a key or value means itself, whatever it would mean in a query language",
      cannot: forgets,
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
      cannot: forgets,
      run: async ({ own, send }) => {
        const ask = listServices(own);
        const sent = async (query: string) =>
          servicesOf(await send({ ...ask, target: `${ask.target}?${query}` })).map(({ name }) => name);
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
      cannot: refusesOtherwise,
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
          expectRefusal(await send(listServices(own, filter)), 400, "/parameters/filter/0");
        }
        expectRefusal(await send(listServices(own, "tag:env", "env")), 400, "/parameters/filter/1");
        const ask = listServices(own);
        expectRefusal(await send({ ...ask, target: `${ask.target}?filter` }), 400, "/parameters/filter/0");
      },
    },
    {
      title: "a query parameter that is not known is refused and named, on every operation",
      cannot: refusesOtherwise,
      run: async ({ own, send }) => {
        const asks = [listServices(own, "tag:env"), listServices(own), getPipe(own), listDashboards(own)];
        for (const ask of [...asks, updateSettings(own, {}), updateAlert(own, {})]) {
          const join = ask.target.includes("?") ? "&" : "?";
          for (const name of ["Filter", "filters", "page", "constructor", "a/b~c", "filter[]"]) {
            const target = `${ask.target}${join}${encodeURIComponent(name)}=1`;
            const pointer = `/parameters/${name.replaceAll("~", "~0").replaceAll("/", "~1")} `;
            expectRefusal(await send({ ...ask, target }), 400, pointer);
          }
        }
      },
    },
    {
      title: "a query parameter named __proto__ is as unknown as any other",
      cannot: { ...refusesOtherwise, ...prismRewritesQuery },
      run: async ({ own, send }) => {
        for (const ask of [listServices(own), getPipe(own)]) {
          for (const query of ["__proto__=1", "__proto__[filter]=tag:env", "%5f_proto__"]) {
            expectRefusal(
              await send({ ...ask, target: `${ask.target}?${query}` }),
              400,
              "/parameters/__proto__",
            );
          }
        }
      },
    },
    {
      title: "a query that is not percent-encoded UTF-8 is refused",
      cannot: { ...refusesOtherwise, ...prismRewritesQuery },
      run: async ({ own, send }) => {
        const ask = listServices(own);
        for (const query of ["filter=%", "filter=%zz", "filter=tag:%ff", "%c0%80=1"]) {
          expectRefusal(await send({ ...ask, target: `${ask.target}?${query}` }), 400);
        }
      },
    },
  ],
};
