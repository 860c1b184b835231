import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type InsertOp } from '../generated/tensor-ops.gen.ts';

export const insertOp = {
  /** Source: InsertOp::verify of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
  verify(op: InsertOp): LogicalResult {
    const { rank } = op.dest.type as RankedTensorType;
    return op.indices.length === rank || op.emitOpError('incorrect number of indices');
  },
  verifiesSignatureOnly: true,

  /** Into a splat, of its element, it changes nothing. */
  fold(_op: InsertOp, [scalar, dest]: readonly (Attribute | undefined)[]): FoldResult {
    const isSame = dest instanceof DenseElementsAttr && dest.isSplat && dest.attributeAt(0) === scalar;
    return isSame ? [dest] : undefined;
  },

  asmResultNames(op: InsertOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'inserted');
  },
};
