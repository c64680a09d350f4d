/** Canvas of boxes and texts, in cells of a terminal. */
import stringWidth from "fast-string-width";
import { dim, type Line, plain, splitCharacters } from "./line.ts";

/** Corners of a box, whose borders are in these cells. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A canvas. */
export interface Canvas {
  /** Draws the borders of a box. Boxes share borders. */
  drawBox(box: Box): void;
  /**
   * Writes lines of text into cells that are free.
   *
   * @returns false, with nothing written, if one of them is not
   */
  writeText(left: number, top: number, lines: readonly string[]): boolean;
  /** The rows from top to bottom. */
  render(hasUnicode: boolean): readonly Line[];
}

/** Directions in which a border leaves a cell. */
const up = 1;
const down = 2;
const leftward = 4;
const rightward = 8;

/** Characters by the sum of the directions. */
const unicodeBorders = " ╵╷│╴┘┐┤╶└┌├─┴┬┼";
const asciiBorders = " |||-+++-+++-+++";

/** Creates an empty canvas. */
export function createCanvas(width: number, height: number): Canvas {
  const directions = new Uint8Array(width * height);
  /** Text of each cell; empty in the second cell of a wide character. */
  const texts: (string | undefined)[] = [];
  return {
    drawBox(box) {
      for (const [x, y, direction] of listBorders(box)) {
        directions[y * width + x] = (directions[y * width + x] ?? 0) | direction;
      }
    },
    writeText(left, top, lines) {
      const cells = lines.flatMap((line, row) => {
        const start = (top + row) * width + left;
        return splitCells(line).map((text, index) => ({ text, index: start + index }));
      });
      if (cells.some(({ index }) => directions[index] || texts[index] !== undefined)) return false;
      for (const { text, index } of cells) texts[index] = text;
      return true;
    },
    render(hasUnicode) {
      const borders = hasUnicode ? unicodeBorders : asciiBorders;
      return Array.from({ length: height }, (_row, y) =>
        Array.from({ length: width }, (_cell, x) => {
          const text = texts[y * width + x];
          return text === undefined ? dim(borders[directions[y * width + x] ?? 0] ?? " ") : plain(text);
        }),
      );
    },
  };
}

/** Lists the directions in which the borders of a box leave its cells. */
function* listBorders({
  left,
  top,
  right,
  bottom,
}: Box): Generator<readonly [x: number, y: number, direction: number]> {
  for (let x = left; x < right; x += 1) {
    for (const y of [top, bottom]) yield* [[x, y, rightward] as const, [x + 1, y, leftward] as const];
  }
  for (let y = top; y < bottom; y += 1) {
    for (const x of [left, right]) yield* [[x, y, down] as const, [x, y + 1, up] as const];
  }
}

/** The text of each cell of a line. */
function splitCells(line: string): readonly string[] {
  return splitCharacters(line).flatMap((character) =>
    Array.from({ length: stringWidth(character) }, (_, index) => (index === 0 ? character : "")),
  );
}
