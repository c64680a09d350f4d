/** Draws dashboards, or any list of objects with tiles, on a grid. */
import { gridColumns, readName, readTiles, type Tile } from "../../../contract/tiles.ts";
import { element } from "./response.ts";

/** Rows that are drawn at most. */
const maxRows = 100;

/** Draws each object of a payload that has tiles; nothing for any other payload. */
export function drawTiles(payload: unknown): readonly Node[] {
  const objects = [payload]
    .flat()
    .filter((each): each is object => typeof each === "object" && each !== null);
  const drawings = objects.flatMap((object) => {
    const { tiles } = readTiles(object);
    const isDrawn = tiles.length > 0 && tiles.every(({ bottom }) => bottom <= maxRows);
    return isDrawn ? [drawObject(readName(object) ?? "Dashboard", tiles)] : [];
  });
  const note = `Drawn on ${gridColumns} columns. That number is our choice: the API does not state it.`;
  return drawings.length > 0 ? [...drawings, Object.assign(element("p", note), { className: "note" })] : [];
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
