import { AffineMap } from '../../affine/affine-map.ts';
import { simplifyAffineMap } from '../../affine/simplify-affine.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { buildApply } from '../../dialects/affine/composed-apply.ts';
import * as affine from '../../dialects/affine/generated/affine-ops.gen.ts';
import {
  canonicalizeMapAndOperands,
  composeMapAndOperands,
  type MapAndOperands,
} from '../../dialects/affine/map-and-operands.ts';
import * as func from '../../dialects/func/generated/func-ops.gen.ts';
import * as memref from '../../dialects/memref/generated/memref-ops.gen.ts';

/** Tells whether an operation can use memory of another shape than `value` is: it accesses an element of it, or does not look at the shape. */
export function canUseOther(op: Operation, value: Value): boolean {
  if (op instanceof memref.DeallocOp || op instanceof memref.ReinterpretCastOp) return true;
  if (op instanceof func.CallOp || op instanceof func.ReturnOp) return true;
  if (!isAffineAccess(op) && !isAccess(op)) return false;
  return op.memref === value && op.operands.filter((operand) => operand === value).length === 1;
}

const isAffineAccess = (op: Operation): op is affine.LoadOp | affine.StoreOp =>
  op instanceof affine.LoadOp || op instanceof affine.StoreOp;

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
