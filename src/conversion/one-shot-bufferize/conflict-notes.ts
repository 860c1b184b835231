import { UnitAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { type Operation } from '../../ir/operation.ts';
import { type BlockArgument, type OpOperand, OpResult, type Value } from '../../ir/value.ts';
import { ownerOf } from './bufferization.ts';

/** Says at operations why operands are not in place. Numbers go on counting in all of what a tool reads, as upstream's do. */
export class ConflictNotes {
  /** Says that a write comes between a definition and the read that is to see that. */
  addConflict(read: OpOperand, write: OpOperand, definition: Value): void {
    const id = nextId('C', read.owner.context);
    note(write.owner, `${id}[CONFL-WRITE: ${write.operandNumber}]`);
    note(read.owner, `${id}[READ: ${read.operandNumber}]`);
    note(ownerOf(definition), `${id}[DEF: ${placeOf(definition)}]`);
  }

  /** Says that a write would be one of memory that may not be written. */
  addReadOnly(value: Value): void {
    const owner = ownerOf(value);
    if (owner) note(owner, `${nextId('W', owner.context)}[NOT-WRITABLE: ${placeOf(value)}]`);
  }
}

/** Returns the letter and how often there was one before. */
function nextId(kind: 'C' | 'W', { counters }: Context): string {
  const name = `one-shot-bufferize ${kind}`;
  const number = counters.get(name) ?? 0;
  counters.set(name, number + 1);
  return `${kind}_${number}`;
}

function note(op: Operation | undefined, text: string): void {
  op?.setAttr(text, UnitAttr.get(op.context));
}

function placeOf(value: Value): string {
  return value instanceof OpResult ? `result ${value.resultNumber}` : `bbArg ${(value as BlockArgument).argNumber}`;
}
