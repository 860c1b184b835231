import { type Attribute } from '../../../ir/attribute.ts';
import { isElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { attributeType } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { inlinesAnywhere } from '../../../ir/interfaces/dialect-inliner.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Location } from '../../../ir/location.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { ConstantOp } from '../generated/chlo-ops.gen.ts';

export const dialect = {
  inliner: inlinesAnywhere,

  materializeConstant(builder: OpBuilder, value: Attribute, type: Type, location: Location): Operation | undefined {
    if (!isElementsAttr(value) || attributeType(value) !== type) return undefined;
    return ConstantOp.build(builder, location, { value, outputType: type });
  },
};

/** Source: ConstantOp of stablehlo/dialect/ChloOps.cpp. */
export const constantOp = {
  fold: (op: ConstantOp): FoldResult => (attributeType(op.value) === op.result().type ? [op.value] : undefined),

  /**
   * ```
   * constant ::= attribute-dict? elements
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    parser.parseOptionalAttrDict(state.attributes);
    const offset = parser.currentOffset;
    const value = parser.parseAttribute();
    const type = attributeType(value);
    if (!isElementsAttr(value) || !type) {
      parser.error(offset, 'invalid kind of attribute specified: expected constant vector/tensor attribute');
    }
    state.properties.set('value', value);
    state.resultTypes.push(type!);
  },

  print(op: ConstantOp, printer: OpAsmPrinter): void {
    if (attributeType(op.value) !== op.result().type) return printer.printGenericOp(op, false);
    printer.printOptionalAttrDict(op.attributes);
    printer.print(' ');
    printer.printAttribute(op.value);
  },
};
