/** Renders the page about the local platform: how to run it, and what of it is exact. */
import type { Fidelity } from "../../src/platform/apis/fidelity.ts";
import { escapeHtml, frontLink, page } from "./html.ts";

/** The fidelity of an API or of one of its operations. */
export interface FidelitySection {
  /** Name in the register, or operationId. */
  readonly name: string;
  /** Heading, such as `Management API` or `Get one pipe`. */
  readonly title: string;
  readonly operation: boolean;
  readonly fidelity: Fidelity;
}

const headings: readonly (readonly [keyof Fidelity, string])[] = [
  ["exact", "Stated by the reference"],
  ["field", "As real services do"],
  ["choices", "Our choice"],
  ["extensions", "Beyond the contract"],
];

/**
 * Renders the page.
 *
 * @param sections each API, followed by its operations
 * @returns HTML
 */
export function platformPage(sections: readonly FidelitySection[]): string {
  return page(
    "The local platform",
    `  <link rel="stylesheet" href="index.css">`,
    `  <main>
    ${frontLink}
    <h1>The local platform</h1>
    <p>Both APIs on your machine, with state: a change is there when you read it again, also after a restart.</p>
${guide}
    <h2 id="fidelity">What is exact, and what the platform chose</h2>
    <p>The reference leaves gaps. Where it is silent, the platform chose a behaviour; the real service may behave differently. A
      running platform lists the same at <code>/_platform/fidelity</code>.</p>
${sections.map(renderSection).join("\n")}
  </main>`,
  );
}

function renderSection({ name, title, operation, fidelity }: FidelitySection): string {
  const heading = operation
    ? `<h4 id="${escapeHtml(name)}">${escapeHtml(title)} <small><code>${escapeHtml(name)}</code></small></h4>`
    : `<h3 id="${escapeHtml(name)}">${escapeHtml(title)}</h3>`;
  const rows = headings.flatMap(([key, label]) => {
    const items = fidelity[key].map((text) => `<li>${escapeHtml(text)}</li>`);
    return items.length > 0 ? [`      <dt>${label}</dt><dd><ul>${items.join("")}</ul></dd>`] : [];
  });
  return `    ${heading}\n    <dl>\n${rows.join("\n")}\n    </dl>`;
}

const guide = `
    <h2 id="alone">Serve it</h2>
    <pre><code>npx dataplat serve --data dataplat.db --demo</code></pre>
    <p>The first line of output is the address, followed by the demo credentials and lines to paste. Both APIs are on one port,
      <code>/v1/...</code> and <code>/api/v2/...</code>. It listens on 127.0.0.1 unless <code>--host</code> is set. Without
      <code>--data</code>, state is kept in memory and lost on exit. <code>dataplat serve --help</code> lists all options.</p>
    <p>Your own data comes from a seed file, in YAML or JSON; its schema for editors is
      <code>dataplat/platform/seed.schema.json</code>. <code>--seed</code> and <code>--demo</code> fill an empty store; a store
      that has data is left unchanged.</p>
    <pre><code># yaml-language-server: $schema=./seed.schema.json
organizations:
  - id: 11111111-1111-4111-8111-111111111111
    keys: [{ id: my-key, secret: my-long-random-secret }]
    services:
      - id: 22222222-2222-4222-8222-222222222222
        name: analytics
        tags: { env: prod }
        pipes:
          - id: 33333333-3333-4333-8333-333333333333
            name: clicks
            settings: { engine_max_threads: 8 }
teams:
  - id: my-team
    tokens: [{ token: my-long-random-token }]
    dashboards: [{ id: latency, tiles: [{ id: p99 }] }]
    alerts:
      - id: slow
        threshold: 500
        source: tile
        dashboard: latency
        tileId: p99</code></pre>

    <h2 id="tests">In tests</h2>
    <p><code>startTestPlatform()</code> of <code>dataplat/testing</code> starts a platform in process, without a port, in
      milliseconds. Tests inject failures, assert on requests and set the clock. Each test can have its own platform, or its own
      organization and team on a shared one.</p>

    <h2 id="shared">Several processes on PostgreSQL</h2>
    <pre><code>npm install dataplat pg
export DATAPLAT_ADMIN_TOKEN=...
export DATAPLAT_DATABASE_URL=postgres://user:password@db/dataplat
npx dataplat serve --host 0.0.0.0</code></pre>
    <p>Any number of processes may share one database; each migrates the tables when it starts, one at a time. Put a proxy with TLS in
      front of them, since the platform speaks plain HTTP, and set an admin token: without one, <code>/_platform/</code> accepts requests
      from the same machine, and a request through a proxy on it looks like one. Rate limits, the journal and injected faults belong to
      one process each.</p>
    <p><code>tenant_id</code>, the organization or team id, is the first column of every primary key and part of every statement of a
      request, so the tables can be sharded by it. The lookup of a credential, by key id or token digest, does not use it: replicate <code>dataplat_credentials</code> to every shard, or keep it in one place.</p>

    <h2 id="administration">Administration</h2>
    <p><code>/_platform/</code> accepts requests from the same machine that carry no credentials; with <code>--admin-token</code>, requests
      with that token from anywhere. Keys and tokens of the APIs never give access to it.</p>
    <table>
      <tr><td><code>GET /_platform/health</code>, <code>/_platform/ready</code></td><td>the process responds; the store does too</td></tr>
      <tr><td><code>POST /_platform/reset</code></td><td>back to the seed, or to the seed in the body</td></tr>
      <tr><td><code>POST /_platform/seed</code></td><td>adds a seed to the data, all or nothing</td></tr>
      <tr><td><code>GET /_platform/export</code></td><td>everything as a seed file, secrets as digests</td></tr>
      <tr><td><code>/_platform/faults</code></td><td>failures to inject: GET, POST, DELETE</td></tr>
      <tr><td><code>/_platform/journal</code></td><td>the latest requests, redacted: GET, DELETE</td></tr>
      <tr><td><code>GET /_platform/metrics</code></td><td>counters for Prometheus</td></tr>
      <tr><td><code>GET /_platform/fidelity</code></td><td>the list below, as JSON</td></tr>
    </table>
`;
