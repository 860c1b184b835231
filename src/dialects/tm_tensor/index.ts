import { defineTMTensor } from './generated/tm_tensor-dialect.gen.ts';
import { type TMTensorHooks } from './generated/tm_tensor-hooks.gen.ts';
import { attentionOp } from './hooks/attention-op.ts';
import { scanOp } from './hooks/scan-op.ts';
import { scatterOp } from './hooks/scatter-op.ts';
import { sortOp } from './hooks/sort-op.ts';
import { topkOp } from './hooks/topk-op.ts';

/** The tm_tensor dialect: what torch-mlir has beside linalg. */
export const tmTensor = defineTMTensor({
  AttentionOp: attentionOp,
  ScanOp: scanOp,
  ScatterOp: scatterOp,
  SortOp: sortOp,
  TopkOp: topkOp,
} satisfies TMTensorHooks);
