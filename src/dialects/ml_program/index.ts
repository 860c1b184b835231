import { defineMLProgram } from './generated/ml_program-dialect.gen.ts';
import { type MLProgramHooks } from './generated/ml_program-hooks.gen.ts';
import { dialect } from './hooks/dialect.ts';
import { funcOp } from './hooks/func-op.ts';
import { globalLoadConstOp } from './hooks/global-load-const-op.ts';
import { globalLoadGraphOp } from './hooks/global-load-graph-op.ts';
import { globalLoadOp } from './hooks/global-load-op.ts';
import { globalOp } from './hooks/global-op.ts';
import { globalStoreGraphOp } from './hooks/global-store-graph-op.ts';
import { globalStoreOp } from './hooks/global-store-op.ts';
import { outputOp } from './hooks/output-op.ts';
import { returnOp } from './hooks/return-op.ts';
import { subgraphOp } from './hooks/subgraph-op.ts';

/** The ml_program dialect. */
export const mlProgram = defineMLProgram({
  Dialect: dialect,
  FuncOp: funcOp,
  GlobalLoadConstOp: globalLoadConstOp,
  GlobalLoadGraphOp: globalLoadGraphOp,
  GlobalLoadOp: globalLoadOp,
  GlobalOp: globalOp,
  GlobalStoreGraphOp: globalStoreGraphOp,
  GlobalStoreOp: globalStoreOp,
  OutputOp: outputOp,
  ReturnOp: returnOp,
  SubgraphOp: subgraphOp,
} satisfies MLProgramHooks);
