import { type Value } from '../../../ir/value.ts';
import { type GlobalLoadOp } from '../generated/ml_program-ops.gen.ts';
import { usesGlobal, verifyLoad } from '../global-use.ts';

export const globalLoadOp = {
  interfaces: usesGlobal<GlobalLoadOp>(verifyLoad),

  /** The name of the variable. */
  asmResultNames(op: GlobalLoadOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), op.global.leafReference);
  },
};
