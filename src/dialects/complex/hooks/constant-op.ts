import { type Attribute } from '../../../ir/attribute.ts';
import { type ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type ComplexType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { complexParts } from '../constant-value.ts';
import { type ConstantOp } from '../generated/complex-ops.gen.ts';

const valueOf = (op: ConstantOp): Attribute => op.properties.get('value')!;

/** Source: mlir/lib/Dialect/Complex/IR/ComplexOps.cpp. */
export const constantOp = {
  verify(op: ConstantOp): LogicalResult {
    const value = valueOf(op) as ArrayAttr;
    if (value.value.length !== 2) {
      return op.emitOpError("requires 'value' to be a complex constant, represented as array of two values");
    }
    const parts = complexParts(value);
    if (!parts) return op.emitOpError("requires attribute's elements to be float or integer attributes");
    const { elementType } = op.result(0).type as ComplexType;
    if (parts.every(({ type }) => type === elementType)) return true;
    const [real, imaginary, element] = [parts[0].type, parts[1].type, elementType].map((type) =>
      op.context.printType(type),
    );
    return op.emitOpError(
      `requires attribute's element types ('${real}', '${imaginary}') to match the element type of the op's return type ('${element}')`,
    );
  },

  fold: (op: ConstantOp): FoldResult => [valueOf(op)],

  asmResultNames: (op: ConstantOp, setName: (value: Value, name: string) => void): void => setName(op.result(0), 'cst'),
};
