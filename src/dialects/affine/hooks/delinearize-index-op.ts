import { isDynamicIndex } from '../../../builtin/dynamic-index-list.ts';
import { type DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type DelinearizeIndexOp } from '../generated/affine-ops.gen.ts';
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

  directives: { DynamicIndexList: ParenthesizedIndexList },
};
