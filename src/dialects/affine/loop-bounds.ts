import { AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { denseI32Array } from '../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { BlockArgument, type Value } from '../../ir/value.ts';
import { walkOps } from '../../ir/walk.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { constantsOf } from './constant-indices.ts';
import { ForOp } from './generated/affine-ops.gen.ts';
import {
  canonicalizeMapAndOperands,
  composeMapAndOperands,
  isComplete,
  type MapAndOperands,
} from './map-and-operands.ts';
import { dropDuplicateResults, dropRedundantBounds } from './operand-bounds.ts';
import { exactStep } from './loop-step.ts';

/** Folding of `affine.for`. Source: mlir/lib/Dialect/Affine/IR/AffineOps.cpp. */

/** Returns the lower bound of the loop. */
export const lowerBound = (op: ForOp): MapAndOperands => ({
  map: op.lowerBoundMap.value,
  operands: op.lowerBoundOperands,
});

/** Returns the upper bound of the loop. */
export const upperBound = (op: ForOp): MapAndOperands => ({
  map: op.upperBoundMap.value,
  operands: op.upperBoundOperands,
});

/** Reports loops in `root` whose bounds have other operands than their maps name, for which the verifier, like upstream's, does not look. */
export function checkBoundOperands(root: Operation): LogicalResult {
  return walkOps(root, ForOp, (op) => {
    for (const [name, bound] of [['lower', lowerBound(op)] as const, ['upper', upperBound(op)] as const]) {
      if (isComplete(bound)) continue;
      const { map, operands } = bound;
      op.emitOpError(`expected ${map.numInputs} operands of its ${name} bound, but got ${operands.length}`);
      return 'interrupt';
    }
  });
}

/** Gives the loop another lower bound. */
export function setLowerBound(op: ForOp, { map, operands }: MapAndOperands): void {
  op.lowerBoundMap = AffineMapAttr.get(op.context, map);
  replaceBoundOperands(op, 0, operands);
}

/** Gives the loop another upper bound. */
export function setUpperBound(op: ForOp, { map, operands }: MapAndOperands): void {
  op.upperBoundMap = AffineMapAttr.get(op.context, map);
  replaceBoundOperands(op, 1, operands);
}

/** Makes these the operands of the lower bound, which is segment 0, or the upper one. */
function replaceBoundOperands(op: ForOp, segment: 0 | 1, operands: readonly Value[]): void {
  const sizes = [op.lowerBoundOperands.length, op.upperBoundOperands.length, op.inits.length];
  op.replaceOperands(segment === 0 ? 0 : sizes[0]!, sizes[segment]!, operands);
  sizes[segment] = operands.length;
  op.setProperty('operandSegmentSizes', denseI32Array(op.context, sizes));
}

/** Replaces bounds whose inputs are all constants by their value; tells whether there was one. */
export function foldLoopBounds(op: ForOp): boolean {
  const [lower, upper] = [lowerBound(op), upperBound(op)];
  const newLower = constantBound(lower, (a, b) => (b > a ? b : a));
  const newUpper = constantBound(upper, (a, b) => (b < a ? b : a));
  if (newLower) setLowerBound(op, newLower);
  if (newUpper) setUpperBound(op, newUpper);
  return newLower !== undefined || newUpper !== undefined;
}

function constantBound(
  { map, operands }: MapAndOperands,
  choose: (a: bigint, b: bigint) => bigint,
): MapAndOperands | undefined {
  if (map.numResults === 1 && map.results[0]!.kind === 'constant') return undefined;
  const values = map.constantFold(constantsOf(operands));
  if (!values || values.length === 0) return undefined;
  return { map: AffineMap.getConstantMap(values.map(BigInt).reduce(choose)), operands: [] };
}

/** Brings the maps of the bounds to canonical form; tells whether a map changed. */
export function canonicalizeLoopBounds(op: ForOp): boolean {
  const [lower, upper] = [lowerBound(op), upperBound(op)];
  const newLower = canonicalBound(lower, 'max');
  const newUpper = canonicalBound(upper, 'min');
  const [lowerIsNew, upperIsNew] = [!newLower.map.equals(lower.map), !newUpper.map.equals(upper.map)];
  if (lowerIsNew) setLowerBound(op, newLower);
  if (upperIsNew) setUpperBound(op, newUpper);
  return lowerIsNew || upperIsNew;
}

function canonicalBound(bound: MapAndOperands, kind: 'max' | 'min'): MapAndOperands {
  if (!isComplete(bound)) return bound;
  const canonical = canonicalizeMapAndOperands(composeMapAndOperands(bound));
  const { map, operands } = dropRedundantBounds(canonical, kind);
  return { map: dropDuplicateResults(map), operands };
}

/** Returns the results of a loop that does nothing, as far as they are known. Source: AffineForEmptyLoopFolder. */
export function foldEmptyLoop(op: ForOp): readonly Value[] | undefined {
  const body = op.region.firstBlock!;
  if (op.numResults === 0 || body.firstOp !== body.lastOp) return undefined;
  const [induction] = body.arguments;
  const yielded = body.lastOp!.operands;
  if (yielded.includes(induction!)) return undefined;
  const positions = yielded.map((value) =>
    value instanceof BlockArgument && value.owner === body ? value.argNumber - 1 : -1,
  );
  const fromOutside = positions.includes(-1);
  const permuted = positions.some((position, i) => position >= 0 && position !== i);
  const count = constantTripCount(op);
  if (count === undefined && (fromOutside || permuted)) return undefined;
  // After several iterations the values have changed places as often.
  if (count !== undefined && count >= 2n && permuted) return undefined;
  const { inits } = op;
  return yielded.map((value, i) => (count === 0n ? inits[i]! : (inits[positions[i]!] ?? value)));
}

/** Returns how many iterations there are, where both bounds are constants. */
export function constantTripCount(op: ForOp): bigint | undefined {
  const [lower, upper] = [op.lowerBoundMap.value, op.upperBoundMap.value];
  if (lower.numResults !== 1 || upper.numResults !== 1) return undefined;
  const [first, end] = [lower.results[0]!, upper.results[0]!];
  if (first.kind !== 'constant' || end.kind !== 'constant') return undefined;
  const [span, step] = [BigInt(end.exact) - BigInt(first.exact), exactStep(op)];
  if (span <= 0n || step <= 0n) return 0n;
  return (span + step - 1n) / step;
}
