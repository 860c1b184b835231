import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ShapeType, SizeType, ValueShapeType } from './generated/shape-types.gen.ts';

/** Tells whether an operand may be what an error leaves, which extent tensors and indices cannot be. */
const mayHoldErrors = ({ operands }: Operation): boolean =>
  operands.some(({ type }) => [ShapeType, SizeType, ValueShapeType].some((each) => type instanceof each));

/** Checks that a shape can be what an error leaves where an operand can. Source: verifyShapeOrExtentTensorOp of Shape.cpp. */
export function verifyShapeResult(op: Operation): LogicalResult {
  if (!mayHoldErrors(op) || op.result().type instanceof ShapeType) return true;
  return op.emitOpError('if at least one of the operands can hold error values then the result must be of type `shape` to propagate them'); // prettier-ignore
}

/** Checks that a size can be what an error leaves where an operand can. Source: verifySizeOrIndexOp of Shape.cpp. */
export function verifySizeResult(op: Operation): LogicalResult {
  if (!mayHoldErrors(op) || op.result().type instanceof SizeType) return true;
  return op.emitOpError('if at least one of the operands can hold error values then the result must be of type `size` to propagate them'); // prettier-ignore
}
