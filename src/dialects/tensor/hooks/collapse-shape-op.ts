import { type Attribute } from '../../../ir/attribute.ts';
import { collapseShapePatterns, foldReshape } from '../patterns/reshape-patterns.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type CollapseShapeOp } from '../generated/tensor-ops.gen.ts';
import { verifyReassociation } from '../reassociation.ts';

export const collapseShapeOp = {
  verify(op: CollapseShapeOp): LogicalResult {
    return verifyReassociation(op, op.src.type, op.result(0).type, op.reassociation);
  },
  verifiesSignatureOnly: true,

  canonicalizationPatterns: collapseShapePatterns,

  fold(op: CollapseShapeOp, [constant]: readonly (Attribute | undefined)[]): FoldResult {
    return foldReshape(op, constant);
  },

  asmResultNames(op: CollapseShapeOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'collapsed');
  },
};
