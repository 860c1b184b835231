import { type Operation } from '../../ir/operation.ts';
import { ShapedType } from '../../ir/types/shaped-types.ts';
import { isSameList } from '../../support/lists.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { shapeText } from '../tt/shapes.ts';
import { broadcastShapes } from './broadcast.ts';

/**
 * Checks that all operands, inputs and inits, broadcast together, and to the shape of result 0.
 * Source: ttmlir-facts, section 1.6.2. The third check there cannot fail for ranked tensors, the only type allowed.
 */
export function verifyElementwise(op: Operation): LogicalResult {
  if (allOfOneShape(op)) return true;
  let shape: readonly number[] = [];
  for (const { value, operandNumber } of op.opOperands) {
    const operand = value.type instanceof ShapedType ? (value.type.shape ?? []) : [];
    const combined = broadcastShapes(shape, operand);
    if (!combined) {
      return op.emitOpError(
        'Operands are not broadcast compatible',
        `operand #${operandNumber} has shape ${shapeText(operand)}, those before it broadcast to ${shapeText(shape)}`,
      );
    }
    shape = combined;
  }
  const type = op.results[0]?.type;
  const result = type instanceof ShapedType ? (type.shape ?? []) : shape;
  if (isSameList(result, shape)) return true;
  return op.emitOpError(
    'Result shape must match operand shapes after broadcasting',
    `operands broadcast to ${shapeText(shape)}, the result has shape ${shapeText(result)}`,
  );
}

/** Tells whether no operand is broadcast, as of most operations. */
function allOfOneShape({ opOperands, results }: Operation): boolean {
  const type = results[0]?.type;
  const shape = type instanceof ShapedType ? type.shape : undefined;
  if (!shape || opOperands.length === 0) return false;
  for (let i = 0; i < opOperands.length; i++) {
    const { type: operand } = opOperands[i]!.value;
    if (operand === type) continue;
    if (!(operand instanceof ShapedType) || !operand.shape || !isSameList(operand.shape, shape)) return false;
  }
  return true;
}
