/**
 * Lays out a table of text: the first column to the left, the others to the right, where figures line up.
 *
 * @param rows cells, the column heads first; a short row leaves its last cells empty
 * @returns lines without trailing spaces
 */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? "";
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ")
      .trimEnd(),
  );
  return lines.join("\n");
}
