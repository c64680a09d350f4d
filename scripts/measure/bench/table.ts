/** Formats a table of text: the first column is aligned to the left, the others, with figures, to the right. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const format = (row: readonly string[]): string =>
    widths
      .map((width, column) => (column === 0 ? row[0]?.padEnd(width) : (row[column] ?? "").padStart(width)))
      .join("  ")
      .trimEnd();
  return rows.map(format).join("\n");
}
