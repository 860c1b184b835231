import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { constantOfElements } from '../element-folding.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type FromElementsOp } from '../generated/tensor-ops.gen.ts';
import { fromElementsPatterns } from '../patterns/element-patterns.ts';

export const fromElementsOp = {
  canonicalizationPatterns: fromElementsPatterns,

  verify(op: FromElementsOp): LogicalResult {
    const { numElements } = op.result(0).type as RankedTensorType;
    return (
      op.numOperands === numElements ||
      op.emitOpError(`expected as many operands as the result has elements, ${numElements}, got ${op.numOperands}`)
    );
  },
  verifiesSignatureOnly: true,

  /** Of constants it is a constant. */
  fold(op: FromElementsOp, operands: readonly (Attribute | undefined)[]): FoldResult {
    const folded = constantOfElements(op.result(0).type as RankedTensorType, operands);
    return folded && [folded];
  },

  asmResultNames(op: FromElementsOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'from_elements');
  },
};
