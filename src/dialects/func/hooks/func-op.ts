import { functionHooks } from '../../../builtin/function-op.ts';

export const funcOp = { ...functionHooks, defaultDialect: 'func' };
