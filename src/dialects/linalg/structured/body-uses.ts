import { type AffineMap, inversePermutation } from '../../../affine/affine-map.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type OpOperand } from '../../../ir/value.ts';
import { IndexOp } from '../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';
import { loopsToShapes } from './loop-ranges.ts';

/** What the body of a structured operation uses. Source: mlir/Dialect/Linalg/IR/LinalgInterfaces.td. */

/** Tells whether the body uses the element of an operand. */
export function usesElementOf({ owner, operandNumber }: OpOperand): boolean {
  return owner.regions[0]!.firstBlock!.arguments[operandNumber]!.hasUses;
}

/** Tells whether the body asks for the indices of loops. */
export function usesIndices(op: Operation): boolean {
  for (const inner of op.regions[0]!.firstBlock!.operations()) if (inner instanceof IndexOp) return true;
  return false;
}

/** Returns the indexing map of an operand. */
export function indexingMapOf({ owner, operandNumber }: OpOperand): AffineMap {
  return LinalgStructuredInterface.of(owner)!.indexingMaps[operandNumber]!;
}

/** Tells whether operands with these maps say how many iterations each of the loops has. */
export function coverLoops(maps: readonly AffineMap[], numLoops: number): boolean {
  return maps.length === 0 ? numLoops === 0 : inversePermutation(loopsToShapes(maps)) !== undefined;
}

/** Tells whether the loops are still known without some of the operands. */
export function canDropOperands(op: Operation, dropped: ReadonlySet<OpOperand>): boolean {
  const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
  const kept = op.opOperands.filter((operand) => !dropped.has(operand));
  return coverLoops(
    kept.map(({ operandNumber }) => indexingMaps[operandNumber]!),
    iteratorTypes.length,
  );
}
