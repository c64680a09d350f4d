/** Tiles of dashboards, on a grid of 12 columns: an array of objects with numeric x, y, w and h. */
import { isPlainObject } from "./check-options.ts";

export const gridColumns = 12;

/** A tile within the grid. */
export interface Tile {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Whether a part of it is outside the grid. */
  readonly isCut: boolean;
}

/** The tiles of an object. */
export interface Tiles {
  readonly tiles: readonly Tile[];
  /** Names of those that cannot be drawn, each with the reason. */
  readonly leftOut: readonly string[];
}

const sides = ["x", "y", "w", "h"] as const;

/** Reads the tiles of an object: the first list in which an object has at least two of their four members. */
export function readTiles(object: object): Tiles {
  const lists = Object.values(object).filter((value): value is unknown[] => Array.isArray(value));
  const list = lists.find((items) => items.some((item) => isPlainObject(item) && countSides(item) >= 2));
  const read = (list ?? []).map((item, index) => readTile(Object(item), index));
  return {
    tiles: read.filter((tile) => typeof tile !== "string"),
    leftOut: read.filter((tile) => typeof tile === "string"),
  };
}

function countSides(item: object): number {
  return sides.filter((side) => Object.hasOwn(item, side)).length;
}

/** Reads a tile; a text with its name and the reason if it cannot be drawn. */
function readTile(item: object, index: number): Tile | string {
  const name = readName(item) ?? `tile ${index + 1}`;
  const values = sides.map((side) => Reflect.get(item, side));
  for (const [position, side] of sides.entries()) {
    const value: unknown = values[position];
    const isSize = side === "w" || side === "h";
    if (!Number.isFinite(value) || (isSize && Number(value) <= 0))
      return `${name} (${describe(side, value)})`;
  }
  const [x = 0, y = 0, w = 0, h = 0] = values.map(Number);
  const edges = {
    left: Math.max(0, x),
    top: Math.max(0, y),
    right: Math.min(gridColumns, x + w),
    bottom: y + h,
  };
  if (edges.left >= edges.right) return `${name} (${describe("x", x)}, outside the grid)`;
  if (edges.top >= edges.bottom) return `${name} (${describe("y", y)}, outside the grid)`;
  return { name, ...edges, isCut: x < 0 || y < 0 || x + w > gridColumns };
}

function describe(side: string, value: unknown): string {
  if (value === undefined) return `no ${side}`;
  return `${side} is ${typeof value === "number" ? value : JSON.stringify(value)}`;
}

/** Name of an object; undefined if it has none. */
export function readName(object: object): string | undefined {
  return ["name", "title", "id"]
    .map((member): unknown => Reflect.get(object, member))
    .find((value): value is string => typeof value === "string" && value !== "");
}

/** Whether a part of one tile covers another one. */
export function isOverlapping(one: Tile, other: Tile): boolean {
  if (one === other) return false;
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
