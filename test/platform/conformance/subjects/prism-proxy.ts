/** Prism in proxy mode, which validates responses. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import { type Api, readRegister } from "../../../../scripts/lib/apis.ts";
import { assertValidates } from "../../../../scripts/mock/assert-validates.ts";

/** A running proxy. */
export interface PrismProxy {
  /** The address of the proxy of an API. */
  baseUrl(api: string): string;
  close(): Promise<void>;
}

/**
 * Starts Prism before a server, once per API of the register. It replaces an invalid response with an error.
 *
 * @param upstream address of the server, as in `http://127.0.0.1:4000`
 */
export async function startPrismProxy(upstream: string): Promise<PrismProxy> {
  const { apis } = await readRegister();
  const servers = await Promise.all(apis.map((api) => startServer(api, new URL(upstream))));
  return {
    baseUrl: (name) => {
      const server = servers.find((one) => one.name === name);
      if (!server) throw new Error(`The register has no ${name}.`);
      return server.baseUrl;
    },
    close: async () => {
      await Promise.all(servers.map(({ close }) => close()));
    },
  };
}

async function startServer({ name, generated }: Api, upstream: URL) {
  const document = JSON.parse(await readFile(path.join(generated, "openapi.json"), "utf8"));
  const operations = await getHttpOperationsFromSpec(document);
  assertValidates(operations);
  const server = createServer(operations, {
    cors: false,
    config: {
      isProxy: true,
      upstream,
      upstreamProxy: undefined,
      // The platform validates requests itself.
      checkSecurity: false,
      validateRequest: false,
      validateResponse: true,
      errors: true,
      mock: { dynamic: false },
    },
    components: { logger: createLogger("proxy", { level: "silent" }) },
  });
  const baseUrl = await server.listen(0, "127.0.0.1");
  return { name, baseUrl, close: () => server.close() };
}
