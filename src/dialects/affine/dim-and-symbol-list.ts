import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { type ClassOf } from '../../support/class-of.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';

/** Parses `(dims)[symbols]`, the brackets being optional, adds the operands, and returns how many dims there are. */
export function parseDimAndSymbolList(parser: OpAsmParser, state: ParsedOperationState): number {
  const dims = parser.parseOperandList('paren');
  const symbols = parser.parseOperandList('optionalSquare');
  state.operands.push(...parser.resolveOperands([...dims, ...symbols], IndexType.get(state.context)));
  return dims.length;
}

/** Prints `(dims)[symbols]`, without brackets when there are no symbols. */
export function printDimAndSymbolList(printer: OpAsmPrinter, operands: readonly Value[], numDims: number): void {
  printer.print('(');
  printer.printOperands(operands.slice(0, numDims));
  printer.print(')');
  if (operands.length <= numDims) return;
  printer.print('[');
  printer.printOperands(operands.slice(numDims));
  printer.print(']');
}

/** Parses an attribute that must be of the given class; `type` is that of a literal without one. */
export function parseAttributeOf<A extends Attribute>(parser: OpAsmParser, attributeClass: ClassOf<A>, type?: Type): A {
  const offset = parser.currentOffset;
  const attribute = parser.parseAttribute(type);
  if (!(attribute instanceof attributeClass)) return parser.error(offset, 'invalid kind of attribute specified');
  return attribute as A;
}

/** Parses an affine map. */
export function parseMap(parser: OpAsmParser): AffineMapAttr {
  return parseAttributeOf(parser, AffineMapAttr);
}
