import { UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { type BlockArgument, type OpOperand, OpResult, type Value } from '../../ir/value.ts';
import { ownerOf } from './bufferization.ts';

/** Says at operations why operands are not in place. Numbers count from 0 in each run. */
export class ConflictNotes {
  #conflicts = 0;
  #readOnly = 0;

  /** Says that a write comes between a definition and the read that is to see that. */
  addConflict(read: OpOperand, write: OpOperand, definition: Value): void {
    const id = `C_${this.#conflicts++}`;
    note(write.owner, `${id}[CONFL-WRITE: ${write.operandNumber}]`);
    note(read.owner, `${id}[READ: ${read.operandNumber}]`);
    note(ownerOf(definition), `${id}[DEF: ${placeOf(definition)}]`);
  }

  /** Says that a write would be one of memory that may not be written. */
  addReadOnly(value: Value): void {
    note(ownerOf(value), `W_${this.#readOnly++}[NOT-WRITABLE: ${placeOf(value)}]`);
  }
}

function note(op: Operation | undefined, text: string): void {
  op?.setAttr(text, UnitAttr.get(op.context));
}

function placeOf(value: Value): string {
  return value instanceof OpResult ? `result ${value.resultNumber}` : `bbArg ${(value as BlockArgument).argNumber}`;
}
