import { type Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isConstantValue } from '../constant-value.ts';
import { type ConstantOp } from '../generated/arith-ops.gen.ts';

function valueOf(op: ConstantOp): Attribute {
  return op.properties.get('value')!;
}

/** Source: mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */
export const constantOp = {
  verify(op: ConstantOp): LogicalResult {
    const { type } = op.result(0);
    if (type instanceof IntegerType && !type.isSignless) {
      return op.emitOpError('integer return type must be signless');
    }
    const value = valueOf(op);
    if (!isConstantValue(value)) return op.emitOpError('value must be an integer, float, or elements attribute');
    const isScalable = type instanceof VectorType && type.scalableDims.some(Boolean);
    return (
      !isScalable ||
      (value instanceof DenseElementsAttr && value.isSplat) ||
      op.emitOpError("intializing scalable vectors with elements attribute is not supported unless it's a vector splat")
    );
  },

  fold(op: ConstantOp): FoldResult {
    return [valueOf(op)];
  },

  /** `true`, `false`, `c4_i32`, `c4` for index, `cst` for others. */
  asmResultNames(op: ConstantOp, setName: (value: Value, name: string) => void): void {
    const value = valueOf(op);
    if (!(value instanceof IntegerAttr)) return setName(op.result(0), 'cst');
    const { type } = value;
    if (!(type instanceof IntegerType)) return setName(op.result(0), `c${value.value}`);
    if (type.width === 1) return setName(op.result(0), value.value === 0n ? 'false' : 'true');
    const { context } = op;
    const typeText = context.derived(type, () => context.printType(type));
    setName(op.result(0), `c${value.value}_${typeText}`);
  },
};
