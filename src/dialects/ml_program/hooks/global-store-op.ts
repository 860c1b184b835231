import { type GlobalStoreOp } from '../generated/ml_program-ops.gen.ts';
import { usesGlobal, verifyStore } from '../global-use.ts';

export const globalStoreOp = { interfaces: usesGlobal<GlobalStoreOp>(verifyStore) };
