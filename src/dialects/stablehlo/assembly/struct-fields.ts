import { parseSafeInt64 } from '../../../builtin/int64-syntax.ts';
import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Type } from '../../../ir/type.ts';
import { doubleText } from '../../../support/float-text.ts';
import { ResultAccuracyModeAttr } from '../generated/stablehlo-attributes.gen.ts';

/** What the value of a field is: a list of dimensions, a number, a type, a truth value or a mode of accuracy. */
export type FieldKind = 'dims' | 'int' | 'float' | 'type' | 'bool' | 'mode';

/** The fields of a struct in the order in which they are printed. */
export type Fields = readonly (readonly [name: string, kind: FieldKind])[];

/** Parses `[0, 1]`. */
export function parseDims(parser: AsmParser): number[] {
  const dims: number[] = [];
  parser.parseCommaSeparatedList('square', () => dims.push(parseSafeInt64(parser)));
  return dims;
}

function parseMode(parser: AsmParser): ResultAccuracyModeAttr {
  const offset = parser.currentOffset;
  const mode = parser.parseAttributeOfRecord(ResultAccuracyModeAttr.spec);
  return mode instanceof ResultAccuracyModeAttr ? mode : parser.error(offset, 'expected a mode of accuracy');
}

function parseField(parser: AsmParser, kind: FieldKind): unknown {
  switch (kind) {
    case 'dims':
      return parseDims(parser);
    case 'int':
      return parseSafeInt64(parser);
    case 'float':
      return parser.parseFloat();
    case 'type':
      return parser.parseType();
    case 'bool':
      if (parser.parseOptionalKeyword('true')) return true;
      parser.parseKeyword('false');
      return false;
    case 'mode':
      return parseMode(parser);
  }
}

const absent: Readonly<Record<FieldKind, unknown>> = {
  dims: [],
  int: 0,
  float: 0,
  type: undefined,
  bool: false,
  mode: undefined,
};

/**
 * Parses `name = value` pairs in any order, joined by commas, up to `>`, which it takes too. Returns a value per field; lists that are left
 * out are empty, numbers 0; types and modes may not be left out. With `areRequired` no field may be left out.
 * Source: parseStruct of stablehlo/dialect/StablehloOps.cpp, texts verbatim.
 */
export function parseFields(parser: AsmParser, fields: Fields, areRequired = false): readonly unknown[] {
  const values = fields.map(([, kind]) => absent[kind]);
  const seen = new Set<string>();
  while (!parser.parseOptionalPunctuation('>')) {
    if (seen.size > 0) parser.parsePunctuation(',');
    const offset = parser.currentOffset;
    const index = fields.findIndex(([name]) => parser.parseOptionalKeyword(name));
    if (index < 0) parser.error(offset, `expected one of: ${fields.map(([name]) => `\`${name}\``).join(', ')}`);
    const [name, kind] = fields[index]!;
    if (seen.has(name)) parser.error(offset, `duplicated \`${name}\` entry`);
    seen.add(name);
    parser.parsePunctuation('=');
    values[index] = parseField(parser, kind);
  }
  const missing = fields.find(([name, kind]) => !seen.has(name) && (areRequired || absent[kind] === undefined));
  if (missing) parser.error(parser.currentOffset, `missing \`${missing[0]}\` entry`);
  return values;
}

/** Prints `name = value` pairs; empty lists and zeros are left out unless all are printed. */
export function printFields(printer: AsmPrinter, fields: Fields, values: readonly unknown[], printAll = false): void {
  let separator = '';
  fields.forEach(([name, kind], i) => {
    const value = values[i];
    if (!printAll && (value === 0 || (Array.isArray(value) && value.length === 0))) return;
    printer.print(`${separator}${name} = `);
    separator = ', ';
    if (kind === 'type') printer.printType(value as Type);
    else if (kind === 'mode') printer.printAttribute(value as ResultAccuracyModeAttr);
    else if (kind === 'float') printer.print(doubleText(value as number));
    else if (kind === 'dims') printer.print(`[${(value as readonly number[]).join(', ')}]`);
    else printer.print(String(value));
  });
}
