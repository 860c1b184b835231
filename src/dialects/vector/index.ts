import { defineVector } from './generated/vector-dialect.gen.ts';
import { type VectorHooks } from './generated/vector-hooks.gen.ts';
import { broadcastOp } from './hooks/broadcast-op.ts';
import { dialect } from './hooks/dialect.ts';

/** The vector dialect: vectors of any rank, of which some dimensions may be scalable. */
export const vector = defineVector({
  BroadcastOp: broadcastOp,
  Dialect: dialect,
} satisfies VectorHooks);
