import { type Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { isSameList } from '../../../support/lists.ts';
import { PoisonAttr } from '../../ub/generated/ub-attributes.gen.ts';
import { isBroadcastable } from '../broadcasting.ts';
import { splatOf } from '../element-folding.ts';
import { BroadcastOp, ShapeCastOp, TransposeOp } from '../generated/vector-ops.gen.ts';

/** How changes of shapes fold. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** Tells whether the elements stay in their order: only fixed sizes of 1 change places with others. Source: isOrderPreserving. */
export function isOrderPreserving({ permutation, vector }: TransposeOp): boolean {
  const { shape, scalableDims } = vector.type as VectorType;
  const moved = permutation.filter((dim) => shape[dim] !== 1 || scalableDims[dim]);
  return moved.every((dim, i) => i === 0 || moved[i - 1]! < dim);
}

/** Source: ShapeCastOp::fold. */
export function foldShapeCast(op: ShapeCastOp, [source]: readonly (Attribute | undefined)[]): FoldResult {
  const type = op.result().type as VectorType;
  if (op.source.type === type) return [op.source];
  const maker = op.source.definingOp;
  if (maker instanceof ShapeCastOp) {
    op.setOperand(0, maker.source);
    return 'updated';
  }
  if (maker instanceof TransposeOp) {
    if (!isOrderPreserving(maker)) return undefined;
    op.setOperand(0, maker.vector);
    return 'updated';
  }
  if (maker instanceof BroadcastOp && maker.source.type === type) return [maker.source];
  if (source instanceof DenseElementsAttr) return [DenseElementsAttr.get(type, source.bytes)];
  return source instanceof PoisonAttr ? [source] : undefined;
}

/** Source: TransposeOp::fold. */
export function foldTranspose(op: TransposeOp, [vector]: readonly (Attribute | undefined)[]): FoldResult {
  const type = op.result().type as VectorType;
  if (vector instanceof PoisonAttr) return [vector];
  const splat = vector instanceof DenseElementsAttr ? splatOf(type, vector) : undefined;
  if (splat) return [splat];
  return op.vector.type === type && isOrderPreserving(op) ? [op.vector] : undefined;
}

/** Source: BroadcastOp::fold. */
export function foldBroadcast(op: BroadcastOp, [source]: readonly (Attribute | undefined)[]): FoldResult {
  const type = op.vector.type as VectorType;
  if (op.source.type === type) return [op.source];
  if (skipLeadingOnes(op)) return 'updated';
  if (source instanceof PoisonAttr) return [source];
  const splat = splatOf(type, source);
  return splat && [splat];
}

/** Repeats what a shape cast is of that only adds or drops sizes of 1 in front; tells whether it is one. Source: foldBroadcastOfShapeCast. */
function skipLeadingOnes(op: BroadcastOp): boolean {
  const maker = op.source.definingOp;
  if (!(maker instanceof ShapeCastOp)) return false;
  const [source, cast] = [maker.source.type as VectorType, maker.result().type as VectorType];
  if (!isBroadcastable(source, op.vector.type as VectorType)) return false;
  const count = Math.min(source.rank, cast.rank);
  if (!isSameList(source.shape.slice(source.rank - count), cast.shape.slice(cast.rank - count))) return false;
  op.setOperand(0, maker.source);
  return true;
}
