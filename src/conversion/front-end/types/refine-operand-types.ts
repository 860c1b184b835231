import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { RefineOperandTypesPassBase } from '../../generated/conversion-passes.gen.ts';
import { beforeCasts, eraseUnusedCasts, infersTypes } from './before-casts.ts';

function refineOperands(op: Operation): void {
  for (const operand of op.opOperands) {
    const { value } = operand;
    const known = beforeCasts(value);
    if (known === value) continue;
    operand.set(known);
    eraseUnusedCasts(value, known);
  }
}

/** `refine-operand-types`. */
export class RefineOperandTypesPass extends RefineOperandTypesPassBase {
  override runOnOperation(func: Operation): void {
    walk(func, { before: (op) => void (infersTypes(op) && refineOperands(op)) });
  }
}
