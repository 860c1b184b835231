import { renderMessage } from '../../ir/diagnostic-text.ts';
import { FileLineColLoc } from '../../ir/location.ts';
import { type Paint } from '../../support/colors.ts';
import { type SourceFile } from '../../support/source-file.ts';

export const defaultSplitMarker = '// -----';

/** So many characters at the end of the marker may be others: that is a near miss, of which the user is warned. */
const nearMissLength = 2;

/** What an input was split into, and the places that almost are markers. */
export interface SplitInput {
  readonly pieces: readonly SourceFile[];
  readonly nearMisses: readonly number[];
}

/**
 * Returns the pieces of `source` between the markers, which may stand anywhere. An empty marker is the default one.
 * Source: splitAndProcessBuffer of mlir/lib/Support/ToolUtilities.cpp, with what is odd in it: of a marker at the very start of the file
 * the last characters belong to the first piece, and an empty file has no pieces.
 */
export function splitInput(source: SourceFile, requested?: string): SplitInput {
  const marker = requested || defaultSplitMarker;
  const { text } = source;
  const prefix = marker.slice(0, -nearMissLength);
  const suffix = marker.slice(-nearMissLength);
  const ranges: { start: number; end: number }[] = [];
  const nearMisses: number[] = [];
  for (const { start, end } of partsBetween(text, prefix)) {
    const last = ranges.at(-1);
    if (!last) {
      if (end > start) ranges.push({ start, end });
    } else if (text.startsWith(suffix, start) && end - start > suffix.length && text[start + suffix.length] !== '0') {
      ranges.push({ start: start + suffix.length, end });
    } else {
      nearMisses.push(start);
      last.end = end;
    }
  }
  const pieces = ranges.map(({ start, end }) => source.piece(start, end));
  return { pieces, nearMisses };
}

/** Returns the warnings of places that almost are markers. */
export function nearMissWarnings(source: SourceFile, nearMisses: readonly number[], paint: Paint): string {
  const message = 'near miss with file split marker';
  return nearMisses
    .map((at) => renderMessage(FileLineColLoc.at(source, at), 'warning', message, true, { paint }))
    .join('');
}

/** Returns the parts of the text between occurrences of `separator`. */
function partsBetween(text: string, separator: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  for (let start = 0; start <= text.length;) {
    const found = separator === '' ? -1 : text.indexOf(separator, start);
    const end = found < 0 ? text.length : found;
    parts.push({ start, end });
    start = end + separator.length;
    if (found < 0) break;
  }
  return parts;
}
