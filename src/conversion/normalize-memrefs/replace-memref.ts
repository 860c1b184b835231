import { getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { usedPositions } from '../../affine/affine-walk.ts';
import { simplifyAffineMap } from '../../affine/simplify-affine.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { layoutMap } from '../../ir/types/memref-layout.ts';
import { type MemRefType, type VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { buildApply } from '../../dialects/affine/composed-apply.ts';
import { constantsOf } from '../../dialects/affine/constant-indices.ts';
import * as affine from '../../dialects/affine/generated/affine-ops.gen.ts';
import {
  canonicalizeMapAndOperands,
  composeMapAndOperands,
  type MapAndOperands,
} from '../../dialects/affine/map-and-operands.ts';
import * as func from '../../dialects/func/generated/func-ops.gen.ts';
import * as memref from '../../dialects/memref/generated/memref-ops.gen.ts';

/**
 * Tells whether an operation can use memory of another shape than `value` is: it accesses an element of it, or does not look at the shape. Differs: sizes, and vectors, must be the same there;
 * mlir-opt changes what programs do otherwise.
 */
export function canUseOther(op: Operation, value: Value): boolean {
  if (op instanceof memref.DeallocOp || op instanceof memref.ReinterpretCastOp) return true;
  if (op instanceof func.CallOp || op instanceof func.ReturnOp) return true;
  if (op instanceof memref.DimOp) return keepsSize(op, layoutMap(value.type as MemRefType));
  if (!isAffineAccess(op) && !isAccess(op)) return false;
  if (isVectorAccess(op) && !keepsVectors(op, layoutMap(value.type as MemRefType))) return false;
  return op.memref === value && op.operands.filter((operand) => operand === value).length === 1;
}

type VectorAccess = affine.VectorLoadOp | affine.VectorStoreOp;

const isVectorAccess = (op: Operation): op is VectorAccess =>
  op instanceof affine.VectorLoadOp || op instanceof affine.VectorStoreOp;

const isAffineAccess = (op: Operation): op is affine.LoadOp | affine.StoreOp | affine.PrefetchOp | VectorAccess =>
  op instanceof affine.LoadOp || op instanceof affine.StoreOp || op instanceof affine.PrefetchOp || isVectorAccess(op);

/** Tells whether the dim that is asked for is one of the layout's results, at the same place. */
function keepsSize({ index, source }: memref.DimOp, layout: AffineMap | undefined): boolean {
  const isKept = (dim: number): boolean => layout?.results[dim]?.equals(getAffineDimExpr(dim)) === true;
  const [dim] = constantsOf([index]);
  const { rank } = source.type as MemRefType;
  if (dim !== undefined) return dim >= 0 && dim < rank && isKept(Number(dim));
  return [...new Array(rank).keys()].every(isKept);
}

/** Tells whether the elements of each vector are next to each other: (d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 + 2) for those of one dim. */
function keepsVectors(op: VectorAccess, layout: AffineMap | undefined): boolean {
  if (!layout) return false;
  const { rank } =
    op instanceof affine.VectorLoadOp ? (op.results[0]!.type as VectorType) : (op.value.type as VectorType);
  const [first, firstResult] = [layout.numDims - rank, layout.numResults - rank];
  if (firstResult < 0) return false;
  return layout.results.every((result, i) => {
    const rest = i < firstResult ? result : result.sub(getAffineDimExpr(first + i - firstResult));
    const [simple] = simplifyAffineMap(AffineMap.get(layout.numDims, layout.numSymbols, [rest])).results;
    return [...usedPositions([simple!], 'dim')].every((dim) => dim < first);
  });
}

const isAccess = (op: Operation): op is memref.LoadOp | memref.StoreOp =>
  op instanceof memref.LoadOp || op instanceof memref.StoreOp;

/**
 * Has all users of memory use other memory, in which elements are where the layout says. Source: replaceAllMemRefUsesWith of
 * mlir/lib/Dialect/Affine/Utils/Utils.cpp.
 */
export function replaceMemRef(from: Value, to: Value, layout: AffineMap): void {
  for (const op of new Set(from.users())) {
    const positions = op.operands.flatMap((operand, i) => (operand === from ? [i] : []));
    const [position] = positions;
    if (isAffineAccess(op) && op.memref === from) {
      const { map, operands } = newPlace(op, op.map.value, op.indices, layout);
      op.replaceOperands(position! + 1, op.indices.length, operands);
      op.map = AffineMapAttr.get(op.context, map);
    } else if (isAccess(op) && op.memref === from) {
      const { indices } = op;
      const { map, operands } = newPlace(op, AffineMap.getMultiDimIdentityMap(indices.length), indices, layout);
      const builder = OpBuilder.before(op);
      const computed = map.results.map((_, i) =>
        buildApply(builder, op.location, { map: map.getSubMap([i]), operands }),
      );
      op.replaceOperands(position! + 1, indices.length, computed);
    }
    for (const at of positions) op.setOperand(at, to);
  }
}

/** Returns where an element is that is accessed. Upstream leaves operations behind that compute where it was. */
function newPlace(op: Operation, map: AffineMap, indices: readonly Value[], layout: AffineMap): MapAndOperands {
  const { location } = op;
  const builder = OpBuilder.before(op);
  const apply = (of: AffineMap, operands: readonly Value[]): Value[] =>
    of.results.map((_, i) => buildApply(builder, location, { map: of.getSubMap([i]), operands }));
  const before = map.isIdentity() ? indices : apply(map, indices);
  // The order of operands comes of composing with what is computed so.
  const after = apply(layout, before);
  const composed = composeMapAndOperands({ map: AffineMap.getMultiDimIdentityMap(after.length), operands: after });
  for (const { definingOp } of after) definingOp!.erase();
  return canonicalizeMapAndOperands({ ...composed, map: simplifyAffineMap(composed.map) });
}
