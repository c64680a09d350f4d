/** `npm run test:memory`: sends requests to a platform in this process and checks that the heap does not grow. */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createPlatform, type PlatformRequest } from "../../src/platform/index.ts";
import { demo } from "../../src/testing.ts";
import { argumentError, runCommand } from "../lib/run-command.ts";

const usage = `Sends requests of every kind, rejected ones included, to a platform in memory, and measures the heap after a full garbage
collection ten times. The heap may not grow in the second half.

Usage: npm run test:memory -- [--requests N]

  --requests N  number of requests, 20000 to 100000000 (default: 1000000)
  --help        print this text
`;

/** Growth of the heap in the second half that counts as noise, in bytes: far less than one number per request. */
const maxGrowth = 256 * 1024;

const samples = 10;

const organization = `/v1/organizations/${demo.organizationId}`;
const pipe = `${organization}/services/${demo.serviceId}/pipes/${demo.pipeId}`;
const key = { authorization: `Basic ${btoa(`${demo.keyId}:${demo.keySecret}`)}` };
const token = { authorization: `Bearer ${demo.accessToken}` };

const get = (target: string, headers: object, method = "GET") => ({
  method,
  target,
  headers: { ...headers },
});

const put = (target: string, headers: object, body: object) => ({
  ...get(target, { ...headers, "content-type": "application/json" }, "PUT"),
  body: Buffer.from(JSON.stringify(body)),
});

/** Requests by kind, with their status. No two of a kind are equal: whatever is kept per request, target or value adds up. */
const kinds: readonly (readonly [status: number, create: (n: number, alert: string) => PlatformRequest])[] = [
  [200, () => get(pipe, key)],
  [200, () => get(pipe, key, "HEAD")],
  [200, () => get("/api/v2/dashboards", token)],
  [
    200,
    (n) => get(`${organization}/services?filter=tag:key${n}=value`, { ...key, "user-agent": `agent ${n}` }),
  ],
  [200, (n) => put(`${pipe}/settings`, key, { engine_min_insert_block_size_bytes: n })],
  [200, (n, alert) => put(`/api/v2/alerts/${alert}`, token, { threshold: n, name: `name ${n}` })],
  [400, (n) => put(`${pipe}/settings`, key, { [`unknown${n}`]: n })],
  [401, (n) => get(pipe, { authorization: `Basic ${btoa(`k${n}:s`)}` })],
  [404, (n) => get(`/v1/nothing/${n}`, key)],
  [404, (n) => put(`/api/v2/alerts/alert-${n}`, token, { threshold: 1 })],
  [405, (n) => get(pipe, key, `METHOD${n}`)],
  [412, (n) => put(`${pipe}/settings`, { ...key, "if-match": `"tag${n}"` }, {})],
];

/**
 * Sends requests to a new platform with the demo data. Returns the growth of the heap in the second half, in bytes. Throws if a response
 * has another status than expected.
 */
async function measureGrowth(count: number): Promise<number> {
  const platform = createPlatform({ demo: true });
  setFlagsFromString("--expose-gc");
  // The flag adds this function to every new context.
  const collectGarbage = runInNewContext("gc") as () => void;
  const heaps: number[] = [];
  try {
    const { teams = [] } = await platform.export();
    const [alert] = teams.flatMap(({ alerts = [] }) => alerts);
    if (!alert) throw new Error("The demo data has no alert.");
    for (let index = 0; index < count; index += 1) {
      const [expected, create] = kinds.at(index % kinds.length) ?? [];
      if (!create) throw new Error("There are no requests.");
      const request = create(index, alert.id);
      const { status } = await platform.handle(request);
      if (status !== expected)
        throw new Error(`${request.method} ${request.target}: status ${status}, expected ${expected}.`);
      const number = index + 1;
      if (Math.floor((number * samples) / count) === heaps.length) continue;
      collectGarbage();
      const { heapUsed, rss } = process.memoryUsage();
      heaps.push(heapUsed);
      console.log(
        `${String(number).padStart(9)} requests  heap ${mebibytes(heapUsed)} MiB  rss ${mebibytes(rss)} MiB`,
      );
    }
  } finally {
    await platform.close();
  }
  const [middle = 0, last = 0] = [heaps[samples / 2 - 1], heaps.at(-1)];
  return last - middle;
}

function mebibytes(bytes: number): string {
  return (bytes / 2 ** 20).toFixed(2);
}

const command = {
  name: "test:memory",
  usage,
  options: { requests: { type: "string", default: "1000000" } },
} as const;

await runCommand(command, async ({ values: { requests } }) => {
  const count = Number(requests);
  if (!/^\d+$/.test(requests) || count < 20_000 || count > 100_000_000) {
    throw argumentError(command, `--requests ${requests}: expected a whole number from 20000 to 100000000.`);
  }
  const growth = await measureGrowth(count);
  const kib = Math.round(growth / 1024);
  if (growth > maxGrowth) {
    throw new Error(
      `The heap grew by ${kib} KiB in the second half, at most ${maxGrowth / 1024} KiB are allowed.`,
    );
  }
  console.log(`ok: ${count} requests; the heap grew by ${kib} KiB in the second half`);
});
