import { staticIndices } from '../../../builtin/dynamic-index-list.ts';
import { type DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type IndexType } from '../../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type LinearizeIndexOp } from '../generated/affine-ops.gen.ts';
import { foldBasis } from '../fold-basis.ts';
import { linearizePatterns } from '../linear-index-patterns.ts';
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

  fold(op: LinearizeIndexOp, operands: readonly (Attribute | undefined)[]): FoldResult {
    if (foldBasis(op)) return 'updated';
    const { multiIndex } = op;
    const type = op.linearIndex.type as IndexType;
    if (multiIndex.length === 0) return [IntegerAttr.get(type, 0)];
    if (multiIndex.length === 1) return [multiIndex[0]!];
    const indices = operands.slice(0, multiIndex.length);
    if (op.dynamicBasis.length > 0 || !indices.every((index) => index instanceof IntegerAttr)) return undefined;
    const sizes = staticIndices(op.properties.get('static_basis')).map(BigInt);
    let [sum, stride] = [0n, 1n];
    for (const index of indices.reverse()) {
      sum += index.value * stride;
      stride *= sizes.pop() ?? 1n;
    }
    return [IntegerAttr.get(type, sum)];
  },

  canonicalizationPatterns: linearizePatterns,

  directives: { DynamicIndexList: ParenthesizedIndexList },
};
