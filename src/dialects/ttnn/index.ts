import { defineTTNN } from './generated/ttnn-dialect.gen.ts';
import { type TTNNHooks } from './generated/ttnn-hooks.gen.ts';
import { allocOp } from './hooks/alloc-op.ts';
import { concatOp } from './hooks/concat-op.ts';
import { constantOp } from './hooks/constant-op.ts';
import { conv2dOp } from './hooks/conv2d-op.ts';
import { absOp, maximumOp, negOp, reluOp } from './hooks/elementwise-ops.ts';
import { embeddingOp } from './hooks/embedding-op.ts';
import { emptyOp } from './hooks/empty-op.ts';
import { matmulOp } from './hooks/matmul-op.ts';
import { maxPool2dOp } from './hooks/max-pool2d-op.ts';
import { reshapeOp } from './hooks/reshape-op.ts';
import { softmaxOp } from './hooks/softmax-op.ts';
import { toDeviceOp } from './hooks/to-device-op.ts';
import { toLayoutOp } from './hooks/to-layout-op.ts';
import { toMemoryConfigOp } from './hooks/to-memory-config-op.ts';
import { transposeOp } from './hooks/transpose-op.ts';

/** The ttnn dialect: calls of the TTNN library. */
export const ttnn = defineTTNN({
  ConstantOp: constantOp,
  ToMemoryConfigOp: toMemoryConfigOp,
  ToLayoutOp: toLayoutOp,
  ToDeviceOp: toDeviceOp,
  AbsOp: absOp,
  NegOp: negOp,
  ReluOp: reluOp,
  MaximumOp: maximumOp,
  EmptyOp: emptyOp,
  MatmulOp: matmulOp,
  SoftmaxOp: softmaxOp,
  EmbeddingOp: embeddingOp,
  Conv2dOp: conv2dOp,
  MaxPool2dOp: maxPool2dOp,
  TransposeOp: transposeOp,
  ConcatOp: concatOp,
  ReshapeOp: reshapeOp,
  AllocOp: allocOp,
} satisfies TTNNHooks);
