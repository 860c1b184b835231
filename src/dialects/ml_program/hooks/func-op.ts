import { functionHooks } from '../../../builtin/function-op.ts';
import { type RegionKindMethods } from '../../../ir/interfaces/region-kind.ts';

export const funcOp = {
  ...functionHooks,
  interfaces: {
    ...functionHooks.interfaces,
    RegionKindInterface: (): RegionKindMethods => ({ regionKind: () => 'ssacfg' }),
  },
};
