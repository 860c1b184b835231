import { denseI32Array } from '../../ir/attributes/elements-attributes.ts';
import { dynamicParts, mixedIndices, staticIndicesAttr, withConstants } from '../../rewrite/mixed-indices.ts';
import { LinearizeIndexOp, type DelinearizeIndexOp } from './generated/affine-ops.gen.ts';

/** Takes values of the basis that are constants into the static basis; tells whether there were any. */
export function foldBasis(op: LinearizeIndexOp | DelinearizeIndexOp): boolean {
  const values = op.dynamicBasis;
  const basis = withConstants(mixedIndices(op.properties.get('static_basis'), values));
  const dynamic = dynamicParts(basis);
  if (dynamic.length === values.length) return false;
  const numIndices = op.numOperands - values.length;
  op.replaceOperands(numIndices, values.length, dynamic);
  op.setProperty('static_basis', staticIndicesAttr(op.context, basis));
  if (op instanceof LinearizeIndexOp) {
    op.setProperty('operandSegmentSizes', denseI32Array(op.context, [numIndices, dynamic.length]));
  }
  return true;
}
