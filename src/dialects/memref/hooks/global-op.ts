import { type Attribute } from '../../../ir/attribute.ts';
import { isElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { attributeType, TypeAttr, UnitAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { MemRefType, RankedTensorType, type ShapedType } from '../../../ir/types/shaped-types.ts';
import { int64Text } from '../../../support/int64.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type GlobalOp } from '../generated/memref-ops.gen.ts';

/**
 * The type and the initial value.
 * ```
 * type-and-value ::= memref-type (`=` (`uninitialized` | elements-attribute))?
 * ```
 */
const typeAndInitialValue: OpDirective = {
  parse(parser) {
    const type = parser.parseType();
    if (!(type instanceof MemRefType) || !type.hasStaticShape) {
      const text = parser.context.printType(type);
      return parser.error(parser.nameOffset, `type should be static shaped memref, but got '${text}'`);
    }
    let value: Attribute | undefined;
    if (parser.parseOptionalPunctuation('=')) {
      if (parser.parseOptionalKeyword('uninitialized')) value = UnitAttr.get(parser.context);
      else {
        value = parser.parseAttribute(RankedTensorType.get(type.shape, type.elementType));
        if (!isElementsAttr(value)) {
          parser.error(parser.nameOffset, 'initial value should be a unit or elements attribute');
        }
      }
    }
    return [TypeAttr.get(type), value];
  },

  print(printer, [type, value]) {
    printer.printType((type as TypeAttr).value);
    if (value === undefined) return;
    printer.print(' = ');
    if (value instanceof UnitAttr) printer.print('uninitialized');
    else printer.printAttributeWithoutType(value as Attribute);
  },
};

const sizesText = (shape: readonly number[]): string => shape.map(int64Text).join(', ');

/** Source: GlobalOp of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
export const globalOp = {
  verify(op: GlobalOp): LogicalResult {
    const { type, initialValue, context } = op;
    if (!(type instanceof MemRefType) || !type.hasStaticShape) {
      return op.emitOpError(`type should be static shaped memref, but got '${context.printType(type)}'`);
    }
    if (initialValue === undefined || initialValue instanceof UnitAttr) return true;
    if (!isElementsAttr(initialValue)) {
      return op.emitOpError(
        `initial value should be a unit or elements attribute, but got ${context.printAttribute(initialValue)}`,
      );
    }
    const { elementType, shape } = attributeType(initialValue) as ShapedType;
    if (elementType !== type.elementType) {
      return op.emitOpError(
        `initial value element expected to be of type '${context.printType(type.elementType)}', but was of type '${context.printType(elementType)}'`,
      );
    }
    const isSameShape = isSameList(shape!, type.shape);
    return (
      isSameShape ||
      op.emitOpError(`initial value shape expected to be ${sizesText(type.shape)} but was ${sizesText(shape!)}`)
    );
  },

  directives: { GlobalMemrefOpTypeAndInitialValue: typeAndInitialValue },
};
