import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { storageElementType, typesText } from './verify-element-types.ts';

/**
 * Returns the number that the operand is, if it is constant, with a sign unless its type has none. Of a float only whether it is zero counts; one that is not gives 1.
 * Source: getZeroPoint of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp.
 */
export function constantZeroPoint(operand: Value, isSigned?: boolean): number | undefined {
  const constant = matchConstant(operand);
  if (!(constant instanceof DenseElementsAttr)) return undefined;
  const { elementType } = constant;
  if (elementType instanceof FloatType) return constant.numberAt(0) === 0 ? 0 : 1;
  if (!(elementType instanceof IntegerType)) return 1;
  const bits = constant.bitsAt(0);
  const hasSign = isSigned ?? elementType.signedness !== 'unsigned';
  return Number(hasSign ? BigInt.asIntN(elementType.width, bits) : BigInt.asUintN(elementType.width, bits));
}

/** Demands that a zero point that is known is zero, unless values have 8 bits. Text verbatim. */
export function verifyZeroPoint(op: Operation, operand: Value, name: string): LogicalResult {
  const element = elementTypeOrSelf(operand.type);
  if (element instanceof IntegerType && element.width === 8) return true;
  return (
    (constantZeroPoint(operand) ?? 0) === 0 ||
    op.emitOpError(`${name} zero point must be zero for non-int8 integer types`)
  );
}

/** Demands that values and their zero point have the same element type. Text verbatim. */
export function verifyZeroPointType(op: Operation, values: Value, zeroPoint: Value, name: string): LogicalResult {
  const [a, b] = [storageElementType(values.type), storageElementType(zeroPoint.type)];
  return (
    a === b ||
    op.emitOpError(`expect both ${name} and its zero point are the same element type, got ${typesText(op, a, b)}`)
  );
}
