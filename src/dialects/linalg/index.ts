import { defineLinalg } from './generated/linalg-dialect.gen.ts';
import { type LinalgHooks } from './generated/linalg-hooks.gen.ts';
import { batchMatmulOp } from './hooks/batch-matmul-op.ts';
import { batchReduceMatmulOp } from './hooks/batch-reduce-matmul-op.ts';
import { broadcastOp } from './hooks/broadcast-op.ts';
import { contractOp } from './hooks/contract-op.ts';
import { copyOp } from './hooks/copy-op.ts';
import { dialect } from './hooks/dialect.ts';
import { elementwiseOp } from './hooks/elementwise-op.ts';
import { fillOp } from './hooks/fill-op.ts';
import { genericOp } from './hooks/generic-op.ts';
import { indexOp } from './hooks/index-op.ts';
import { mapOp } from './hooks/map-op.ts';
import { matmulOp } from './hooks/matmul-op.ts';
import { namedOp } from './hooks/named-op.ts';
import { packOp } from './hooks/pack-op.ts';
import { reduceOp } from './hooks/reduce-op.ts';
import { softmaxOp } from './hooks/softmax-op.ts';
import { transposeOp } from './hooks/transpose-op.ts';
import { unPackOp } from './hooks/un-pack-op.ts';
import {
  winogradFilterTransformOp,
  winogradInputTransformOp,
  winogradOutputTransformOp,
} from './hooks/winograd-ops.ts';
import { yieldOp } from './hooks/yield-op.ts';

/** The linalg dialect. */
export const linalg = defineLinalg({
  Dialect: dialect,
  BatchMatmulOp: batchMatmulOp,
  BatchReduceMatmulOp: batchReduceMatmulOp,
  BroadcastOp: broadcastOp,
  ContractOp: contractOp,
  CopyOp: copyOp,
  ElementwiseOp: elementwiseOp,
  FillOp: fillOp,
  GenericOp: genericOp,
  IndexOp: indexOp,
  MapOp: mapOp,
  MatmulOp: matmulOp,
  NamedOp: namedOp,
  PackOp: packOp,
  ReduceOp: reduceOp,
  SoftmaxOp: softmaxOp,
  TransposeOp: transposeOp,
  UnPackOp: unPackOp,
  WinogradFilterTransformOp: winogradFilterTransformOp,
  WinogradInputTransformOp: winogradInputTransformOp,
  WinogradOutputTransformOp: winogradOutputTransformOp,
  YieldOp: yieldOp,
} satisfies LinalgHooks);
