/** Bodies: how long, how deep, and written how. */
import { expect } from "vitest";
import type { CaseGroup } from "../case.ts";
import { getPipe, listDashboards, listServices, updateAlert, updateSettings, withBody } from "../requests.ts";
import { alertOf, expectError, pipeOf } from "../responses.ts";
import type { TestRequest } from "../subject.ts";
import type { Account } from "../test-data.ts";

const mebibyte = 1024 * 1024;

const bothUpdates = (own: Account): readonly TestRequest[] => [updateSettings(own, {}), updateAlert(own, {})];

const nested = (levels: number) => `${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}`;

export const bodies: CaseGroup = {
  title: "bodies",
  cases: [
    {
      title: "a body of 1 MiB is read, and one byte more is 413",
      failsOn: {
        proxy: "Prism parses the body and writes it anew, without the spaces that make it long",
      },
      run: async ({ own, send }) => {
        for (const request of bothUpdates(own)) {
          expect((await send(withBody(request, "{}".padEnd(mebibyte)))).status).toBe(200);
          expectError(await send(withBody(request, "{}".padEnd(mebibyte + 1))), 413, String(mebibyte));
        }
      },
    },
    {
      title: "the limit counts bytes, not characters",
      run: async ({ own, send }) => {
        const name = "ü".repeat(mebibyte / 2);
        expectError(await send(updateAlert(own, { name })), 413);
        expect(alertOf(await send(updateAlert(own, { name: name.slice(20) }))).name).toHaveLength(
          mebibyte / 2 - 20,
        );
      },
    },
    {
      title: "64 levels are read, and 65 are refused as too deep",
      run: async ({ own, send }) => {
        for (const request of bothUpdates(own)) {
          expectError(await send(withBody(request, `{"deep": ${nested(64)}}`)), 400, "/body/deep is unknown");
          expectError(await send(withBody(request, `{"deep": ${nested(65)}}`)), 400, "deeper than 64");
        }
        // Brackets inside a text are no levels.
        expect((await send(updateAlert(own, { name: "[{".repeat(100) }))).status).toBe(200);
      },
    },
    {
      title: "a body that is nothing but brackets is refused, and stops nothing",
      failsOn: { proxy: "Prism itself fails on it, with a 500" },
      run: async ({ own, send }) => {
        for (const request of bothUpdates(own)) {
          expectError(await send(withBody(request, nested(100_000))), 400, "deeper than 64");
          expectError(await send(withBody(request, "[".repeat(200_000))), 400, "not JSON");
        }
      },
    },
    {
      title: "two members of one name are refused, at any depth, also when one is written with escapes",
      failsOn: {
        proxy: "Prism parses the body and writes it anew with the last of the two",
      },
      run: async ({ own, send }) => {
        const twice = [
          '{"threshold":1,"threshold":2}',
          '{"threshold":1,"thr\\u0065shold":1}',
          '{"channel":{"type":"a","type":"a"}}',
          '{"x":[{"a":1},{"b":1,"b":2}]}',
        ];
        for (const body of twice)
          expectError(await send(withBody(updateAlert(own, {}), body)), 400, "two members");
        const settings = withBody(updateSettings(own, {}), '{"engine_max_threads":1,"engine_max_threads":2}');
        expectError(await send(settings), 400, "two members", "engine_max_threads");
      },
    },
    {
      title: "one name in two objects, and a value that looks like a name, are no duplicates",
      run: async ({ own, send }) => {
        const body = '{"channel": {"type": "name"}, "name": "name", "message": "\\"name\\": 1, {"}';
        expect((await send(withBody(updateAlert(own, {}), body))).status).toBe(200);
      },
    },
    {
      title: "a member named __proto__ is refused, at any depth and with escapes",
      run: async ({ own, send }) => {
        const bad = [
          '{"__proto__": {"engine_max_threads": 1}}',
          '{"\\u005f_proto__": null}',
          '{"x": [{"__proto__": 1}]}',
        ];
        for (const request of bothUpdates(own)) {
          for (const body of bad) expectError(await send(withBody(request, body)), 400, "__proto__");
        }
        expect(({} as Record<string, unknown>)["engine_max_threads"]).toBeUndefined();
      },
    },
    {
      title: "what is not JSON is refused",
      failsOn: { proxy: "Prism refuses it, before the platform sees it" },
      run: async ({ own, send }) => {
        const bad = [
          "{",
          "{}x",
          "{'a':1}",
          "{a:1}",
          '{"a":1,}',
          "{} {}",
          "NaN",
          "undefined",
          '{"a":01}',
          '{"a":+1}',
          '{"a":"\n"}',
          "\ufeff\ufeff{}",
          "// x\n{}",
        ];
        for (const request of bothUpdates(own)) {
          for (const body of bad) expectError(await send(withBody(request, body)), 400, "JSON");
        }
      },
    },
    {
      title: "what is not UTF-8 is refused",
      failsOn: { proxy: "Prism decodes the body leniently before the platform sees it" },
      run: async ({ own, send }) => {
        const broken = [[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf4, 0x90, 0x80, 0x80], [0xe2, 0x82]];
        for (const bytes of broken) {
          const body = new Uint8Array([...Buffer.from('{"name":"'), ...bytes, ...Buffer.from('"}')]);
          expectError(await send(withBody(updateAlert(own, {}), body)), 400, "UTF-8");
        }
        const utf16 = new Uint8Array(Buffer.from('{"name":"x"}', "utf16le"));
        expectError(await send(withBody(updateAlert(own, {}), utf16)), 400);
      },
    },
    {
      title: "a body where none belongs is refused",
      failsOn: {
        fetch: "fetch refuses to send a GET with a body",
        proxy: "Prism refuses it, before the platform sees it",
      },
      run: async ({ own, send }) => {
        for (const request of [getPipe(own), listServices(own), listDashboards(own)]) {
          expectError(await send(withBody(request, "{}")), 400, "takes no body");
        }
        expect(pipeOf(await send(getPipe(own))).id).toBe(own.pipeId);
      },
    },
  ],
};
