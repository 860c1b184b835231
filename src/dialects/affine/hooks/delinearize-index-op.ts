import { isDynamicIndex, staticIndices } from '../../../builtin/dynamic-index-list.ts';
import { type DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type IndexType } from '../../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type DelinearizeIndexOp } from '../generated/affine-ops.gen.ts';
import { foldBasis } from '../fold-basis.ts';
import { delinearizePatterns, hasOuterBound } from '../linear-index-patterns.ts';
import { ParenthesizedIndexList } from '../parenthesized-index-list.ts';
import { verifyBasis } from '../verify-basis.ts';

/** Source: AffineDelinearizeIndexOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim. */
export const delinearizeIndexOp = {
  verify(op: DelinearizeIndexOp): LogicalResult {
    const basis = (op.properties.get('static_basis') as DenseArrayAttr).values;
    if (op.numResults !== basis.length && op.numResults !== basis.length + 1) {
      return op.emitOpError('should return an index for each basis element and up to one extra index');
    }
    if (!verifyBasis(op, basis, op.dynamicBasis.length)) return false;
    const isPositive = [...basis].every((size) => size > 0 || isDynamicIndex(size));
    return isPositive || op.emitOpError('no basis element may be statically non-positive');
  },

  fold(op: DelinearizeIndexOp, operands: readonly (Attribute | undefined)[]): FoldResult {
    if (foldBasis(op)) return 'updated';
    if (op.numResults === 1) return [op.linearIndex];
    const [index] = operands;
    if (!(index instanceof IntegerAttr) || op.dynamicBasis.length > 0) return undefined;
    const sizes = staticIndices(op.properties.get('static_basis')).map(BigInt);
    if (hasOuterBound(op)) sizes.shift();
    const parts: IntegerAttr[] = [];
    let rest = index.value;
    for (const size of sizes.reverse()) {
      const part = ((rest % size) + size) % size;
      parts.unshift(IntegerAttr.get(index.type as IndexType, part));
      rest = (rest - part) / size;
    }
    return [IntegerAttr.get(index.type as IndexType, rest), ...parts];
  },

  canonicalizationPatterns: delinearizePatterns,

  directives: { DynamicIndexList: ParenthesizedIndexList },
};
