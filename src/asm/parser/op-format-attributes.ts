import { type Attribute } from '../../ir/attribute.ts';
import { UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser } from '../../ir/interfaces/op-asm-parser.ts';
import { type EnumKeywords } from '../../ods/constraints.ts';
import { type AttributeSpec } from '../../ods/op-spec.ts';

/** Returns what parses an attribute as its constraint says. */
export function compileAttribute({ name, constraint }: AttributeSpec): (parser: OpAsmParser) => Attribute {
  const parseWhole = (parser: OpAsmParser): Attribute => {
    const offset = parser.currentOffset;
    const attribute = parser.parseAttribute(constraint.valueType?.(parser.context));
    const isStorable = constraint.isStorable?.(attribute) ?? constraint.test(attribute);
    return isStorable ? attribute : parser.error(offset, 'invalid kind of attribute specified');
  };
  switch (constraint.form) {
    case 'symbol-name':
      return (parser) => constraint.wrap(parser.context, parser.parseSymbolName() as never);
    case 'unit':
      return (parser) => {
        parser.parseKeyword('unit');
        return UnitAttr.get(parser.context);
      };
    case 'type':
      return (parser) => constraint.wrap(parser.context, parser.parseType() as never);
    case 'dense-array':
      return (parser) => {
        if (parser.atHash()) return parseWhole(parser);
        const bits = constraint.elementBits;
        if (bits === undefined) {
          return constraint.wrap(parser.context, parseArrayElements(parser, () => parser.parseFloat()) as never);
        }
        const values = parseArrayElements(parser, () => parseArrayElement(parser, bits));
        const isExact = values.every((value) => Number.isSafeInteger(Number(value)));
        return constraint.wrap(parser.context, (isExact ? values.map(Number) : values) as never);
      };
    case 'enum': {
      const keywords = constraint.keywords!;
      const { all } = keywords;
      return (parser) => {
        const offset = parser.currentOffset;
        const keyword = parseOptionalEnumKeyword(parser, all);
        if (keyword === undefined) {
          const words = `expected string or keyword containing one of the following enum values for attribute '${name}'`;
          return parser.error(offset, `${words} [${all.join(', ')}]`);
        }
        return enumAttribute(parser, name, keywords, keyword, offset);
      };
    }
  }
  const { attrSpec } = constraint;
  return (parser) => (attrSpec && !parser.atHash() ? parser.parseAttributeOfRecord(attrSpec) : parseWhole(parser));
}

/** Parses one of the keywords of an enum, or any string. */
export function parseOptionalEnumKeyword(parser: OpAsmParser, all: readonly string[]): string | undefined {
  return all.find((word) => parser.parseOptionalKeyword(word)) ?? parser.parseOptionalString();
}

/** Returns the case that the keyword at `offset` names. */
export function enumAttribute(
  parser: OpAsmParser,
  name: string,
  { fromKeyword }: EnumKeywords,
  keyword: string,
  offset: number,
): Attribute {
  const attribute = fromKeyword(parser.context, keyword);
  return attribute ?? parser.error(offset, `invalid ${name} attribute specification: "${keyword}"`);
}

/** Parses `[1, 2]`, `[true, false]` or `[1.5, 0.0]`. Where an element is wrong, the end of the list is missed too. */
function parseArrayElements<T>(parser: OpAsmParser, parseElement: () => T): T[] {
  const values: T[] = [];
  parser.parsePunctuation('[');
  if (parser.parseOptionalPunctuation(']')) return values;
  parser.withWrongToken(() => parser.parseCommaSeparatedList('none', () => values.push(parseElement())), ']');
  parser.parsePunctuation(']');
  return values;
}

/** An element of `[1, 2]` or `[true, false]`; `true` has all bits set, as the integer of one bit that it is. */
function parseArrayElement(parser: OpAsmParser, bits: number): bigint {
  if (parser.parseOptionalKeyword('true')) return bits === 1 ? 1n : -1n;
  if (parser.parseOptionalKeyword('false')) return 0n;
  const offset = parser.currentOffset;
  const value = parser.parseInteger();
  const fits = bits === 1 || BigInt.asIntN(bits, value) === value;
  return fits ? value : parser.error(offset, 'integer value too large');
}
