import { inlinesAnywhere } from '../../ir/interfaces/dialect-inliner.ts';
import { defineSdy } from './generated/sdy-dialect.gen.ts';
import { type SdyHooks } from './generated/sdy-hooks.gen.ts';
import * as attributes from './hooks/attributes.ts';
import { manualComputationOp } from './hooks/manual-computation-op.ts';
import { namedComputationOp } from './hooks/named-computation-op.ts';
import { propagationBarrierOp } from './hooks/propagation-barrier-op.ts';
import { shardedOp } from './hooks/sharded-ops.ts';

/** The sdy dialect: how tensors are spread over devices. */
export const sdy = defineSdy({
  Dialect: { inliner: inlinesAnywhere },
  MeshAxisAttr: attributes.meshAxisAttr,
  MeshAttr: attributes.meshAttr,
  AxisRefAttr: attributes.axisRefAttr,
  DimensionShardingAttr: attributes.dimensionShardingAttr,
  TensorShardingAttr: attributes.tensorShardingAttr,
  TensorShardingPerValueAttr: attributes.tensorShardingPerValueAttr,
  ManualAxesAttr: attributes.manualAxesAttr,
  ShardedOp: shardedOp,
  PropagationBarrierOp: propagationBarrierOp,
  ManualComputationOp: manualComputationOp,
  NamedComputationOp: namedComputationOp,
} satisfies SdyHooks);
