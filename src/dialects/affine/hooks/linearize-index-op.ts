import { type DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type LinearizeIndexOp } from '../generated/affine-ops.gen.ts';
import { ParenthesizedIndexList } from '../parenthesized-index-list.ts';
import { verifyBasis } from '../verify-basis.ts';

/** Source: AffineLinearizeIndexOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim. */
export const linearizeIndexOp = {
  verify(op: LinearizeIndexOp): LogicalResult {
    const basis = (op.properties.get('static_basis') as DenseArrayAttr).values;
    const count = op.multiIndex.length;
    if (count !== basis.length && count !== basis.length + 1) {
      return op.emitOpError('should be passed a basis element for each index except possibly the first');
    }
    return verifyBasis(op, basis, op.dynamicBasis.length);
  },

  directives: { DynamicIndexList: ParenthesizedIndexList },
};
