/** The platform behind Prism in proxy mode: a validator that is not ours looks at every answer. */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createLogger } from "@stoplight/prism-core";
import { getHttpOperationsFromSpec } from "@stoplight/prism-http";
import { createServer } from "@stoplight/prism-http-server";
import { type Api, readRegister } from "../../../../scripts/lib/apis.ts";
import { assertValidates } from "../../../../scripts/mock/assert-validates.ts";

/** A proxy while it runs. */
export interface PrismProxy {
  /** The address of an API's proxy. */
  baseUrl(api: string): string;
  close(): Promise<void>;
}

/**
 * Puts Prism in front of a server, once per API of the register.
 *
 * @param upstream address of the server, as in `http://127.0.0.1:4000`
 * @param errors whether Prism answers with an error of its own in place of an answer that breaks the contract; else it names
 *   the breach in the header `sl-violations`
 */
export async function startPrismProxy(upstream: string, errors = false): Promise<PrismProxy> {
  const { apis } = await readRegister();
  const servers = await Promise.all(apis.map((api) => startServer(api, new URL(upstream), errors)));
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

async function startServer({ name, generated }: Api, upstream: URL, errors: boolean) {
  const document = JSON.parse(await readFile(path.join(generated, "openapi.json"), "utf8"));
  const operations = await getHttpOperationsFromSpec(document);
  assertValidates(operations);
  const server = createServer(operations, {
    cors: false,
    config: {
      isProxy: true,
      upstream,
      upstreamProxy: undefined,
      // The platform judges requests. Prism would only put what it thinks of them into the same header, which ends the whole process
      // when a name in it is not Latin-1.
      checkSecurity: false,
      validateRequest: false,
      validateResponse: true,
      errors,
      mock: { dynamic: false },
    },
    components: { logger: createLogger("proxy", { level: "silent" }) },
  });
  const baseUrl = await server.listen(0, "127.0.0.1");
  return { name, baseUrl, close: () => server.close() };
}
