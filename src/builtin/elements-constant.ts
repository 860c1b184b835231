import { isElementsAttr } from '../ir/attributes/elements-attributes.ts';
import { attributeType } from '../ir/attributes/scalar-attributes.ts';
import { type Attribute } from '../ir/attribute.ts';
import { type OpAsmParser, type ParsedOperationState } from '../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../ir/operation.ts';

/** An operation whose result is the elements of its attribute `value`. */
interface ElementsConstant extends Operation {
  readonly value: Attribute;
}

/** Reads `attribute-dict? elements`; the type of the elements is that of the result. */
export function parseElementsConstant(parser: OpAsmParser, state: ParsedOperationState): void {
  parser.parseOptionalAttrDict(state.attributes);
  const offset = parser.currentOffset;
  const value = parser.parseAttribute();
  const type = attributeType(value);
  if (!isElementsAttr(value) || !type) {
    parser.error(offset, 'invalid kind of attribute specified: expected constant vector/tensor attribute');
  }
  state.properties.set('value', value);
  state.resultTypes.push(type!);
}

/** Prints what `parseElementsConstant` reads; in generic form where the result is of another type than the elements. */
export function printElementsConstant(op: ElementsConstant, printer: OpAsmPrinter): void {
  if (attributeType(op.value) !== op.result().type) return printer.printGenericOp(op, false);
  printer.printOptionalAttrDict(op.attributes);
  printer.print(' ');
  printer.printAttribute(op.value);
}
