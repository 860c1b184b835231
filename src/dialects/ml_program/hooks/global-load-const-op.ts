import { type Value } from '../../../ir/value.ts';
import { type GlobalLoadConstOp } from '../generated/ml_program-ops.gen.ts';
import { usesGlobal, verifyLoad } from '../global-use.ts';

export const globalLoadConstOp = {
  interfaces: usesGlobal<GlobalLoadConstOp>((op, global, name) =>
    global.isMutable ? op.emitOpError(`cannot load as const from mutable global ${name}`) : verifyLoad(op, global),
  ),

  /** The name of the variable. */
  asmResultNames(op: GlobalLoadConstOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), op.global.leafReference);
  },
};
