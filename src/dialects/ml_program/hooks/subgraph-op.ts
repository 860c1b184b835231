import { functionHooks } from '../../../builtin/function-op.ts';

export const subgraphOp = { ...functionHooks };
