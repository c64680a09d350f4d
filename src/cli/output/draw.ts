/** Draws dashboards: each tile as a box, for `--draw`. */
import { gridColumns, isOverlapping, readName, readTiles, type Tile } from "../../contract/tiles.ts";
import { type Box, type Canvas, createCanvas } from "./canvas.ts";
import { escapeLine } from "./escape.ts";
import { cutLine, dim, type Line, plain, styles, wrapLine } from "./line.ts";
import type { Space } from "./table.ts";

/** Width in a pipe. */
const defaultWidth = 80;

/** Two cells per column of the grid and a last border: less would not show boxes side by side. */
const minWidth = 2 * gridColumns + 1;

/** Less of a name would not say which it is. */
const minNameWidth = 3;

/** Distance between the borders of the lowest tile: it has four lines with them. */
const lowestSpan = 3;

/** Distance between two edges that follow each other, at most: one huge tile does not fill the screen. */
const maxSpan = 12;

/**
 * Draws each object's tiles to the width, below its name.
 *
 * @param hasUnicode whether borders are lines; `+`, `-` and `|` otherwise
 */
export function drawDashboards(
  objects: readonly object[],
  space: Space,
  hasUnicode: boolean,
): readonly Line[] {
  const width = Math.max(minWidth, space.width === Infinity ? defaultWidth : space.width);
  return objects.flatMap((object, index) => [
    ...(index === 0 ? [] : [[]]),
    formatTitle(object, index),
    ...drawTiles(object, { ...space, width }, hasUnicode),
  ]);
}

function formatTitle(object: object, index: number): Line {
  const name = readName(object) ?? `dashboard ${index + 1}`;
  const id: unknown = Reflect.get(object, "id");
  const title = { text: escapeLine(name), style: styles.header };
  return typeof id === "string" && id !== name ? [title, dim(`  ${escapeLine(id)}`)] : [title];
}

function drawTiles(object: object, space: Space, hasUnicode: boolean): readonly Line[] {
  const { tiles, leftOut } = readTiles(object);
  const lines = findLines(tiles);
  const canvas = createCanvas(space.width, Math.max(0, ...lines.values()) + 1);
  const boxes = tiles.map((tile) => ({ tile, box: createBox(tile, lines, space.width) }));
  for (const { box } of boxes) canvas.drawBox(box);
  const unnamed = boxes.filter(({ tile, box }) => !writeName(canvas, tile.name, box, space.ellipsis));
  const overlapping = tiles.filter((tile) => tiles.some((other) => isOverlapping(tile, other)));
  return [
    ...(tiles.length > 0 ? canvas.render(hasUnicode) : []),
    ...formatNote(
      "Overlapping",
      overlapping.map(({ name }) => name),
    ),
    ...formatNote(
      "Cut at the edge of the grid",
      tiles.filter(({ isCut }) => isCut).map(({ name }) => name),
    ),
    ...formatNote(
      "Without room for the name",
      unnamed.map(({ tile }) => tile.name),
    ),
    ...formatNote("Left out", leftOut),
    ...(tiles.length + leftOut.length > 0 ? [] : [[dim("No tiles.")]]),
  ];
}

function formatNote(label: string, names: readonly string[]): readonly Line[] {
  return names.length > 0 ? [[dim(`${label}: ${escapeLine(names.join(", "))}.`)]] : [];
}

/** The line of each horizontal edge. What no tile covers has no lines. */
function findLines(tiles: readonly Tile[]): ReadonlyMap<number, number> {
  const scale = lowestSpan / Math.min(...tiles.map(({ top, bottom }) => bottom - top));
  const edges = [...new Set(tiles.flatMap(({ top, bottom }) => [top, bottom]))].sort((a, b) => a - b);
  const lines = new Map<number, number>();
  let line = 0;
  for (const [index, edge] of edges.entries()) {
    const previous = edges[index - 1] ?? edge;
    const isCovered = tiles.some(({ top, bottom }) => top <= previous && bottom >= edge && previous < edge);
    // The subtrahend absorbs rounding errors.
    if (isCovered) line += Math.max(1, Math.min(maxSpan, Math.ceil((edge - previous) * scale - 1e-6)));
    lines.set(edge, line);
  }
  return lines;
}

function createBox(tile: Tile, lines: ReadonlyMap<number, number>, width: number): Box {
  const cellOf = (column: number): number => Math.round((column * (width - 1)) / gridColumns);
  const left = Math.min(cellOf(tile.left), width - 2);
  const right = Math.max(cellOf(tile.right), left + 1);
  return { left, right, top: lines.get(tile.top) ?? 0, bottom: lines.get(tile.bottom) ?? 0 };
}

/** Writes a name into the first free lines of a box; false if there is no room. */
function writeName(
  canvas: Canvas,
  name: string,
  { left, right, top, bottom }: Box,
  ellipsis: string,
): boolean {
  const padding = right - left > 8 ? 2 : 1;
  const width = right - left - 2 * padding + 1;
  const words = escapeLine(name)
    .split(" ")
    .map((word): Line => [plain(word)]);
  const wrapped = wrapLine(words, width);
  for (let first = top + 1; width >= minNameWidth && first < bottom; first += 1) {
    // The last line is cut if it is too long.
    const last = bottom - first - 1;
    const rest = wrapped
      .slice(last)
      .flatMap((line) => [...line, plain(" ")])
      .slice(0, -1);
    const lines = [...wrapped.slice(0, last), rest].map((line) => cutLine(line, width, ellipsis));
    const texts = lines.map((line) => line.map(({ text }) => text).join(""));
    if (canvas.writeText(left + padding, first, texts)) return true;
  }
  return false;
}
