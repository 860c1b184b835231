import { defineSCF } from './generated/scf-dialect.gen.ts';
import { type SCFHooks } from './generated/scf-hooks.gen.ts';
import { conditionOp } from './hooks/condition-op.ts';
import { scfDialect } from './hooks/dialect.ts';
import { executeRegionOp } from './hooks/execute-region-op.ts';
import { forOp } from './hooks/for-op.ts';
import { forallOp } from './hooks/forall-op.ts';
import { ifOp } from './hooks/if-op.ts';
import { inParallelOp } from './hooks/in-parallel-op.ts';
import { indexSwitchOp } from './hooks/index-switch-op.ts';
import { parallelOp } from './hooks/parallel-op.ts';
import { reduceOp } from './hooks/reduce-op.ts';
import { reduceReturnOp } from './hooks/reduce-return-op.ts';
import { whileOp } from './hooks/while-op.ts';

/** The scf dialect: loops and branches. */
export const scf = defineSCF({
  Dialect: scfDialect,
  ConditionOp: conditionOp,
  ExecuteRegionOp: executeRegionOp,
  ForOp: forOp,
  ForallOp: forallOp,
  IfOp: ifOp,
  InParallelOp: inParallelOp,
  IndexSwitchOp: indexSwitchOp,
  ParallelOp: parallelOp,
  ReduceOp: reduceOp,
  ReduceReturnOp: reduceReturnOp,
  WhileOp: whileOp,
} satisfies SCFHooks);
