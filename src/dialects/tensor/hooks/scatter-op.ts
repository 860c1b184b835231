import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { verifyDims, verifySlicesType } from '../gather-scatter.ts';
import { type ScatterOp } from '../generated/tensor-ops.gen.ts';

export const scatterOp = {
  verify(op: ScatterOp): LogicalResult {
    const dest = op.dest.type as RankedTensorType;
    const indices = op.indices.type as RankedTensorType;
    const dims = op.scatterDims;
    return (
      verifyDims(op, 'scatter', 'dest', dims, dest, indices) &&
      (op.unique || op.emitOpError("requires 'unique' attribute to be set")) &&
      verifySlicesType(op, 'source', op.source, dest, indices, dims)
    );
  },
  verifiesSignatureOnly: true,

  asmResultNames(op: ScatterOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'scatter');
  },
};
