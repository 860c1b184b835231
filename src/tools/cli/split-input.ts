import { SourceFile } from '../../support/source-file.ts';

export const defaultSplitMarker = '// -----';

/**
 * Returns the pieces of `source` between lines that consist of `marker`. Each piece keeps the lines before it as empty ones,
 * so that line numbers stay those of the file.
 */
export function splitInput(source: SourceFile, marker = defaultSplitMarker): SourceFile[] {
  const lines = source.text.split('\n');
  const pieces: SourceFile[] = [];
  let start = 0;
  const cut = (end: number): void => {
    const text = '\n'.repeat(start) + lines.slice(start, end).join('\n');
    pieces.push(new SourceFile(source.name, end < lines.length ? `${text}\n` : text));
  };
  lines.forEach((line, i) => {
    if (line.trimEnd() !== marker) return;
    cut(i);
    start = i + 1;
  });
  cut(lines.length);
  return pieces;
}
