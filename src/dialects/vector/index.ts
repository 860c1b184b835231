import { defineVector } from './generated/vector-dialect.gen.ts';
import { type VectorHooks } from './generated/vector-hooks.gen.ts';
import { broadcastOp } from './hooks/broadcast-op.ts';
import { compressStoreOp } from './hooks/compress-store-op.ts';
import { dialect } from './hooks/dialect.ts';
import { expandLoadOp } from './hooks/expand-load-op.ts';
import { gatherOp } from './hooks/gather-op.ts';
import { loadOp } from './hooks/load-op.ts';
import { maskOp } from './hooks/mask-op.ts';
import { maskedLoadOp } from './hooks/masked-load-op.ts';
import { maskedStoreOp } from './hooks/masked-store-op.ts';
import { scatterOp } from './hooks/scatter-op.ts';
import { storeOp } from './hooks/store-op.ts';
import { transferReadOp } from './hooks/transfer-read-op.ts';
import { transferWriteOp } from './hooks/transfer-write-op.ts';

/** The vector dialect: vectors of any rank, of which some dimensions may be scalable. */
export const vector = defineVector({
  BroadcastOp: broadcastOp,
  CompressStoreOp: compressStoreOp,
  Dialect: dialect,
  ExpandLoadOp: expandLoadOp,
  GatherOp: gatherOp,
  LoadOp: loadOp,
  MaskOp: maskOp,
  MaskedLoadOp: maskedLoadOp,
  MaskedStoreOp: maskedStoreOp,
  ScatterOp: scatterOp,
  StoreOp: storeOp,
  TransferReadOp: transferReadOp,
  TransferWriteOp: transferWriteOp,
} satisfies VectorHooks);
