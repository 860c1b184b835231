import { type GlobalLoadGraphOp } from '../generated/ml_program-ops.gen.ts';
import { usesGlobal, verifyLoad } from '../global-use.ts';
import { TokenOrdering } from '../token-ordering.ts';

export const globalLoadGraphOp = {
  interfaces: usesGlobal<GlobalLoadGraphOp>(verifyLoad),
  directives: { TokenOrdering },
};
