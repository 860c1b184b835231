import { defineAffine } from './generated/affine-dialect.gen.ts';
import { type AffineHooks } from './generated/affine-hooks.gen.ts';
import { applyOp } from './hooks/apply-op.ts';
import { delinearizeIndexOp } from './hooks/delinearize-index-op.ts';
import { dialect } from './hooks/dialect.ts';
import { dmaStartOp } from './hooks/dma-start-op.ts';
import { dmaWaitOp } from './hooks/dma-wait-op.ts';
import { forOp } from './hooks/for-op.ts';
import { ifOp } from './hooks/if-op.ts';
import { linearizeIndexOp } from './hooks/linearize-index-op.ts';
import { loadOp } from './hooks/load-op.ts';
import { parallelOp } from './hooks/parallel-op.ts';
import { prefetchOp } from './hooks/prefetch-op.ts';
import { storeOp } from './hooks/store-op.ts';
import { vectorLoadOp } from './hooks/vector-load-op.ts';
import { vectorStoreOp } from './hooks/vector-store-op.ts';
import { yieldOp } from './hooks/yield-op.ts';
import { maxOp, minOp } from './min-max.ts';

/** The affine dialect: loops, conditions and accesses to memory by affine expressions. */
export const affine = defineAffine({
  Dialect: dialect,
  ApplyOp: applyOp,
  DelinearizeIndexOp: delinearizeIndexOp,
  DmaStartOp: dmaStartOp,
  DmaWaitOp: dmaWaitOp,
  ForOp: forOp,
  IfOp: ifOp,
  LinearizeIndexOp: linearizeIndexOp,
  LoadOp: loadOp,
  MaxOp: maxOp,
  MinOp: minOp,
  ParallelOp: parallelOp,
  PrefetchOp: prefetchOp,
  StoreOp: storeOp,
  VectorLoadOp: vectorLoadOp,
  VectorStoreOp: vectorStoreOp,
  YieldOp: yieldOp,
} satisfies AffineHooks);
