import { defineSCF } from './generated/scf-dialect.gen.ts';
import { type SCFHooks } from './generated/scf-hooks.gen.ts';
import { forOp } from './hooks/for-op.ts';
import { ifOp } from './hooks/if-op.ts';

/** The scf dialect: loops and branches. */
export const scf = defineSCF({ ForOp: forOp, IfOp: ifOp } satisfies SCFHooks);
