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
    case 'dlti':
      return printedLayoutEntries(data);
    case 'gpu':
      return data.replace(/^(\w+)<\s*(\w+)\s*>$/, '$1<$2>');
    default:
      return data;
  }
}

/** Tables of systems hold tables of devices, which hold tables; what is nested deeper is kept as it is. */
const maxTableDepth = 8;

/** A string or a type, as the keys of tables are. */
const tableKey = /^("(?:[^"\\]|\\.)*"|[\w.!]+(<.*>)?)$/s;

/** Returns a table of the data layout with its entries as `key = value`, also those that are written `#dlti.dl_entry<key, value>`. */
function printedLayoutEntries(data: string, depth = 0): string {
  const table = /^(dl_spec|map|target_device_spec|target_system_spec)<(.*)>$/s.exec(data);
  if (!table || depth > maxTableDepth) return data;
  const entries = topLevelParts(table[2]!).map((entry) => {
    const old = /^#dlti\.dl_entry<(.*)>$/s.exec(entry);
    const [key, value] = old ? topLevelParts(old[1]!) : splitAtEquals(entry);
    if (!value || !tableKey.test(key!) || !isBalanced(value)) return entry;
    const inner = /^#dlti\.(.*)$/s.exec(value)?.[1];
    return `${key} = ${inner === undefined ? withType(value) : `#dlti.${printedLayoutEntries(inner, depth + 1)}`}`;
  });
  const text = `${table[1]}<${entries.join(', ')}>`;
  // Without a blank between them a minus and the bracket would be an arrow.
  return text.endsWith('->') ? data : text;
}

/** Returns a decimal number with the type that it has where none is written, other attributes as they are. */
function withType(value: string): string {
  const fits = /^-?\d+$/.test(value) && BigInt.asIntN(64, BigInt(value)) === BigInt(value);
  return fits ? `${BigInt(value)} : i64` : value;
}

function splitAtEquals(entry: string): [key: string, value: string | undefined] {
  const [, key, value] = /^("(?:[^"\\]|\\.)*"|[^"=]*?)\s*=\s*(.*)$/s.exec(entry) ?? [];
  return [key ?? entry, value];
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
