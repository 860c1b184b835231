import { concatOp } from './concat-op.ts';
import { conv2dOp } from './conv2d-op.ts';
import {
  deallocOp,
  emptyOp,
  fullOp,
  getDeviceOp,
  toDeviceOp,
  toLayoutOp,
  toMemoryConfigOp,
} from './data-movement-ops.ts';
import { elementwiseOp } from './elementwise-op.ts';
import { embeddingOp } from './embedding-op.ts';
import { matmulOp } from './matmul-op.ts';
import { maxPool2dOp } from './max-pool2d-op.ts';
import { type OpHandler, type OpKind, type OpTable } from './op-handler.ts';
import { reductionOp } from './reduction-op.ts';
import { reshapeOp } from './reshape-op.ts';
import { softmaxOp } from './softmax-op.ts';
import { transposeOp } from './transpose-op.ts';

/** The handler of every kind of operation. */
export const opHandlers: { readonly [Kind in OpKind]: OpHandler<OpTable<Kind>> } = {
  GetDeviceOp: getDeviceOp,
  ToLayoutOp: toLayoutOp,
  ToDeviceOp: toDeviceOp,
  ToMemoryConfigOp: toMemoryConfigOp,
  EmptyOp: emptyOp,
  FullOp: fullOp,
  EltwiseOp: elementwiseOp,
  MatmulOp: matmulOp,
  ReductionOp: reductionOp,
  SoftmaxOp: softmaxOp,
  TransposeOp: transposeOp,
  ReshapeOp: reshapeOp,
  ConcatOp: concatOp,
  EmbeddingOp: embeddingOp,
  Conv2dOp: conv2dOp,
  MaxPool2dOp: maxPool2dOp,
  DeallocOp: deallocOp,
};
