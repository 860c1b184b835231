import { type Attribute } from '../../ir/attribute.ts';
import { attributeType } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { walk } from '../../ir/walk.ts';
import { ConstOp, VariableOp, VariableReadOp, VariableWriteOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { handOverState } from '../front-end/kept-state.ts';
import { type Access, accessesByFunction, VariableThread } from './thread-variable.ts';

/**
 * Takes away variables: one that nobody writes is a constant, and what is read behind a write in the body of a function is what was written. A program keeps nothing from one run to
 * the next: where a function reads a variable first, what is in it before the run becomes its last argument, and where functions write such a variable, what is in it
 * behind the run their last result. Branches and loops take and give what is in a variable that they write. Variables that the condition of a loop writes, or that are accessed in regions of other operations, stay.
 */
export function resolveVariables(module: Operation): void {
  const variables: VariableOp[] = [];
  const accesses = new Map<string, Access[]>();
  walk(module, {
    before(op) {
      if (op instanceof VariableOp) variables.push(op);
      if (!(op instanceof VariableReadOp || op instanceof VariableWriteOp)) return;
      const known = accesses.get(op.nameAttr);
      if (known) known.push(op);
      else accesses.set(op.nameAttr, [op]);
    },
  });
  for (const variable of variables) {
    const own = accesses.get(variable.symName) ?? [];
    const { initialValue } = variable;
    const isResolved = own.some((op) => op instanceof VariableWriteOp)
      ? threadThrough(own)
      : initialValue !== undefined && readConstant(own, initialValue);
    if (!isResolved) continue;
    for (const access of own) access.erase();
    variable.erase();
  }
}

/** Lets reads be the first value of a variable; returns whether all have its type. */
function readConstant(reads: readonly Access[], values: Attribute): boolean {
  const outputType = attributeType(values);
  if (!outputType || reads.some((read) => read.resultTypes[0] !== outputType)) return false;
  for (const read of reads) {
    const constant = ConstOp.build(OpBuilder.before(read), read.location, { values, outputType });
    read.replaceAllUsesWith([constant.result()]);
  }
  return true;
}

/** Lets reads be what was written before, or an argument; returns false, and changes nothing, where that is not known. */
function threadThrough(accesses: readonly Access[]): boolean {
  const variables = accessesByFunction(accesses);
  if (!variables) return false;
  const threads = variables.map((variable) => new VariableThread(variable));
  const last = threads.map((thread) => thread.through(thread.variable.func.body.firstBlock!));
  handOverState(
    threads.map(({ hasArgument, variable: { func, writes } }, i) => ({
      func,
      hasArgument,
      written: writes ? last[i] : undefined,
    })),
  );
  return true;
}
