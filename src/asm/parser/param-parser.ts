import { type AsmParser, type Punctuation } from '../../ir/interfaces/op-asm-parser.ts';
import { type DialectAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type DialectType } from '../../ir/types/dialect-types.ts';
import { Attribute } from '../../ir/attribute.ts';
import { type AttrSpec } from '../../ods/attr-spec.ts';
import { type FormatElement } from '../../ods/assembly-format.ts';
import { symbolizeEnum, type EnumCase, type EnumSpec } from '../../ods/enums.ts';
import { safeOrExact } from '../../support/int64.ts';
import { InternalError } from '../../support/invariant.ts';
import { cppType, recordOf, type ParamType } from '../../ods/parameters.ts';
import { keywordOrString } from '../printer/identifiers.ts';

/** How the parameters of dialect attributes and types are read. Source: DefFormat.cpp of mlir-tblgen, FieldParser. */

const punctuation: ReadonlySet<string> = new Set<Punctuation>([
  '->',
  ':',
  '::',
  ',',
  '=',
  '==',
  '<',
  '>',
  '>=',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  '?',
  '*',
  '+',
  '-',
  '...',
  '|',
  '/', // prettier-ignore
]);

/** Tells whether a literal of an assembly format is punctuation; else it is a keyword. */
export function isPunctuation(text: string): text is Punctuation {
  return punctuation.has(text);
}

function parseLiteral(parser: AsmParser, text: string): void {
  if (isPunctuation(text)) parser.parsePunctuation(text);
  else parser.parseKeyword(text);
}

function parseOptionalLiteral(parser: AsmParser, text: string): boolean {
  return isPunctuation(text) ? parser.parseOptionalPunctuation(text) : parser.parseOptionalKeyword(text);
}

/** Returns the parameters of `spec`, parsed by its format or hook, in order. */
export function parseParameters(
  spec: AttrSpec<DialectAttr | DialectType>,
  parser: AsmParser,
  parseHook?: (parser: AsmParser) => readonly unknown[],
): readonly unknown[] {
  if (parseHook) return parseHook(parser);
  const values = new Map<string, unknown>();
  if (spec.format) parseElements(spec, spec.format, parser, values);
  return spec.parameters.map(({ name, type }) => {
    if (values.has(name)) return values.get(name);
    return type.kind === 'default' ? type.value : undefined;
  });
}

function parseElements(
  spec: AttrSpec<DialectAttr | DialectType>,
  elements: readonly FormatElement[],
  parser: AsmParser,
  values: Map<string, unknown>,
): void {
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i]!;
    const x = element.kind === 'custom' ? xBehind(elements, i) : undefined;
    if (element.kind === 'custom') parseCustom(spec, element, parser, values, x !== undefined);
    else parseElement(spec, element, parser, values);
    i = x ?? i;
  }
}

/** Returns the index of the literal `x` behind a list of dimensions, which is read with the list: `4x8xf32`. */
function xBehind(elements: readonly FormatElement[], index: number): number | undefined {
  const next = elements.findIndex(({ kind }, i) => i > index && kind !== 'whitespace');
  const element = elements[next];
  return element?.kind === 'literal' && element.text === 'x' ? next : undefined;
}

function parseElement(
  spec: AttrSpec<DialectAttr | DialectType>,
  element: FormatElement,
  parser: AsmParser,
  values: Map<string, unknown>,
): void {
  switch (element.kind) {
    case 'literal':
      parseLiteral(parser, element.text);
      break;
    case 'whitespace':
      break;
    case 'variable':
      values.set(element.name, parseNamed(spec, element.name, parser));
      break;
    case 'params':
      spec.parameters.forEach(({ name }, i) => {
        if (i > 0) parser.parsePunctuation(',');
        values.set(name, parseNamed(spec, name, parser));
      });
      break;
    case 'struct':
      parseStruct(
        spec,
        element.names === 'params' ? spec.parameters.map(({ name }) => name) : element.names,
        parser,
        values,
      );
      break;
    case 'optional': {
      const start = element.then.findIndex(({ kind }) => kind !== 'whitespace');
      const first = element.then[start];
      if (first?.kind === 'literal' && parseOptionalLiteral(parser, first.text)) {
        parseElements(spec, element.then.slice(start + 1), parser, values);
      } else parseElements(spec, element.otherwise, parser, values);
      break;
    }
    default:
      throw parser.error(parser.currentOffset, `'${element.kind}' has no meaning in the format of an attribute`);
  }
}

function parseNamed(spec: AttrSpec<DialectAttr | DialectType>, name: string, parser: AsmParser): unknown {
  const parameter = spec.parameters.find((candidate) => candidate.name === name)!;
  const { type } = parameter;
  const wanted = (): string => (spec.enumAttr && type.kind === 'enum' ? type.spec.cppType : cppType(type));
  return parser.withConsequence(
    () => parseParam(parameter.type, parser, spec.enumAttr === true),
    () => `failed to parse ${spec.recordName} parameter '${name}' which is to be a \`${wanted()}\``,
  );
}

/** `name = value` pairs in any order. */
function parseStruct(
  spec: AttrSpec<DialectAttr | DialectType>,
  names: readonly string[],
  parser: AsmParser,
  values: Map<string, unknown>,
): void {
  const required = spec.parameters.filter(
    ({ name, type }) => names.includes(name) && type.kind !== 'optional' && type.kind !== 'default',
  );
  const parseName = (): string =>
    parser.withConsequence(
      () => parser.parseAnyKeyword(),
      () => 'expected a parameter name in struct',
    );
  const parsePair = (name: string): void => {
    parser.parsePunctuation('=');
    if (!names.includes(name) || values.has(name)) {
      parser.error(parser.currentOffset, `duplicate or unknown struct parameter name: ${name}`);
    }
    values.set(name, parseNamed(spec, name, parser));
  };
  // Where all may be absent, there may be no pair.
  const first = required.length > 0 ? parseName() : parser.parseOptionalAnyKeyword();
  if (first === undefined) return;
  parsePair(first);
  if (required.length < names.length) {
    while (parser.parseOptionalPunctuation(',')) parsePair(parseName());
    const missing = required.find(({ name }) => !values.has(name));
    if (missing) parser.error(parser.currentOffset, `struct is missing required parameter: ${missing.name}`);
    return;
  }
  // Where all must be there, a comma is missed as long as one of them is.
  for (let rest = names.length - 1; rest > 0; rest--) {
    parser.parsePunctuation(',');
    parsePair(parseName());
  }
}

/** `DimensionList` reads one list; `VargDimensionList` reads one coordinate per parameter. */
function parseCustom(
  spec: AttrSpec<DialectAttr | DialectType>,
  element: FormatElement & { kind: 'custom' },
  parser: AsmParser,
  values: Map<string, unknown>,
  withTrailingX: boolean,
): void {
  const names = element.args.map((arg) => (arg.kind === 'variable' ? arg.name : ''));
  const offset = parser.currentOffset;
  const sizes = parser.parseDimensionList(false, withTrailingX);
  if (withTrailingX && sizes.length === 0) parser.parseXInDimensionList();
  if (element.name === 'DimensionList') {
    values.set(names[0]!, sizes);
    return;
  }
  if (sizes.length !== names.length) parser.error(offset, `expected ${names.length} dimensions, got ${sizes.length}`);
  names.forEach((name, i) => {
    const { type } = spec.parameters.find((parameter) => parameter.name === name)!;
    if (type.kind === 'int' && !fitsInto(type, BigInt(sizes[i]!))) parser.error(offset, 'integer value too large');
    values.set(name, sizes[i]);
  });
}

function fitsInto({ bits, signed }: ParamType & { kind: 'int' }, value: bigint): boolean {
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
      const value = parser.parseInteger();
      if (!fitsInto(type, value)) parser.error(offset, 'integer value too large');
      if (type.exact) return safeOrExact(value);
      if (!Number.isSafeInteger(Number(value))) parser.error(offset, 'integers beyond 2^53 are not supported');
      return Number(value);
    }
    case 'bool': {
      // A boolean of C++ is an integer: `true` and `false` are words for integers of one bit, and 1 and 0 will do.
      const offset = parser.currentOffset;
      if (parser.parseOptionalKeyword('true')) return true;
      const value = parser.parseInteger();
      return value === 0n || value === 1n ? value === 1n : parser.error(offset, 'integer value too large');
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
      const parsed = spec ? parser.parseTypeOfRecord(spec) : parser.parseType();
      if (type.of && !(parsed instanceof type.of)) parser.error(offset, `invalid kind of type specified`);
      return parsed;
    }
    case 'self-type':
      throw new InternalError('the type of an attribute stands behind its parameters');
    case 'enum':
      return parseEnum(type.spec, parser, standalone);
    case 'array': {
      const elements: unknown[] = [];
      parser.parseCommaSeparatedList('none', () => elements.push(parseParam(type.of, parser)));
      return elements;
    }
    case 'optional':
    case 'default':
      return parseParam(type.of, parser, standalone);
  }
}

/** An attribute may be written in full, as an alias, or stripped of the prefix that its place implies. */
function parseNested(type: ParamType & { kind: 'attribute' }, parser: AsmParser): unknown {
  const offset = parser.currentOffset;
  const spec = recordOf(type);
  if (spec && !parser.atHash()) return parser.parseAttributeOfRecord(spec);
  const parsed = parser.parseAttribute();
  if (!(parsed instanceof Attribute) || (type.of && !(parsed instanceof type.of))) {
    parser.error(offset, 'invalid kind of attribute specified');
  }
  return parsed;
}

/** The value of an enum attribute has other words for what is wrong than a parameter among others. */
function parseEnum(spec: EnumSpec, parser: AsmParser, standalone: boolean): unknown {
  const offset = parser.currentOffset;
  const next = (): string => parseEnumKeyword(spec, parser, standalone);
  if (!spec.bits) return caseOf(spec, next(), parser, offset, standalone).str;
  let bits = 0;
  const separator = (spec.separator ?? '|').trim() as Punctuation;
  do {
    for (const word of splitWords(spec, next())) bits |= caseOf(spec, word, parser, offset, standalone).value;
  } while (standalone && parser.parseOptionalPunctuation(separator));
  return bits;
}

function parseEnumKeyword(spec: EnumSpec, parser: AsmParser, standalone: boolean): string {
  if (standalone) return parser.parseKeywordOrString();
  const offset = parser.currentOffset;
  const word = parser.parseOptionalString() ?? parser.parseOptionalAnyKeyword();
  return word ?? parser.error(offset, `expected keyword for ${spec.summary}`);
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
