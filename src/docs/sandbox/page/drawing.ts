/** Draws dashboards, or any list of objects with tiles, on a grid: an array of objects with numeric x, y, w and h. */
import { isPlainObject } from "../../../contract/check-options.ts";
import { element } from "../../dom.ts";

const gridColumns = 12;

/** Rows that are drawn at most. */
const maxRows = 100;

interface Tile {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Draws each object of a payload that has tiles; nothing for any other payload. */
export function drawTiles(payload: unknown): readonly Node[] {
  const drawings = [payload]
    .flat()
    .filter(isPlainObject)
    .flatMap((object) => {
      const tiles = readTiles(object);
      const isDrawn = tiles.length > 0 && tiles.every(({ bottom }) => bottom <= maxRows);
      return isDrawn ? [drawObject(readName(object) ?? "Dashboard", tiles)] : [];
    });
  const note = `Drawn on ${gridColumns} columns. That number is our choice: the API does not state it.`;
  return drawings.length > 0 ? [...drawings, Object.assign(element("p", note), { className: "note" })] : [];
}

/** The tiles of the first list that has one, without what lies outside the grid. */
function readTiles(object: object): readonly Tile[] {
  const lists = Object.values(object).filter((value): value is unknown[] => Array.isArray(value));
  return lists.map((list) => list.flatMap(readTile)).find((tiles) => tiles.length > 0) ?? [];
}

function readTile(item: unknown, index: number): readonly Tile[] {
  if (!isPlainObject(item)) return [];
  const [x = NaN, y = NaN, w = NaN, h = NaN] = ["x", "y", "w", "h"].map((side) => {
    const value: unknown = Reflect.get(item, side);
    return typeof value === "number" ? value : NaN;
  });
  const [left, right] = [Math.max(0, x), Math.min(gridColumns, x + w)];
  const [top, bottom] = [Math.max(0, y), y + h];
  const name = readName(item) ?? `tile ${index + 1}`;
  return left < right && top < bottom ? [{ name, left, top, right, bottom }] : [];
}

function readName(object: object): string | undefined {
  return ["name", "title", "id"]
    .map((member): unknown => Reflect.get(object, member))
    .find((value): value is string => typeof value === "string" && value !== "");
}

function drawObject(name: string, tiles: readonly Tile[]): HTMLElement {
  const figure = document.createElement("figure");
  const grid = Object.assign(document.createElement("ul"), { className: "tiles" });
  grid.style.setProperty("--columns", String(gridColumns));
  for (const { name, left, top, right, bottom } of tiles) {
    const item = element("li", name);
    item.title = name;
    // Half rows.
    const lines = [top * 2, left, bottom * 2, right].map((line) => Math.round(line) + 1);
    item.style.setProperty("grid-area", lines.join(" / "));
    grid.append(item);
  }
  figure.append(element("figcaption", name), grid);
  return figure;
}
