import { BinaryFormatError } from './binary-format-error.ts';
import {
  type EnumType,
  type FieldType,
  type InlineType,
  type ScalarType,
  type StructType,
  type TableType,
  type UnionValue,
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
  return new JsonWriter(style).text(type, value);
}

/** Longest text that is made, in UTF-16 code units: half of what V8 can hold in a string. */
const MAX_LENGTH = 2 ** 28;

/** Digits after the point that flatc prints. */
const FLOAT_DIGITS = { float32: 6, float64: 12 } as const;

class JsonWriter {
  private readonly chunks: string[] = [];
  private length = 0;
  private depth = 0;

  constructor(private readonly style: JsonStyle) {}

  text(type: TableType, value: object): string {
    this.record(type, value as Readonly<Record<string, unknown>>);
    this.write('\n');
    return this.chunks.join('');
  }

  private record(type: TableType | StructType, value: Readonly<Record<string, unknown>>): void {
    this.write('{');
    this.depth++;
    let separator = '';
    for (const field of type.fields) {
      const content = value[field.property];
      if (content === undefined) continue;
      separator = this.unionTags(field.name, field.type, content, separator);
      this.fieldName(field.name, separator);
      this.value(field.type, content);
      separator = ',';
    }
    this.depth--;
    this.newLine();
    this.write('}');
  }

  /** Writes the field with the tags when there is one; returns what separates it from the next. */
  private unionTags(name: string, type: FieldType, content: unknown, separator: string): string {
    if (type.kind === 'union') {
      this.fieldName(`${name}_type`, separator);
      this.write(quoted((content as UnionValue).type));
    } else if (type.kind === 'vector' && type.element.kind === 'union') {
      this.fieldName(`${name}_type`, separator);
      this.list(content as readonly UnionValue[], (item) => this.write(quoted(item.type)));
    } else {
      return separator;
    }
    return ',';
  }

  private fieldName(name: string, separator: string): void {
    this.write(separator);
    this.newLine();
    this.write(this.style === 'strict' ? `"${name}": ` : `${name}: `);
  }

  private value(type: FieldType, content: unknown): void {
    switch (type.kind) {
      case 'scalar':
      case 'enum':
        return this.write(this.symbol(type, content));
      case 'string':
        return this.write(quoted(content as string));
      case 'vector': {
        const { element } = type;
        return this.list(content as Iterable<unknown>, (item) => this.value(element, item));
      }
      case 'struct':
      case 'table':
        return this.record(type, content as Readonly<Record<string, unknown>>);
      case 'union': {
        const { type: name, value } = content as UnionValue;
        const member = type.members.find((candidate) => candidate.name === name);
        if (member === undefined) throw new BinaryFormatError(`'${name}' is not a member of ${type.name}`);
        return this.record(member.type, value as Readonly<Record<string, unknown>>);
      }
    }
  }

  private list<Item>(items: Iterable<Item>, writeItem: (item: Item) => void): void {
    this.write('[');
    this.depth++;
    let isEmpty = true;
    for (const item of items) {
      if (!isEmpty) this.write(',');
      isEmpty = false;
      this.newLine();
      writeItem(item);
    }
    this.depth--;
    if (isEmpty) this.write('\n');
    this.newLine();
    this.write(']');
  }

  private symbol(type: Exclude<InlineType, StructType>, content: unknown): string {
    if (type.kind === 'enum') return enumText(type, content);
    return typeof content === 'number' ? this.number(type, content) : String(content);
  }

  private number(type: ScalarType, value: number): string {
    if (type.name !== 'float32' && type.name !== 'float64') return String(value);
    if (Number.isFinite(value)) return fixed(value, FLOAT_DIGITS[type.name]);
    const text = Number.isNaN(value) ? 'nan' : value > 0 ? 'inf' : '-inf';
    return this.style === 'strict' ? `"${text}"` : text;
  }

  private newLine(): void {
    this.write(`\n${'  '.repeat(this.depth)}`);
  }

  private write(text: string): void {
    this.length += text.length;
    if (this.length > MAX_LENGTH) throw new BinaryFormatError(`the JSON text is longer than ${MAX_LENGTH} characters`);
    this.chunks.push(text);
  }
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
