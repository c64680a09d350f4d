/** A static file server for a built site, which compresses like a usual web server. For tests and the benchmark. */
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { contentTypeOf } from "../../src/platform/transport/content-types.ts";

const compressible = /^text\/|json|javascript|xml|yaml/;

/**
 * Serves a folder on a free port of this machine. A missing file is the site's 404 page. `folder`: absolute path. Resolves to the address
 * of its front page, which ends with the base.
 */
export async function serveSite(folder: string, base: string) {
  const server = createServer(async ({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const name = decodeURIComponent(pathname).replace(/\/$/, "/index.html");
    const file = path.join(folder, name.slice(base.length));
    const found = name.startsWith(base) && (await send(response, 200, file));
    if (!found) await send(response, 404, path.join(folder, "404.html"));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${base}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function send(response: ServerResponse, status: number, file: string): Promise<boolean> {
  const content = await readFile(file).catch(() => undefined);
  if (!content) return false;
  const type = contentTypeOf(path.extname(file));
  const body = compressible.test(type) ? gzipSync(content) : content;
  response.writeHead(status, {
    "content-type": type,
    "content-length": body.length,
    ...(body !== content && { "content-encoding": "gzip" }),
  });
  response.end(body);
  return true;
}
