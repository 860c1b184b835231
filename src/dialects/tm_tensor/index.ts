import { defineTMTensor } from './generated/tm_tensor-dialect.gen.ts';
import { type TMTensorHooks } from './generated/tm_tensor-hooks.gen.ts';
import { scanOp } from './hooks/scan-op.ts';
import { scatterOp } from './hooks/scatter-op.ts';
import { sortOp } from './hooks/sort-op.ts';

/** The tm_tensor dialect: what torch-mlir has beside linalg. */
export const tmTensor = defineTMTensor({
  ScanOp: scanOp,
  ScatterOp: scatterOp,
  SortOp: sortOp,
} satisfies TMTensorHooks);
