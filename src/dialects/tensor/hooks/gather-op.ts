import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { reshapedSplat } from '../element-folding.ts';
import { verifyDims, verifySlicesType } from '../gather-scatter.ts';
import { type GatherOp } from '../generated/tensor-ops.gen.ts';

export const gatherOp = {
  verify(op: GatherOp): LogicalResult {
    const source = op.source.type as RankedTensorType;
    const indices = op.indices.type as RankedTensorType;
    const dims = op.gatherDims;
    return (
      verifyDims(op, 'gather', 'source', dims, source, indices) &&
      verifySlicesType(op, 'result', op.result(0), source, indices, dims)
    );
  },
  verifiesSignatureOnly: true,

  /** Slices of a splat are a splat. */
  fold(op: GatherOp, [source]: readonly (Attribute | undefined)[]): FoldResult {
    const splat = reshapedSplat(source, op.result(0).type as RankedTensorType);
    return splat && [splat];
  },

  asmResultNames(op: GatherOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'gather');
  },
};
