import { getAffineConstantExpr, type AffineExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { shiftDims, shiftSymbols } from '../../affine/affine-walk.ts';
import { type Int64 } from '../../affine/int64.ts';
import { simplifyAffineMap } from '../../affine/simplify-affine.ts';
import { DominanceInfo } from '../../ir/dominance.ts';
import { type Operation } from '../../ir/operation.ts';
import { isDynamic, type MemRefType, type VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { constantsOf } from '../../dialects/affine/constant-indices.ts';
import { transferOf, type TransferPlace } from '../../dialects/affine/dma.ts';
import {
  DmaStartOp,
  DmaWaitOp,
  type ForOp,
  LoadOp,
  PrefetchOp,
  VectorLoadOp,
} from '../../dialects/affine/generated/affine-ops.gen.ts';
import {
  canonicalizeMapAndOperands,
  composeMapAndOperands,
  type MapAndOperands,
} from '../../dialects/affine/map-and-operands.ts';
import { simplifyMapWithOperands } from '../../dialects/affine/operand-bounds.ts';
import { AllocaOp, AllocOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { isAccess, usersInside } from './double-buffer.ts';

/**
 * Tells whether the loop reads nothing of the buffer that an earlier iteration left there, which would be in the other one of two buffers: the transfer writes all of it, or always the same
 * elements of memory that nothing else writes, or each that is read.
 */
export function readsWhatWasTransferred(loop: ForOp, start: DmaStartOp, buffer: Value): boolean {
  const { places, rest } = transferOf(start)!;
  const dest = places[1]!;
  // Only the slower memory is strided, whose stride the other operands say.
  const [count] = rest;
  const { shape } = buffer.type as MemRefType;
  const [known] = constantsOf([count!]);
  const size = shape.some(isDynamic) ? undefined : shape.reduce((product, extent) => product * extent, 1);
  if (known !== undefined && size !== undefined && known >= size) return true;
  const users = usersInside(loop, buffer);
  // There will not be two.
  if (!users.every(isAccess)) return true;
  if (isSameEachTime(dest, count!) && users.every((op) => op === start || onlyReads(op, buffer))) return true;
  return users.every((op) => op === start || !reads(op, buffer) || isWithin(op, dest, known));
}

/** Tells whether what says which elements are written is known where the memory is made, which then holds nothing else. */
function isSameEachTime({ memref, inputs }: TransferPlace, count: Value): boolean {
  const origin = memref!.definingOp;
  if (!(origin instanceof AllocOp || origin instanceof AllocaOp)) return false;
  const dominance = new DominanceInfo();
  return [...inputs, count].every(
    (value) => matchConstant(value) !== undefined || dominance.valueProperlyDominates(value, origin),
  );
}

function onlyReads(op: Operation, buffer: Value): boolean {
  if (op instanceof DmaStartOp) return transferOf(op)!.places[1]!.memref !== buffer;
  return [LoadOp, VectorLoadOp, PrefetchOp, DmaWaitOp].some((opClass) => op instanceof opClass);
}

const reads = (op: Operation, buffer: Value): boolean =>
  op instanceof DmaStartOp
    ? transferOf(op)!.places[0]!.memref === buffer
    : op instanceof LoadOp || op instanceof VectorLoadOp;

/** Tells whether all that `op` reads is among the `count` elements, in row-major order, from where the transfer starts. */
function isWithin(op: Operation, dest: TransferPlace, count: Int64 | undefined): boolean {
  if (count === undefined || count <= 0 || !(op instanceof LoadOp || op instanceof VectorLoadOp)) return false;
  const { shape } = op.memref.type as MemRefType;
  const { map, operands } = stepsBetween(dest, { map: op.map.value, inputs: op.operands.slice(1) });
  let distance: AffineExpr = getAffineConstantExpr(0);
  for (const [i, step] of map.results.entries()) {
    const isZero = distance.kind === 'constant' && distance.exact === 0;
    if (!isZero && isDynamic(shape[i]!)) return false;
    distance = isZero ? step : distance.mul(getAffineConstantExpr(shape[i]!)).add(step);
  }
  const lengths = op instanceof VectorLoadOp ? (op.results[0]!.type as VectorType).shape : [];
  const inner = shape.slice(shape.length - lengths.length);
  if (lengths.length > 1 && inner.slice(1).some(isDynamic)) return false;
  const last = lengths.reduce((sum, length, i) => sum * inner[i]! + length - 1, 0);
  return [0, last].every((offset) => {
    const part = distance.add(getAffineConstantExpr(offset)).floorDiv(getAffineConstantExpr(count));
    const quotient = simplifyAffineMap(AffineMap.get(map.numDims, map.numSymbols, [part]));
    const [simplified] = simplifyMapWithOperands({ map: quotient, operands }).map.results;
    return simplified?.kind === 'constant' && simplified.exact === 0;
  });
}

interface Place {
  readonly map: AffineMap;
  readonly inputs: readonly Value[];
}

/** Returns how far `to` is from `from` in each dim: (d0)[s0] -> (d0 + s0) from (d0) -> (d0) gives (d0, d1)[s0] -> (d1 + s0 - d0). */
function stepsBetween(from: Place, to: Place): MapAndOperands {
  const { numDims, numSymbols } = from.map;
  const steps = to.map.results.map((result, i) =>
    shiftSymbols(shiftDims(result, to.map.numDims, numDims), to.map.numSymbols, numSymbols).sub(from.map.results[i]!),
  );
  const operands = [
    ...from.inputs.slice(0, numDims),
    ...to.inputs.slice(0, to.map.numDims),
    ...from.inputs.slice(numDims),
    ...to.inputs.slice(to.map.numDims),
  ];
  const map = AffineMap.get(numDims + to.map.numDims, numSymbols + to.map.numSymbols, steps);
  const composed = composeMapAndOperands({ map, operands });
  return canonicalizeMapAndOperands({ ...composed, map: simplifyAffineMap(composed.map) });
}
