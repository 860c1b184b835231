import { indexAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type TensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type RankOp } from '../generated/tensor-ops.gen.ts';

export const rankOp = {
  /** The rank of a ranked tensor is a constant. */
  fold(op: RankOp): FoldResult {
    const { shape } = op.tensor.type as TensorType;
    return shape && [indexAttr(op.context, shape.length)];
  },

  asmResultNames(op: RankOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'rank');
  },
};
