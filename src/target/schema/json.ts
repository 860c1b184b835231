import { BinaryFormatError } from './binary-format-error.ts';
import {
  string,
  vector,
  type EnumType,
  type FieldType,
  type InlineType,
  type ScalarType,
  type StructType,
  type TableType,
  type UnionValue,
  type VectorType,
} from './schema.ts';

/** `strict` is JSON; `flatc` has field names without quotes, and `nan` and `inf` as numbers. */
export type JsonStyle = 'strict' | 'flatc';

/**
 * Returns a decoded table as text, byte for byte as `flatc --json --defaults-json` prints it (with `--strict-json` in the
 * strict style): two blanks of indentation, names of the schema, absent scalars as 0, other absent fields left out, enums as
 * names, flags as names separated by blanks, a union's tag in a field `<name>_type` before it.
 *
 * Throws BinaryFormatError when the text would be longer than a string may be: what is stored once is printed everywhere.
 * Source: ttmlir-facts, section 5.5. Differs: the strict style quotes `nan` and `inf`, so that it is JSON; flatc reads both.
 */
export function toJson<T extends object>(type: TableType<T>, value: T, style: JsonStyle = 'strict'): string {
  const pieces = [...new JsonWriter(style).pieces(type, value)];
  checkLength(pieces, MAX_LENGTH);
  return pieces.join('');
}

/**
 * Returns the same in pieces of whole lines, which may be longer together than one string. Each is put together when it is asked for, so that it need not be kept.
 * Throws BinaryFormatError when even these would be too long.
 */
export function toJsonPieces<T extends object>(type: TableType<T>, value: T): Iterable<string> {
  const writer = new JsonWriter('strict');
  const pieces = { [Symbol.iterator]: () => writer.pieces(type, value) };
  checkLength(pieces, MAX_TOTAL_LENGTH);
  return pieces;
}

/** Longest text that is made, in UTF-16 code units: half of what V8 can hold in a string. */
const MAX_LENGTH = 2 ** 28;

/** Longest text that is made in pieces: a small file that is made to stand for a huge text is not printed. */
const MAX_TOTAL_LENGTH = 2 ** 34;

function checkLength(texts: Iterable<string>, maxLength: number): void {
  let length = 0;
  for (const text of texts) length += text.length;
  if (length > maxLength) throw tooLong(maxLength);
}

function tooLong(maxLength: number): BinaryFormatError {
  return new BinaryFormatError(`the JSON text is longer than ${maxLength} characters`);
}

/** Digits after the point that flatc prints. */
const FLOAT_DIGITS = { float32: 6, float64: 12 } as const;

/** Returns texts without a line break at the end; `depth` counts the indentation of the line that a text starts on. */
class JsonWriter {
  /** What was printed already, by type, object and depth: what is stored once takes time and memory once. */
  private readonly known = new Map<FieldType, Map<object, string[]>>();
  private readonly knownTexts = new Map<string, string>();

  constructor(private readonly style: JsonStyle) {}

  /** Gives the text of a table in pieces that end with line breaks: each item of its lists is one. */
  *pieces(type: TableType, value: object): IterableIterator<string> {
    const entries = [...entriesOf(type, value as Readonly<Record<string, unknown>>)];
    yield '{\n';
    for (const [i, { name, type: fieldType, content }] of entries.entries()) {
      const comma = i === entries.length - 1 ? '' : ',';
      if (fieldType.kind !== 'vector') {
        yield `  ${this.field(name, this.value(fieldType, content, 1))}${comma}\n`;
        continue;
      }
      const items = [...(content as Iterable<unknown>)];
      yield `  ${this.field(name, items.length === 0 ? '[\n\n' : '[\n')}`;
      for (const [j, item] of items.entries()) {
        yield `    ${this.value(fieldType.element, item, 2)}${j === items.length - 1 ? '' : ','}\n`;
      }
      yield `  ]${comma}\n`;
    }
    yield '}\n';
  }

  private value(type: FieldType, content: unknown, depth: number): string {
    switch (type.kind) {
      case 'scalar':
      case 'enum':
        return this.symbol(type, content);
      case 'string':
        return this.quoted(content as string);
      case 'vector':
        return this.once(type, content as object, depth, () =>
          this.list(type.element, content as Iterable<unknown>, depth),
        );
      case 'struct':
      case 'table':
        return this.record(type, content as object, depth);
      case 'union': {
        const { type: name, value } = content as UnionValue;
        const member = type.members.find((candidate) => candidate.name === name);
        if (member === undefined) throw new BinaryFormatError(`'${name}' is not a member of ${type.name}`);
        return this.record(member.type, value, depth);
      }
    }
  }

  private once(type: FieldType, content: object, depth: number, print: () => string): string {
    let known = this.known.get(type);
    if (known === undefined) this.known.set(type, (known = new Map()));
    let byDepth = known.get(content);
    if (byDepth === undefined) known.set(content, (byDepth = []));
    return (byDepth[depth] ??= print());
  }

  private quoted(text: string): string {
    let known = this.knownTexts.get(text);
    if (known === undefined) this.knownTexts.set(text, (known = quoted(text)));
    return known;
  }

  private record(type: TableType | StructType, value: object, depth: number): string {
    return this.once(type, value, depth, () => this.newRecord(type, value as Readonly<Record<string, unknown>>, depth));
  }

  private newRecord(type: TableType | StructType, value: Readonly<Record<string, unknown>>, depth: number): string {
    const fields = Array.from(entriesOf(type, value), (entry) =>
      this.field(entry.name, this.value(entry.type, entry.content, depth + 1)),
    );
    return fields.length === 0 ? `{\n${indentation(depth)}}` : enclose('{', fields, '}', depth);
  }

  private field(name: string, content: string): string {
    return this.style === 'strict' ? `"${name}": ${content}` : `${name}: ${content}`;
  }

  private list(element: VectorType['element'], items: Iterable<unknown>, depth: number): string {
    const texts = Array.from(items, (item) => this.value(element, item, depth + 1));
    return texts.length === 0 ? `[\n\n${indentation(depth)}]` : enclose('[', texts, ']', depth);
  }

  private symbol(type: Exclude<InlineType, StructType>, content: unknown): string {
    if (type.kind === 'enum') return enumText(type, content);
    return typeof content === 'number' ? this.number(type, content) : String(content);
  }

  private number(type: ScalarType, content: number): string {
    if (type.name !== 'float32' && type.name !== 'float64') return String(content);
    const value = type.name === 'float32' ? Math.fround(content) : content;
    if (Number.isFinite(value)) return fixed(value, FLOAT_DIGITS[type.name]);
    const text = Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
    return this.style === 'strict' ? `"${text}"` : text;
  }
}

/** What is printed of a field. */
interface Entry {
  readonly name: string;
  readonly type: FieldType;
  readonly content: unknown;
}

/** Gives the fields that are there, each union and each list of them behind a field with the tags. */
function* entriesOf(type: TableType | StructType, value: Readonly<Record<string, unknown>>): Iterable<Entry> {
  for (const { name, property, type: fieldType } of type.fields) {
    const content = value[property];
    if (content === undefined) continue;
    if (fieldType.kind === 'union') {
      yield { name: `${name}_type`, type: string, content: (content as UnionValue).type };
    } else if (fieldType.kind === 'vector' && fieldType.element.kind === 'union') {
      yield { name: `${name}_type`, type: strings, content: (content as readonly UnionValue[]).map((item) => item.type) }; // prettier-ignore
    }
    yield { name, type: fieldType, content };
  }
}

const strings = vector(string);

function indentation(depth: number): string {
  return '  '.repeat(depth);
}

/** Returns the brackets with the items between them, each on a line of its own. */
function enclose(open: string, items: readonly string[], close: string, depth: number): string {
  const inner = `\n${indentation(depth + 1)}`;
  const outer = `\n${indentation(depth)}`;
  const length = items.reduce((sum, item) => sum + item.length + inner.length + 1, outer.length + 2);
  if (length > MAX_LENGTH) throw tooLong(MAX_LENGTH);
  // Unlike join, + refers to long texts instead of copying them, so a text that is used often takes memory once.
  return items.reduce((text, item, i) => text + (i === 0 ? inner : `,${inner}`) + item, open) + outer + close;
}

function enumText(type: EnumType, content: unknown): string {
  if (!Array.isArray(content)) return `"${String(content)}"`;
  const names: readonly unknown[] = content;
  return names.length === 0 ? '0' : `"${names.join(' ')}"`;
}

/** Returns the number with at most `digits` digits after the point, at least one, as C++ rounds (ties to even). */
function fixed(value: number, digits: number): string {
  if (Object.is(value, -0)) return '-0.0';
  // From 1e21 on toFixed switches to exponents; such numbers are integers.
  if (Math.abs(value) >= 1e21) return `${BigInt(value)}.0`;
  return roundHalfToEven(value, digits).replace(/0+$/, '').replace(/\.$/, '.0');
}

function roundHalfToEven(value: number, digits: number): string {
  const rounded = value.toFixed(digits);
  // Only odd multiples of 2^-(digits + 1) lie half-way between two decimals; toFixed rounds those up.
  const isTie = Math.abs(value * 2 ** (digits + 1)) % 2 === 1;
  const truncated = value.toFixed(digits + 1).slice(0, -1);
  return isTie && /[02468]$/.test(truncated) ? truncated : rounded;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\n': '\\n',
  '\t': '\\t',
  '\r': '\\r',
  '\b': '\\b',
  '\f': '\\f',
  '"': '\\"',
  '\\': '\\\\',
};

/** Returns the text in quotes, all but printable ASCII escaped. */
function quoted(text: string): string {
  const escaped = text.replace(
    /[^\x20-\x7e]|["\\]/g,
    (unit) => ESCAPES[unit] ?? `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );
  return `"${escaped}"`;
}
