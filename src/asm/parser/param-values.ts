import { type Attribute } from '../../ir/attribute.ts';
import { type AsmParser, type Punctuation } from '../../ir/interfaces/op-asm-parser.ts';
import { type Type } from '../../ir/type.ts';
import { symbolizeEnum, type EnumCase, type EnumSpec } from '../../ods/enums.ts';
import { recordOf, type ParamType } from '../../ods/parameters.ts';
import { safeOrExact } from '../../support/int64.ts';
import { InternalError } from '../../support/invariant.ts';
import { keywordOrString } from '../printer/identifiers.ts';

/** How one parameter of a dialect attribute or type is read. Source: FieldParser of mlir/IR/OpImplementation.h, EnumsGen.cpp of mlir-tblgen. */

/** Tells whether an integer is one of those that the parameter holds. */
export function fitsInto({ bits, signed }: ParamType & { kind: 'int' }, value: bigint): boolean {
  if (signed) return BigInt.asIntN(bits, value) === value;
  return value >= 0n && BigInt.asUintN(bits, value) === value;
}

/**
 * Parses one parameter. `standalone` is set for the value of an enum attribute, whose bits are joined by bare `|`. Differs: mlir-opt takes
 * negative numbers of up to 16 digits for unsigned ones of 64 bits that end in the same bits.
 */
export function parseParam(type: ParamType, parser: AsmParser, standalone = false): unknown {
  switch (type.kind) {
    case 'int': {
      const offset = parser.currentOffset;
      return checkInteger(type, parser.parseInteger(), offset, parser);
    }
    case 'bool': {
      const offset = parser.currentOffset;
      return parser.parseOptionalKeyword('true') || checkBool(parser.parseInteger(), offset, parser);
    }
    case 'float':
      return parser.parseFloat();
    case 'string':
      return parser.parseString();
    case 'affine-map':
      return parser.parseAffineMap(type.order);
    case 'attribute':
      return parseNested(type, parser);
    case 'type': {
      const offset = parser.currentOffset;
      const spec = recordOf(type);
      return checkType(type, spec ? parser.parseTypeOfRecord(spec) : parser.parseType(), offset, parser);
    }
    case 'self-type':
      throw new InternalError('the type of an attribute stands behind its parameters');
    case 'enum': {
      const offset = parser.currentOffset;
      return parseEnumBehind(type.spec, parseEnumKeyword(type.spec, parser, standalone), parser, offset, standalone);
    }
    case 'array':
      return parseRest(type.of, parseParam(type.of, parser), parser);
    case 'optional':
    case 'default':
      return parseParam(type.of, parser, standalone);
  }
}

/** Parses one parameter if it is there, which its first token tells. Differs: mlir-opt demands attributes, types and strings. */
export function parseOptionalParam(type: ParamType, parser: AsmParser): unknown {
  const offset = parser.currentOffset;
  switch (type.kind) {
    case 'int': {
      const value = parser.parseOptionalInteger();
      return value === undefined ? undefined : checkInteger(type, value, offset, parser);
    }
    case 'bool': {
      if (parser.parseOptionalKeyword('true')) return true;
      const value = parser.parseOptionalInteger();
      return value === undefined ? undefined : checkBool(value, offset, parser);
    }
    case 'string':
      return parser.parseOptionalString();
    case 'attribute':
      return checkAttribute(type, parser.parseOptionalAttribute(), offset, parser);
    case 'type':
      return checkType(type, parser.parseOptionalType(), offset, parser);
    case 'enum': {
      const word = parseOptionalEnumWord(type.spec, parser);
      return word === undefined ? undefined : parseEnumBehind(type.spec, word, parser, offset, false);
    }
    case 'array': {
      const first = parseOptionalParam(type.of, parser);
      return first === undefined ? undefined : parseRest(type.of, first, parser);
    }
    default:
      throw new InternalError(`the start of a parameter of the kind '${type.kind}' does not tell that it is there`);
  }
}

function checkInteger(
  type: ParamType & { kind: 'int' },
  value: bigint,
  offset: number,
  parser: AsmParser,
): number | bigint {
  if (!fitsInto(type, value)) parser.error(offset, 'integer value too large');
  if (type.exact) return safeOrExact(value);
  if (!Number.isSafeInteger(Number(value))) parser.error(offset, 'integers beyond 2^53 are not supported');
  return Number(value);
}

/** A boolean of C++ is an integer: `true` and `false` are words for integers of one bit, and 1 and 0 will do. */
function checkBool(value: bigint, offset: number, parser: AsmParser): boolean {
  return value === 0n || value === 1n ? value === 1n : parser.error(offset, 'integer value too large');
}

function checkType<T extends Type | undefined>(
  type: ParamType & { kind: 'type' },
  parsed: T,
  offset: number,
  parser: AsmParser,
): T {
  const { of } = type;
  if (!of || !parsed || parsed instanceof of) return parsed;
  const found = parser.context.printType(parsed);
  return parser.error(offset, `invalid kind of type specified: expected ${typeName(type)}, but found '${found}'`);
}

/** Returns what MLIR calls the types that a parameter takes: `memref` of builtin has the class MemRefType. */
function typeName(type: ParamType & { kind: 'type' }): string {
  const record = recordOf(type);
  if (record) return `${record.dialect}.${record.mnemonic}`;
  return type.cppType === '::mlir::MemRefType' ? 'builtin.memref' : 'builtin.tensor';
}

function checkAttribute<T extends Attribute | undefined>(
  { of }: ParamType & { kind: 'attribute' },
  parsed: T,
  offset: number,
  parser: AsmParser,
): T {
  if (of && parsed && !(parsed instanceof of)) parser.error(offset, 'invalid kind of attribute specified');
  return parsed;
}

/** Parses the elements of a list behind the first. */
function parseRest(type: ParamType, first: unknown, parser: AsmParser): unknown[] {
  const elements = [first];
  while (parser.parseOptionalPunctuation(',')) elements.push(parseParam(type, parser));
  return elements;
}

/** An attribute may be written in full, as an alias, or stripped of the prefix that its place implies. */
function parseNested(type: ParamType & { kind: 'attribute' }, parser: AsmParser): unknown {
  const offset = parser.currentOffset;
  const spec = recordOf(type);
  if (spec && !parser.atHash()) return parser.parseAttributeOfRecord(spec);
  return checkAttribute(type, parser.parseAttribute(), offset, parser);
}

/** The value of an enum attribute has other words for what is wrong than a parameter among others. `word` is its first keyword. */
function parseEnumBehind(
  spec: EnumSpec,
  word: string,
  parser: AsmParser,
  offset: number,
  standalone: boolean,
): string | number {
  if (!spec.bits) return caseOf(spec, word, parser, offset, standalone).str;
  let bits = 0;
  const separator = (spec.separator ?? '|').trim() as Punctuation;
  for (
    let [words, at] = [word, offset];
    ;
    at = parser.currentOffset, words = parseEnumKeyword(spec, parser, standalone)
  ) {
    for (const each of splitWords(spec, words))
      bits |= caseOf(spec, each, parser, spec.isField ? at : offset, standalone).value;
    if (!(standalone || spec.isField) || !parser.parseOptionalPunctuation(separator)) return bits;
  }
}

function parseEnumKeyword(spec: EnumSpec, parser: AsmParser, standalone: boolean): string {
  if (standalone) return parser.parseKeywordOrString();
  const offset = parser.currentOffset;
  const word = parseOptionalEnumWord(spec, parser);
  return word ?? parser.error(offset, `expected keyword for ${spec.summary}`);
}

/** Bits that are not in quotes have words only. */
function parseOptionalEnumWord(spec: EnumSpec, parser: AsmParser): string | undefined {
  const text = spec.bits && spec.isField ? undefined : parser.parseOptionalString();
  return text ?? parser.parseOptionalAnyKeyword();
}

/** A string may hold several keywords. */
function splitWords(spec: EnumSpec, text: string): string[] {
  return text.split((spec.separator ?? '|').trim()).map((word) => word.trim());
}

function caseOf(spec: EnumSpec, word: string, parser: AsmParser, offset: number, standalone: boolean): EnumCase {
  const found = symbolizeEnum(spec, word);
  if (found) return found;
  const words = spec.cases.filter(({ isExtension }) => !isExtension).map(({ str }) => str);
  // Differs from what is meant as upstream does: a keyword that must be quoted stands there again without quotes.
  const listed = (keyword: string): string => {
    const text = keywordOrString(keyword);
    return text === keyword ? text : text + keyword;
  };
  const message = standalone
    ? `expected ${spec.cppType} to be one of: ${words.join(', ')}`
    : `expected one of [${words.map(listed).join(', ')}] for ${spec.summary}, got: ${word}`;
  return parser.error(offset, message);
}
