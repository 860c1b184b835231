/** Searches in a part of a text that read nothing outside it. */

/** Returns where `needle` first is in `text[from..to)`, or -1. */
export function indexOfIn(text: string, needle: string, from: number, to: number): number {
  if (to === text.length) return text.indexOf(needle, from);
  const at = text.slice(from, to).indexOf(needle);
  return at < 0 ? -1 : from + at;
}

/** Returns where the line that holds `at` starts, or `from` when that is later. */
export function startOfLine(text: string, at: number, from: number): number {
  return from + text.slice(from, at).lastIndexOf('\n') + 1;
}

/** Returns where the line that holds `at` ends, or `to` when that is earlier. */
export function endOfLine(text: string, at: number, to: number): number {
  const newline = indexOfIn(text, '\n', at, to);
  return newline < 0 ? to : newline;
}
