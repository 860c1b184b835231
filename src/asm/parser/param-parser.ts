import { type AsmParser, type Punctuation } from '../../ir/interfaces/op-asm-parser.ts';
import { type DialectAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type DialectType } from '../../ir/types/dialect-types.ts';
import { writtenParameters, type AttrSpec } from '../../ods/attr-spec.ts';
import { type FormatElement } from '../../ods/assembly-format.ts';
import { cppType, isDefaulted, isToldByStart, type ParamType } from '../../ods/parameters.ts';
import { fitsInto, parseOptionalParam, parseParam } from './param-values.ts';

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
  isInGroup = false,
): void {
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i]!;
    const x = element.kind === 'custom' ? xBehind(elements, i) : undefined;
    if (element.kind === 'custom') parseCustom(spec, element, parser, values, x !== undefined);
    else parseElement(spec, element, parser, values, isInGroup);
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
  isInGroup: boolean,
): void {
  switch (element.kind) {
    case 'literal':
      parseLiteral(parser, element.text);
      break;
    case 'whitespace':
      break;
    case 'variable':
      // In a group the literal in front of it says that it is there.
      setIfThere(values, element.name, parseNamed(spec, element.name, parser, isInGroup));
      break;
    case 'params':
      parseParams(spec, parser, values);
      break;
    case 'struct':
      parseStruct(spec, structNames(spec, element), parser, values);
      break;
    case 'optional': {
      const start = element.then.findIndex(({ kind }) => kind !== 'whitespace');
      const first = element.then[start];
      if (first?.kind === 'literal' && parseOptionalLiteral(parser, first.text)) {
        parseElements(spec, element.then.slice(start + 1), parser, values, true);
      } else parseElements(spec, element.otherwise, parser, values, isInGroup);
      break;
    }
    default:
      throw parser.error(parser.currentOffset, `'${element.kind}' has no meaning in the format of an attribute`);
  }
}

/** Values of a list between commas. One that is absent has no comma behind it, and none need follow the last that must be there. */
function parseParams(spec: AttrSpec<DialectAttr | DialectType>, parser: AsmParser, values: Map<string, unknown>): void {
  const names = writtenParameters(spec).map(({ name }) => name);
  const lastRequired = spec.parameters.findLast(({ name, type }) => names.includes(name) && !isDefaulted(type))?.name;
  const commasEnd = lastRequired === undefined ? 0 : names.indexOf(lastRequired);
  for (const [i, name] of names.entries()) {
    const before = names[i - 1];
    const needsComma = before !== undefined && values.has(before);
    if (needsComma && i <= commasEnd) parser.parsePunctuation(',');
    else if (needsComma && !parser.parseOptionalPunctuation(',')) return;
    setIfThere(values, name, parseNamed(spec, name, parser, false));
  }
}

function setIfThere(values: Map<string, unknown>, name: string, value: unknown): void {
  if (value !== undefined) values.set(name, value);
}

/** Parses a parameter; one that may be absent can only be so where `isThere` is not set. */
function parseNamed(
  spec: AttrSpec<DialectAttr | DialectType>,
  name: string,
  parser: AsmParser,
  isThere = true,
): unknown {
  const parameter = spec.parameters.find((candidate) => candidate.name === name)!;
  const { type } = parameter;
  const wanted = (): string => (spec.enumAttr && type.kind === 'enum' ? type.spec.cppType : cppType(type));
  return parser.withConsequence(
    () => {
      if (!isThere && isDefaulted(type) && isToldByStart(type.of)) return parseOptionalParam(type.of, parser);
      return parseParam(type, parser, isStandalone(spec, type));
    },
    () => `failed to parse ${spec.recordName} parameter '${name}' which is to be a \`${wanted()}\``,
  );
}

/** Tells whether a parameter is the value of an enum attribute, which has a syntax of its own. */
function isStandalone(spec: AttrSpec<DialectAttr | DialectType>, type: ParamType): boolean {
  return spec.enumAttr === true && !(type.kind === 'enum' && type.spec.isField);
}

/** Returns the names of the parameters that a struct writes. */
function structNames(
  spec: AttrSpec<DialectAttr | DialectType>,
  { names }: FormatElement & { kind: 'struct' },
): readonly string[] {
  return names === 'params' ? writtenParameters(spec).map(({ name }) => name) : names;
}

/** `name = value` pairs in any order. */
function parseStruct(
  spec: AttrSpec<DialectAttr | DialectType>,
  names: readonly string[],
  parser: AsmParser,
  values: Map<string, unknown>,
): void {
  const required = spec.parameters.filter(({ name, type }) => names.includes(name) && !isDefaulted(type));
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
