/** A column of a table for people. */
export interface TextColumn<Row> {
  readonly title: string;
  readonly align: 'left' | 'right';
  readonly cell: (row: Row) => string;
}

/** Returns a table with a line of titles, one of dashes, and a line for each row. */
export function textTable<Row>(columns: readonly TextColumn<Row>[], rows: readonly Row[]): string {
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  const widths = columns.map((_, i) => cells.reduce((width, row) => Math.max(width, row[i]!.length), 0));
  const lines = cells.map((row) =>
    row
      .map((text, i) => (columns[i]!.align === 'left' ? text.padEnd(widths[i]!) : text.padStart(widths[i]!)))
      .join('  ')
      .trimEnd(),
  );
  lines.splice(1, 0, widths.map((width) => '-'.repeat(width)).join('  '));
  return `${lines.join('\n')}\n`;
}

/** Returns a whole number with separators between thousands: 1234567 -> 1,234,567. */
export function groupDigits(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, ',');
}
