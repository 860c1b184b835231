import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { constantIndex } from '../../rewrite/mixed-indices.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { ConstantMaskOp, CreateMaskOp } from './generated/vector-ops.gen.ts';

/** What is known about a mask. */
export type MaskFormat = 'all-true' | 'all-false' | 'unknown';

/** Returns whether all elements of a mask are on, or off. Source: getMaskFormat of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */
export function maskFormat(mask: Value): MaskFormat {
  const { definingOp } = mask;
  if (definingOp instanceof ConstantMaskOp) return formatOfSizes(definingOp.maskDimSizes, mask.type as VectorType);
  // One that is on everywhere has constants only, and is folded to a constant mask.
  if (definingOp instanceof CreateMaskOp) return definingOp.operands.some(isNotPositive) ? 'all-false' : 'unknown';
  const constant = matchConstant(mask);
  if (!(constant instanceof DenseElementsAttr) || !constant.isSplat) return 'unknown';
  return constant.bitsAt(0) === 0n ? 'all-false' : 'all-true';
}

function formatOfSizes(sizes: readonly number[], { shape }: VectorType): MaskFormat {
  if (sizes.every((size, dim) => size >= shape[dim]!)) return 'all-true';
  return sizes.every((size) => size <= 0) ? 'all-false' : 'unknown';
}

function isNotPositive(size: Value): boolean {
  const known = constantIndex(size);
  return known !== undefined && known <= 0;
}
