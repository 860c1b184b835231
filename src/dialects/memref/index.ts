import { defineMemRef } from './generated/memref-dialect.gen.ts';
import { type MemRefHooks } from './generated/memref-hooks.gen.ts';
import { allocOp } from './hooks/alloc-op.ts';
import { allocaOp } from './hooks/alloca-op.ts';
import { allocaScopeOp } from './hooks/alloca-scope-op.ts';
import { assumeAlignmentOp } from './hooks/assume-alignment-op.ts';
import { atomicRMWOp } from './hooks/atomic-rmw-op.ts';
import { atomicYieldOp } from './hooks/atomic-yield-op.ts';
import { castOp } from './hooks/cast-op.ts';
import { collapseShapeOp } from './hooks/collapse-shape-op.ts';
import { copyOp } from './hooks/copy-op.ts';
import { deallocOp } from './hooks/dealloc-op.ts';
import { dialect } from './hooks/dialect.ts';
import { dimOp } from './hooks/dim-op.ts';
import { distinctObjectsOp } from './hooks/distinct-objects-op.ts';
import { dmaStartOp } from './hooks/dma-start-op.ts';
import { dmaWaitOp } from './hooks/dma-wait-op.ts';
import { expandShapeOp } from './hooks/expand-shape-op.ts';
import { extractAlignedPointerAsIndexOp } from './hooks/extract-aligned-pointer-as-index-op.ts';
import { extractStridedMetadataOp } from './hooks/extract-strided-metadata-op.ts';
import { genericAtomicRMWOp } from './hooks/generic-atomic-rmw-op.ts';
import { getGlobalOp } from './hooks/get-global-op.ts';
import { globalOp } from './hooks/global-op.ts';
import { loadOp } from './hooks/load-op.ts';
import { memorySpaceCastOp } from './hooks/memory-space-cast-op.ts';
import { prefetchOp } from './hooks/prefetch-op.ts';
import { rankOp } from './hooks/rank-op.ts';
import { reallocOp } from './hooks/realloc-op.ts';
import { reinterpretCastOp } from './hooks/reinterpret-cast-op.ts';
import { reshapeOp } from './hooks/reshape-op.ts';
import { storeOp } from './hooks/store-op.ts';
import { subviewOp } from './hooks/subview-op.ts';
import { transposeOp } from './hooks/transpose-op.ts';
import { viewOp } from './hooks/view-op.ts';

/** The memref dialect. */
export const memref = defineMemRef({
  AllocOp: allocOp,
  AllocaOp: allocaOp,
  AllocaScopeOp: allocaScopeOp,
  AssumeAlignmentOp: assumeAlignmentOp,
  AtomicRMWOp: atomicRMWOp,
  AtomicYieldOp: atomicYieldOp,
  CastOp: castOp,
  CollapseShapeOp: collapseShapeOp,
  CopyOp: copyOp,
  DeallocOp: deallocOp,
  Dialect: dialect,
  DimOp: dimOp,
  DistinctObjectsOp: distinctObjectsOp,
  DmaStartOp: dmaStartOp,
  DmaWaitOp: dmaWaitOp,
  ExpandShapeOp: expandShapeOp,
  ExtractAlignedPointerAsIndexOp: extractAlignedPointerAsIndexOp,
  ExtractStridedMetadataOp: extractStridedMetadataOp,
  GenericAtomicRMWOp: genericAtomicRMWOp,
  GetGlobalOp: getGlobalOp,
  GlobalOp: globalOp,
  LoadOp: loadOp,
  MemorySpaceCastOp: memorySpaceCastOp,
  PrefetchOp: prefetchOp,
  RankOp: rankOp,
  ReallocOp: reallocOp,
  ReinterpretCastOp: reinterpretCastOp,
  ReshapeOp: reshapeOp,
  StoreOp: storeOp,
  SubViewOp: subviewOp,
  TransposeOp: transposeOp,
  ViewOp: viewOp,
} satisfies MemRefHooks);
