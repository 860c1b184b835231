import { type Operation } from '../../../ir/operation.ts';
import { broadcastShapes } from '../../../ir/traits/broadcast-traits.ts';
import { ComplexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { isQuantizedType } from '../../quant/quantized-type.ts';
import { infersTypes } from '../../stablehlo/infers-types.ts';
import { listText } from '../../stablehlo/list-text.ts';
import { ranked } from '../../stablehlo/verify-problem.ts';
import {
  type BroadcastAddOp,
  BroadcastCompareOp,
  BroadcastComplexOp,
  type BroadcastSelectOp,
} from '../generated/chlo-ops.gen.ts';

/** Operations whose operands broadcast. Source: inferBroadcastBinaryOpReturnTypeComponents and getBroadcastType of stablehlo/dialect/ChloOps.cpp. */

/** What all operations with two operands infer; they have the properties of an addition. */
export const broadcastingOp = {
  interfaces: infersTypes((op: Operation) => {
    const { lhs, rhs, broadcastDimensions } = op as BroadcastAddOp;
    const [left, right] = [ranked(lhs), ranked(rhs)];
    if (left.elementType !== right.elementType) return mismatchProblem(op, left, right);
    const shape = pairShape(left.shape, right.shape, broadcastDimensions);
    if (typeof shape === 'string') return shape;
    return [RankedTensorType.get(shape, resultElement(op, left.elementType))];
  }),
};

/** What is chosen by and from broadcasts too, always aligned at the last dimension. */
export const broadcastSelectOp = {
  interfaces: infersTypes((op: BroadcastSelectOp) => {
    const [pred, onTrue, onFalse] = [ranked(op.pred), ranked(op.onTrue), ranked(op.onFalse)];
    if (onTrue.elementType !== onFalse.elementType) return mismatchProblem(op, onTrue, onFalse);
    const chosen = pairShape(onTrue.shape, onFalse.shape, undefined);
    const shape = typeof chosen === 'string' ? chosen : pairShape(pred.shape, chosen, undefined);
    if (typeof shape === 'string') return shape;
    return [RankedTensorType.get(shape, resultElement(op, onTrue.elementType))];
  }),
};

function mismatchProblem(op: Operation, ...types: readonly RankedTensorType[]): string {
  const [first, second] = types.map((type) => `'${op.context.printType(type)}'`);
  return `mismatched operand types: ${first!} and ${second!}`;
}

/** Returns the type of the elements of the result; that of quantized numbers has a scale of its own. */
function resultElement(op: Operation, elementType: Type): Type {
  if (op instanceof BroadcastCompareOp) return IntegerType.get(op.context, 1);
  if (op instanceof BroadcastComplexOp) return ComplexType.get(elementType);
  return isQuantizedType(elementType) ? ranked(op.result()).elementType : elementType;
}

/**
 * Returns the shape that two shapes broadcast to, or why they do not. `dims` says which dimensions of the longer shape those of the shorter one are; without
 * it, and where both are as long, they are aligned at the last one: [2, 3] and [2] with dims = [0] give [2, 3].
 */
function pairShape(
  lhs: readonly number[],
  rhs: readonly number[],
  dims: readonly number[] | undefined,
): readonly number[] | string {
  const [long, short] = lhs.length > rhs.length ? [lhs, rhs] : [rhs, lhs];
  const isAligned = !dims || long.length === short.length;
  if (!isAligned) {
    if (dims.length !== short.length) {
      return `broadcast_dimensions size (${dims.length}) does not match the rank of the operand with fewer dimensions (${short.length})`;
    }
    const wrong = dims.find((dim, i) => dim < 0 || dim >= long.length || dims.indexOf(dim) < i);
    if (wrong !== undefined) {
      return `broadcast_dimensions [${listText(dims)}] are no different dimensions of an operand with rank ${long.length}`;
    }
  }
  const aligned = isAligned ? short : long.map((_, dim) => short[dims.indexOf(dim)] ?? 1);
  return (
    broadcastShapes(long, aligned) ?? `operands of shapes [${listText(lhs)}] and [${listText(rhs)}] do not broadcast`
  );
}
