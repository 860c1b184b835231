import { type GlobalStoreGraphOp } from '../generated/ml_program-ops.gen.ts';
import { usesGlobal, verifyStore } from '../global-use.ts';
import { TokenOrdering } from '../token-ordering.ts';

export const globalStoreGraphOp = {
  interfaces: usesGlobal<GlobalStoreGraphOp>(verifyStore),
  directives: { TokenOrdering },
};
