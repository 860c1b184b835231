/** The text of options `a=1 b=x,{y z} c`, split as MLIR does. Source: mlir/lib/Pass/PassRegistry.cpp. */

export interface OptionText {
  readonly name: string;
  /** Absent when there is no `=`. */
  readonly value: string | undefined;
}

const closing: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']', '"': '"', "'": "'" };

/** Splits the text of options at blanks that are not inside quotes or braces. */
export function splitOptions(text: string): OptionText[] {
  const options: OptionText[] = [];
  let rest = text.trimStart();
  while (rest !== '') {
    const nameEnd = rest.search(/[ =]/);
    const name = (nameEnd < 0 ? rest : rest.slice(0, nameEnd)).trim();
    if (nameEnd < 0 || rest[nameEnd] === ' ') {
      if (name !== '') options.push({ name, value: undefined });
      rest = nameEnd < 0 ? '' : rest.slice(nameEnd).trimStart();
      continue;
    }
    rest = rest.slice(nameEnd + 1);
    const valueEnd = endOfValue(rest);
    if (name !== '') options.push({ name, value: unwrap(rest.slice(0, valueEnd)) });
    rest = rest.slice(valueEnd).trimStart();
  }
  return options;
}

/** Returns where the value at the start of the text ends: a blank does not end it inside quotes or braces, other brackets do not count. */
function endOfValue(text: string): number {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === '"' || char === "'") i = Math.max(i, text.indexOf(char, i + 1));
    else if (char === '{') depth++;
    else if (char === '}') depth = Math.max(depth - 1, 0);
    else if (char === ' ' && depth === 0) return i;
  }
  return text.length;
}

/** Splits the value of a list option at commas that are not inside quotes or brackets; no text is no element. */
export function splitList(text: string): string[] {
  if (text === '') return [];
  const elements: string[] = [];
  let start = 0;
  for (let comma = findOutside(text, ',', 0); comma >= 0; comma = findOutside(text, ',', start)) {
    elements.push(unwrap(text.slice(start, comma)));
    start = comma + 1;
  }
  elements.push(unwrap(text.slice(start)));
  return elements;
}

/** Returns the text that splitList splits into the parts: one with a blank or a comma needs braces, and then they all do. */
export function joinList(parts: readonly string[]): string {
  if (!parts.some(needsBraces)) return parts.join(',');
  return `{${parts.map((part) => (needsBraces(part) ? `{${part}}` : part)).join(',')}}`;
}

function needsBraces(part: string): boolean {
  return /[ ,]/.test(part);
}

/** Returns where `wanted` is from `from` on, outside of quotes and brackets; -1 when it is not there. */
function findOutside(text: string, wanted: string, from: number): number {
  for (let i = from; i < text.length; i++) {
    const char = text[i]!;
    if (char === wanted) return i;
    const end = closing[char];
    if (!end) continue;
    i = char === end ? text.indexOf(end, i + 1) : findOutside(text, end, i + 1);
    if (i < 0) return -1;
  }
  return -1;
}

/** Takes off quotes, or braces that belong together, around the whole text. */
function unwrap(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= 2) return trimmed === '{}' ? '' : trimmed;
  const [first] = trimmed;
  const last = trimmed[trimmed.length - 1];
  if ((first === '"' || first === "'") && last === first) return trimmed.slice(1, -1).trim();
  const isWrapped = first === '{' && findOutside(trimmed, '}', 1) === trimmed.length - 1;
  return isWrapped ? trimmed.slice(1, -1).trim() : trimmed;
}
