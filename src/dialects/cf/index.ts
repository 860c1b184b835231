import { defineCF } from './generated/cf-dialect.gen.ts';
import { type CFHooks } from './generated/cf-hooks.gen.ts';
import { assertOp } from './hooks/assert-op.ts';
import { branchOp } from './hooks/branch-op.ts';
import { condBranchOp } from './hooks/cond-branch-op.ts';
import { cfDialect } from './hooks/dialect.ts';
import { switchOp } from './hooks/switch-op.ts';

/** The cf dialect: branches between blocks. */
export const cf = defineCF({
  Dialect: cfDialect,
  AssertOp: assertOp,
  BranchOp: branchOp,
  CondBranchOp: condBranchOp,
  SwitchOp: switchOp,
} satisfies CFHooks);
