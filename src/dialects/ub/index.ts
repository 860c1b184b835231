import { defineUB } from './generated/ub-dialect.gen.ts';
import { type UBHooks } from './generated/ub-hooks.gen.ts';
import { ubDialect } from './hooks/dialect.ts';
import { poisonOp } from './hooks/poison-op.ts';

/** The ub dialect: undefined behaviour. */
export const ub = defineUB({ Dialect: ubDialect, PoisonOp: poisonOp } satisfies UBHooks);
