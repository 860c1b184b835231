import { defineVector } from './generated/vector-dialect.gen.ts';
import { type VectorHooks } from './generated/vector-hooks.gen.ts';
import { bitCastOp } from './hooks/bit-cast-op.ts';
import { broadcastOp } from './hooks/broadcast-op.ts';
import { compressStoreOp } from './hooks/compress-store-op.ts';
import { contractionOp } from './hooks/contraction-op.ts';
import { dialect } from './hooks/dialect.ts';
import { fromElementsOp, toElementsOp } from './hooks/elements-ops.ts';
import { expandLoadOp } from './hooks/expand-load-op.ts';
import { extractOp } from './hooks/extract-op.ts';
import { extractStridedSliceOp } from './hooks/extract-strided-slice-op.ts';
import { gatherOp } from './hooks/gather-op.ts';
import { insertOp } from './hooks/insert-op.ts';
import { insertStridedSliceOp } from './hooks/insert-strided-slice-op.ts';
import { loadOp } from './hooks/load-op.ts';
import { maskOp } from './hooks/mask-op.ts';
import { constantMaskOp, createMaskOp } from './hooks/mask-ops.ts';
import { maskedLoadOp } from './hooks/masked-load-op.ts';
import { maskedStoreOp } from './hooks/masked-store-op.ts';
import { outerProductOp } from './hooks/outer-product-op.ts';
import { printOp } from './hooks/print-op.ts';
import { multiDimReductionOp, reductionOp, scanOp } from './hooks/reduction-ops.ts';
import { scalableExtractOp, scalableInsertOp } from './hooks/scalable-ops.ts';
import { scatterOp } from './hooks/scatter-op.ts';
import { shapeCastOp } from './hooks/shape-cast-op.ts';
import { shuffleOp } from './hooks/shuffle-op.ts';
import { stepOp, vscaleOp } from './hooks/step-op.ts';
import { storeOp } from './hooks/store-op.ts';
import { transferReadOp } from './hooks/transfer-read-op.ts';
import { transferWriteOp } from './hooks/transfer-write-op.ts';
import { transposeOp } from './hooks/transpose-op.ts';
import { typeCastOp } from './hooks/type-cast-op.ts';

/** The vector dialect: vectors of any rank, of which some dimensions may be scalable. */
export const vector = defineVector({
  BitCastOp: bitCastOp,
  BroadcastOp: broadcastOp,
  CompressStoreOp: compressStoreOp,
  ConstantMaskOp: constantMaskOp,
  ContractionOp: contractionOp,
  CreateMaskOp: createMaskOp,
  Dialect: dialect,
  ExpandLoadOp: expandLoadOp,
  ExtractOp: extractOp,
  ExtractStridedSliceOp: extractStridedSliceOp,
  FromElementsOp: fromElementsOp,
  GatherOp: gatherOp,
  InsertOp: insertOp,
  InsertStridedSliceOp: insertStridedSliceOp,
  LoadOp: loadOp,
  MaskOp: maskOp,
  MaskedLoadOp: maskedLoadOp,
  MaskedStoreOp: maskedStoreOp,
  MultiDimReductionOp: multiDimReductionOp,
  OuterProductOp: outerProductOp,
  PrintOp: printOp,
  ReductionOp: reductionOp,
  ScalableExtractOp: scalableExtractOp,
  ScalableInsertOp: scalableInsertOp,
  ScanOp: scanOp,
  ScatterOp: scatterOp,
  ShapeCastOp: shapeCastOp,
  ShuffleOp: shuffleOp,
  StepOp: stepOp,
  StoreOp: storeOp,
  ToElementsOp: toElementsOp,
  TransferReadOp: transferReadOp,
  TransferWriteOp: transferWriteOp,
  TransposeOp: transposeOp,
  TypeCastOp: typeCastOp,
  VscaleOp: vscaleOp,
} satisfies VectorHooks);
