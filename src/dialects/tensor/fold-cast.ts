import { type Operation } from '../../ir/operation.ts';
import { RankedTensorType, isDynamic } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { CastOp } from './generated/tensor-ops.gen.ts';

/** Makes operands that are casts which only forget sizes the tensors before the cast; tells whether there was one. Source: foldTensorCast. */
export function foldTensorCasts(op: Operation): boolean {
  let changed = false;
  for (const [i, { value }] of op.opOperands.entries()) {
    const source = foldableCastSource(value);
    if (!source) continue;
    op.setOperand(i, source);
    changed = true;
  }
  return changed;
}

/**
 * Returns the source of the cast that makes `value`, when the cast only forgets sizes. Source: canFoldIntoConsumerOp and
 * preservesStaticInformation of TensorOps.cpp.
 */
export function foldableCastSource(value: Value): Value | undefined {
  const cast = value.definingOp;
  return cast instanceof CastOp && preservesStaticInformation(cast.result(0).type, cast.source.type)
    ? cast.source
    : undefined;
}

/** Tells whether every size that `source` knows, `target` knows too. */
export function preservesStaticInformation(source: Type, target: Type): boolean {
  if (!(source instanceof RankedTensorType && target instanceof RankedTensorType)) return false;
  if (source.elementType !== target.elementType || source.rank !== target.rank) return false;
  if (source.encoding !== target.encoding) return false;
  return source.shape.every((size, dim) => isDynamic(size) || !isDynamic(target.shape[dim]!));
}
