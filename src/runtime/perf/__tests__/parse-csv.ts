/** Returns the rows of a table of comma-separated values by the titles in its first line. Source: RFC 4180. */
export function parseCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const lines: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n)/gy;
  for (let match = cells.exec(text); match !== null; match = cells.exec(text)) {
    lines.at(-1)!.push(match[1]?.replaceAll('""', '"') ?? match[2]!);
    if (match[3] !== ',') lines.push([]);
    if (cells.lastIndex === text.length) break;
  }
  const [titles, ...rows] = lines.slice(0, -1);
  return rows.map((row) => Object.fromEntries(titles!.map((title, i) => [title, row[i]!])));
}
