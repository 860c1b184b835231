import { defineShape } from './generated/shape-dialect.gen.ts';
import { type ShapeHooks } from './generated/shape-hooks.gen.ts';
import { broadcastOp } from './hooks/broadcast-op.ts';
import { numElementsOp } from './hooks/num-elements-op.ts';
import { shapeOfOp } from './hooks/shape-of-op.ts';
import { splitAtOp } from './hooks/split-at-op.ts';

/** The shape dialect: what programs compute of the sizes of tensors. */
export const shape = defineShape({
  BroadcastOp: broadcastOp,
  NumElementsOp: numElementsOp,
  ShapeOfOp: shapeOfOp,
  SplitAtOp: splitAtOp,
} satisfies ShapeHooks);
