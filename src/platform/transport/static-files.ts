/** Serves the files of a folder. They are read for each request, so the folder may be built or rebuilt while the server runs. */
import type { Stats } from "node:fs";
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import type { PlatformHeaders, PlatformRequest } from "../pipeline/message.ts";
import { isUnchanged } from "../pipeline/preconditions.ts";
import { decodePart, type Target } from "../pipeline/target.ts";
import { errorCode } from "../read-error.ts";
import { contentTypeOf } from "./content-types.ts";
import type { NodeResponse } from "./node-response.ts";

/** Errors of a path that names no readable file. */
const missingCodes = ["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EACCES", "EISDIR"];

/** Files whose names contain a hash of their content. */
const hashed = /^(?:_astro\/|pagefind\/.*\.pf_(?:fragment|index|meta)$)/;

const index = "index.html";

/** Ends the name of a file that only exists compressed, as in the published package. */
const compressed = ".gz";

/** A file or folder. */
interface Entry {
  /** Absolute path, without symbolic links. */
  readonly location: string;
  /** Path in the folder, with slashes; without {@link compressed} if `isCompressed`. */
  readonly name: string;
  readonly isCompressed: boolean;
  readonly stats: Stats;
}

/** Files of a folder, as responses to GET and HEAD. */
export interface StaticFiles {
  /**
   * Responds with the file of a path, or redirects to a subfolder that has an `index.html`.
   *
   * @returns undefined if there is no such file
   * @throws HttpError 400 if the path, or `If-None-Match`, is malformed
   */
  respond(request: PlatformRequest, target: Target): Promise<NodeResponse | undefined>;
  /** Responds with `404.html`; undefined if there is none. */
  respondNotFound(request: PlatformRequest): Promise<NodeResponse | undefined>;
}

/**
 * Creates the responses of a folder. Hidden files, and symbolic links out of the folder, count as missing. If only `<name>.gz` exists, it is
 * sent as the gzip encoding of `<name>`, or decompressed for clients that do not accept gzip.
 *
 * @param folder path of the folder, which may be missing
 */
export function createStaticFiles(folder: string): StaticFiles {
  return {
    respond: (request, target) =>
      unlessMissing(async () => {
        const names = target.path.slice(1).split("/").map(decodePart);
        if (names.at(-1) === "") names[names.length - 1] = index;
        const entry = await findEntry(folder, names);
        if (entry?.stats.isFile()) return respondWith(request, entry);
        if (!entry?.stats.isDirectory()) return undefined;
        const page = await findEntry(folder, [...names, index]);
        return page && redirectTo(`${target.path}/${target.query && `?${target.query}`}`);
      }),
    respondNotFound: (request) =>
      unlessMissing(async () => {
        const page = await findEntry(folder, ["404.html"]);
        return page?.stats.isFile() ? respondWithContent(request, page, 404, commonHeaders(page)) : undefined;
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

async function findEntry(folder: string, names: readonly string[]): Promise<Entry | undefined> {
  if (!names.every(isVisibleName)) return undefined;
  const root = await realpath(folder);
  const plain = path.join(root, ...names);
  const uncompressed = await unlessMissing(() => realpath(plain));
  const location = uncompressed ?? (await realpath(plain + compressed));
  // Symbolic links may lead out of the folder, or to a hidden file.
  const found = path.relative(root, location).split(path.sep);
  if (!found.every(isVisibleName)) return undefined;
  return {
    location,
    name: uncompressed === undefined ? names.join("/") : found.join("/"),
    isCompressed: uncompressed === undefined,
    stats: await stat(location),
  };
}

/** False also for `..`, and for separators, drives and streams of Windows. */
function isVisibleName(name: string): boolean {
  return name !== "" && !name.startsWith(".") && !/[/\\:\0]/.test(name);
}

async function respondWith(request: PlatformRequest, entry: Entry): Promise<NodeResponse> {
  const { size, mtimeMs } = entry.stats;
  const etag = `${size.toString(16)}-${mtimeMs.toString(16)}`;
  const headers = { ...commonHeaders(entry), etag: `W/"${etag}"` };
  if (isUnchanged(request.headers ?? {}, etag)) return { status: 304, headers, body: null };
  return respondWithContent(request, entry, 200, headers);
}

function commonHeaders({ name }: Entry): PlatformHeaders {
  return {
    "cache-control": hashed.test(name) ? "public, max-age=31536000, immutable" : "no-cache",
    "x-content-type-options": "nosniff",
  };
}

async function respondWithContent(
  { method, headers: requestHeaders = {} }: PlatformRequest,
  { location, name, isCompressed, stats }: Entry,
  status: number,
  common: PlatformHeaders,
): Promise<NodeResponse> {
  const headers = {
    ...common,
    "content-type": contentTypeOf(path.extname(name)),
    ...(isCompressed && { vary: "accept-encoding" }),
  };
  if (isCompressed && !acceptsGzip(requestHeaders)) {
    const body = await promisify(gunzip)(await readFile(location));
    return {
      status,
      headers: { ...headers, "content-length": String(body.length) },
      body: method === "HEAD" ? null : body,
    };
  }
  const encoded = { ...headers, ...(isCompressed && { "content-encoding": "gzip" }) };
  if (method !== "HEAD") return { status, headers: encoded, body: await readFile(location) };
  return { status, headers: { ...encoded, "content-length": String(stats.size) }, body: null };
}

function acceptsGzip(headers: PlatformRequest["headers"] & object): boolean {
  return /(?:^|[\s,])gzip(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(String(headers["accept-encoding"] ?? ""));
}

/** Not cached, because another server may use the same port later. */
function redirectTo(location: string): NodeResponse {
  return { status: 301, headers: { location, "cache-control": "no-cache" }, body: null };
}
