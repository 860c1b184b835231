/** Guesses what a pattern that was not found might have meant. */
import { type Pattern, type Region } from './pattern.ts';

/** The guess lies within this many bytes. */
const SEARCH_LENGTH_BYTES = 4096;
/** Patterns with a greater product of lengths are not guessed at. */
const MAX_WORK = 4096 * 2048;
/** A guess this bad is no guess: edits, plus a hundredth per line skipped. */
const WORST_QUALITY = 50;

/**
 * Returns the offset at which the region looks most like the pattern, or undefined when nothing there does or when it is
 * the start of the region. Lengths of the pattern are those of its regular expression.
 */
export function fuzzyMatch(pattern: Pattern, region: Region): number | undefined {
  const { fixedText, regex } = pattern.parts;
  const example = fixedText !== '' ? fixedText : regex;
  const { text } = region.buffer;
  const length = Math.min(SEARCH_LENGTH_BYTES, region.end - region.start);
  if (MAX_WORK < length * example.length) return undefined;
  let best: number | undefined;
  let bestQuality = Infinity;
  let lines = 0;
  let lineEnd = -1;
  for (let at = region.start; at < region.start + length; at++) {
    const c = text[at]!;
    if (c === '\n') lines++;
    if (c === ' ' || c === '\t') continue;
    if (lineEnd < at) {
      const newline = text.slice(at, region.end).indexOf('\n');
      lineEnd = newline < 0 ? region.end : at + newline;
    }
    const candidate = text.slice(at, Math.min(lineEnd, at + example.length));
    const bound = Math.min(bestQuality, WORST_QUALITY) - lines / 100;
    const quality = editDistance(candidate, example, bound) + lines / 100;
    if (quality < bestQuality) {
      best = at;
      bestQuality = quality;
    }
  }
  // LLVM does not tell "nothing found yet" from "found at the start", so a guess at the start is not shown.
  return bestQuality < WORST_QUALITY && best !== region.start ? best : undefined;
}

/**
 * Returns the number of insertions, deletions and replacements that make `a` to `b`, or Infinity when it is not below
 * `bound`. Looks only at the part of the table that can stay below it.
 */
export function editDistance(a: string, b: string, bound: number): number {
  const band = Math.ceil(bound) - 1;
  if (band < 0 || Math.abs(a.length - b.length) > band) return Infinity;
  let row = new Array<number>(b.length + 1).fill(Infinity);
  let next = new Array<number>(b.length + 1).fill(Infinity);
  for (let j = 0; j <= Math.min(band, b.length); j++) row[j] = j;
  for (let i = 1; i <= a.length; i++) {
    const first = Math.max(i - band, 0);
    const last = Math.min(i + band, b.length);
    let least = Infinity;
    for (let j = first; j <= last; j++) {
      const replace = j > 0 ? row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1) : i;
      const insert = j > first ? next[j - 1]! + 1 : Infinity;
      const remove = j < i + band ? row[j]! + 1 : Infinity;
      next[j] = Math.min(replace, insert, remove);
      if (next[j]! < least) least = next[j]!;
    }
    if (first > 0) next[first - 1] = Infinity;
    if (least >= bound) return Infinity;
    [row, next] = [next, row];
  }
  const distance = row[b.length]!;
  return distance < bound ? distance : Infinity;
}
