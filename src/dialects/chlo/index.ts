import { defineCHLO } from './generated/chlo-dialect.gen.ts';
import { type CHLOHooks } from './generated/chlo-hooks.gen.ts';
import { broadcastingOp, broadcastSelectOp } from './hooks/broadcast-ops.ts';
import { constantOp, dialect } from './hooks/constant-op.ts';
import { raggedDotDimensionNumbers, raggedDotOp } from './hooks/ragged-dot-op.ts';
import { topKOp } from './hooks/top-k-op.ts';

/** The chlo dialect: functions of client libraries on top of StableHLO. */
export const chlo = defineCHLO({
  Dialect: dialect,
  BroadcastingOp: broadcastingOp,
  BroadcastSelectOp: broadcastSelectOp,
  ConstantOp: constantOp,
  TopKOp: topKOp,
  RaggedDotDimensionNumbers: raggedDotDimensionNumbers,
  RaggedDotOp: raggedDotOp,
} satisfies CHLOHooks);
