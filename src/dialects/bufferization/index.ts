import { defineBufferization } from './generated/bufferization-dialect.gen.ts';
import { type BufferizationHooks } from './generated/bufferization-hooks.gen.ts';
import { allocTensorOp } from './hooks/alloc-tensor-op.ts';
import { cloneOp } from './hooks/clone-op.ts';
import { deallocOp } from './hooks/dealloc-op.ts';
import { dialect } from './hooks/dialect.ts';
import { materializeInDestinationOp } from './hooks/materialize-in-destination-op.ts';
import { toBufferOp } from './hooks/to-buffer-op.ts';
import { toTensorOp } from './hooks/to-tensor-op.ts';

/** The bufferization dialect. */
export const bufferization = defineBufferization({
  AllocTensorOp: allocTensorOp,
  CloneOp: cloneOp,
  DeallocOp: deallocOp,
  Dialect: dialect,
  MaterializeInDestinationOp: materializeInDestinationOp,
  ToBufferOp: toBufferOp,
  ToTensorOp: toTensorOp,
} satisfies BufferizationHooks);
