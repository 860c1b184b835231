/** A column of a table of comma-separated values. */
export interface CsvColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => string | number | undefined;
}

/** Returns the table as RFC 4180 has it, with a line of titles; undefined cells are empty. */
export function csvText<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [columns.map(({ title }) => title), ...rows.map((row) => columns.map(({ cell }) => cell(row)))];
  return lines.map((cells) => `${cells.map(csvCell).join(',')}\n`).join('');
}

function csvCell(value: string | number | undefined): string {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
