/** Serves the files of a folder. They are read for each request, so the folder may be built or rebuilt while the server runs. */
import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { errorCode } from "../../contract/read-error.ts";
import type { PlatformHeaders, PlatformRequest, PlatformResponse } from "../http/message.ts";
import { isUnchanged } from "../http/preconditions.ts";
import { decodePart, type Target } from "../pipeline/target.ts";
import { contentTypeOf } from "./content-types.ts";

/** Errors of a path that names no readable file. */
const missingCodes = ["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EACCES", "EISDIR"];

/** Files whose names contain a hash of their content. */
const hashed = /^_astro\//;

/** Types whose files are compressed for clients that accept gzip, and the size from which it pays. */
const compressible = /^text\/|json|javascript|xml|yaml/;
const minCompressed = 1024;
const acceptsGzip = /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

const index = "index.html";

/** Ends the name of a file that only exists compressed, as in the published package. */
const compressed = ".gz";

type Entry = NonNullable<Awaited<ReturnType<typeof findEntry>>>;

export type StaticFiles = ReturnType<typeof createStaticFiles>;

/**
 * Creates the responses of a folder. Hidden files, and symbolic links out of the folder, count as missing. Text is compressed for clients
 * that accept gzip. If only `<name>.gz` exists, it is sent as the gzip encoding of `<name>`, or decompressed for other clients.
 */
export function createStaticFiles(folder: string) {
  return {
    /** Responds with the file of a path, or redirects to a subfolder that has an `index.html`; undefined if there is neither. */
    respond: (request: PlatformRequest, target: Target) =>
      unlessMissing(async () => {
        const names = target.path.slice(1).split("/").map(decodePart);
        if (names.at(-1) === "") names[names.length - 1] = index;
        const entry = await findEntry(folder, names);
        if (entry?.stats.isFile()) return respondWith(request, entry);
        if (!entry?.stats.isDirectory()) return undefined;
        const page = await findEntry(folder, [...names, index]);
        const location = `${target.path}/${target.query && `?${target.query}`}`;
        // Not cached, because another server may use the same port later.
        return page && { status: 301, headers: { location, "cache-control": "no-cache" }, body: null };
      }),
    /** Responds with `404.html`; undefined if there is none. */
    respondNotFound: (request: PlatformRequest) =>
      unlessMissing(async () => {
        const page = await findEntry(folder, ["404.html"]);
        if (!page?.stats.isFile()) return undefined;
        return respondWithContent(request, page, await readFile(page.location), 404, commonHeaders(page));
      }),
  };
}

async function unlessMissing<Result>(find: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await find();
  } catch (error) {
    if (missingCodes.includes(errorCode(error) ?? "")) return undefined;
    throw error;
  }
}

async function findEntry(folder: string, names: readonly string[]) {
  if (!names.every(isVisibleName)) return undefined;
  const root = await realpath(folder);
  const plain = path.join(root, ...names);
  const uncompressed = await unlessMissing(() => realpath(plain));
  const location = uncompressed ?? (await realpath(plain + compressed));
  // Symbolic links may lead out of the folder, or to a hidden file.
  const found = path.relative(root, location).split(path.sep);
  if (!found.every(isVisibleName)) return undefined;
  const isCompressed = uncompressed === undefined;
  return {
    /** Absolute path, without symbolic links. */
    location,
    /** Path in the folder, with slashes; without {@link compressed} if `isCompressed`. */
    name: isCompressed ? names.join("/") : found.join("/"),
    isCompressed,
    stats: await stat(location),
  };
}

/** False also for `..`, and for separators, drives and streams of Windows. */
function isVisibleName(name: string): boolean {
  return name !== "" && !name.startsWith(".") && !/[/\\:\0]/.test(name);
}

async function respondWith(request: PlatformRequest, entry: Entry): Promise<PlatformResponse> {
  const content = await readFile(entry.location);
  // Not from size and time: some installers give every file the same time.
  const etag = createHash("sha256").update(content).digest("base64url");
  const headers = { ...commonHeaders(entry), etag: `W/"${etag}"` };
  if (isUnchanged(request.headers ?? {}, etag)) return { status: 304, headers, body: null };
  return respondWithContent(request, entry, content, 200, headers);
}

function commonHeaders(entry: Entry): PlatformHeaders {
  return {
    "cache-control": hashed.test(entry.name) ? "public, max-age=31536000, immutable" : "no-cache",
    "x-content-type-options": "nosniff",
    ...(isEncodable(entry) && { vary: "accept-encoding" }),
  };
}

/** Whether clients that accept gzip get another encoding than others. */
function isEncodable({ name, isCompressed, stats }: Entry): boolean {
  const type = contentTypeOf(path.extname(name));
  return isCompressed || (stats.size >= minCompressed && compressible.test(type));
}

async function respondWithContent(
  { headers: requestHeaders = {} }: PlatformRequest,
  entry: Entry,
  content: Buffer,
  status: number,
  common: PlatformHeaders,
): Promise<PlatformResponse> {
  const contentType = contentTypeOf(path.extname(entry.name));
  const isEncoded = isEncodable(entry) && acceptsGzip.test(String(requestHeaders["accept-encoding"] ?? ""));
  const convert = isEncoded === entry.isCompressed ? undefined : promisify(isEncoded ? gzip : gunzip);
  const body = convert ? await convert(content) : content;
  return {
    status,
    headers: {
      ...common,
      "content-type": contentType,
      ...(isEncoded && { "content-encoding": "gzip" }),
      // The sandbox has a button that changes the platform's data: no other site may show it in a frame.
      ...(contentType.startsWith("text/html") && { "content-security-policy": "frame-ancestors 'none'" }),
    },
    body,
  };
}
