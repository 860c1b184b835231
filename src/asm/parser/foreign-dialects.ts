/** What is known of the attributes and types of dialects that are not here. */

/** Tells whether vectors may have elements of the type. Source: VectorElementTypeInterface of mlir/IR/BuiltinTypeInterfaces.td. */
export function isForeignVectorElement(namespace: string, typeData: string): boolean {
  return /^ptr\b/.test(typeData) && (namespace === 'llvm' || namespace === 'ptr');
}

/** Tells whether memrefs may have elements of the type. Source: MemRefElementTypeInterface of mlir/IR/BuiltinTypeInterfaces.td. */
export function isForeignMemRefElement(namespace: string, typeData: string): boolean {
  return /^ptr\b/.test(typeData) && namespace === 'ptr';
}

/** Returns the text of an attribute as its dialect prints it, as far as that is known here. */
export function printedForeignAttribute(namespace: string, data: string): string {
  switch (namespace) {
    case 'sparse_tensor': {
      const encoding = /^encoding<\s*\{(.*)\}\s*>$/s.exec(data);
      return encoding ? `encoding<{ ${sparseEncoding(encoding[1]!)} }>` : data;
    }
    case 'gpu':
      return data.replace(/^(\w+)<\s*(\w+)\s*>$/, '$1<$2>');
    default:
      return data;
  }
}

/** Returns the parameters of a sparse encoding with canonical dimension names, blanks and order. */
function sparseEncoding(text: string): string {
  const parts = topLevelParts(text.trim().replace(/\s+/g, ' ')).filter((part) => part !== '');
  const rank = (part: string): number => parameterOrder.findIndex((name) => part.startsWith(name));
  return parts
    .filter((part) => !/^(pos|crd)Width ?= ?0$/.test(part))
    .map((part) => (part.startsWith('map') ? canonicalLevelMap(part) : part.replace(/ ?= ?/, ' = ')))
    .sort((a, b) => rank(a) - rank(b))
    .join(', ');
}

const parameterOrder = ['map', 'posWidth', 'crdWidth', 'explicitVal', 'implicitVal'];

/** `map = (i, j) -> (i : dense, j : compressed)` to `map = (d0, d1) -> (d0 : dense, d1 : compressed)`. */
function canonicalLevelMap(text: string): string {
  const match = /^map ?= ?(?:\[(.*?)\] ?)?\((.*?)\) ?-> ?\((.*)\)$/.exec(text);
  if (!match || /[#={]/.test(match[2]! + match[3]!)) return text.replace(/ ?= ?/, ' = ');
  const dims = listOf(match[2]!);
  const symbols = listOf(match[1] ?? '');
  if (![...dims, ...symbols].every((name) => /^[A-Za-z_]\w*$/.test(name)) || !isBalanced(match[3]!)) return text;
  const renamed = new Map([
    ...dims.map((name, i) => [name, `d${i}`] as const),
    ...symbols.map((name, i) => [name, `s${i}`] as const),
  ]);
  const written = topLevelParts(match[3]!);
  if (!written.every((level) => level.includes(':'))) return text;
  const levels = written.map((level) => {
    const colon = level.indexOf(':');
    const expr = level.slice(0, colon).trim();
    const properties = level.slice(colon + 1).replace(/ /g, '').replace(/,/g, ', '); // prettier-ignore
    return `${expr.replace(/[A-Za-z_]\w*/g, (name) => renamed.get(name) ?? name)} : ${properties}`;
  });
  const prefix = symbols.length > 0 ? `[${symbols.map((_, i) => `s${i}`).join(', ')}]` : '';
  return `map = ${prefix}(${dims.map((_, i) => `d${i}`).join(', ')}) -> (${levels.join(', ')})`;
}

function listOf(text: string): string[] {
  return text.split(',').map((part) => part.trim()).filter((part) => part !== ''); // prettier-ignore
}

/** Tells whether no bracket is closed that was not opened. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (let i = 0; i < text.length && depth >= 0; i++) {
    if (text[i] === '"') i = endOfString(text, i);
    else depth += nestingOf(text, i);
  }
  return depth === 0;
}

/** Returns 1 for an opening bracket, -1 for a closing one; that of an arrow is none. */
function nestingOf(text: string, i: number): number {
  const char = text[i]!;
  if ('([{<'.includes(char)) return 1;
  return ')]}'.includes(char) || (char === '>' && text[i - 1] !== '-') ? -1 : 0;
}

/** Splits at the commas outside of brackets and strings. */
function topLevelParts(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (char === '"') i = endOfString(text, i);
    else if (char === ',' && depth === 0) {
      parts.push(text.slice(start, i).trim());
      start = i + 1;
    } else depth += nestingOf(text, i);
  }
  parts.push(text.slice(start).trim());
  return parts;
}

/** Returns where the closing quotation mark of the string that starts at `start` is. */
function endOfString(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1;
  return i;
}
