import { type SymbolUserMethods } from '../../../ir/interfaces/symbol-user.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type ReshardOp, type ShardingConstraintOp } from '../generated/sdy-ops.gen.ts';
import { verifySharding } from '../verify-sharding.ts';

/** Operations that say how one tensor is spread. */
export const shardedOp = {
  interfaces: {
    SymbolUserOpInterface: (op: Operation): SymbolUserMethods => ({
      verifySymbolUses: () => verifySharding(op, (op as ShardingConstraintOp | ReshardOp).sharding, op.result(0).type),
    }),
  },
};
