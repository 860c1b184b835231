import { type Attribute } from '../../ir/attribute.ts';
import { attributeType } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { ConstOp, VariableOp, VariableReadOp, VariableWriteOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';

type Access = VariableReadOp | VariableWriteOp;

/**
 * Takes away the variables that keep nothing from one run to the next: one that nobody writes is a constant, and what is read behind a write in the body of a function is what was
 * written. The others stay.
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
      ? forwardWrites(own)
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

/** Lets reads be what was written before in the same body of a function; returns false, and changes nothing, where one is not. */
function forwardWrites(accesses: readonly Access[]): boolean {
  const written = new Map<Block, Value>();
  const read = new Map<Value, Value>();
  for (const op of accesses) {
    const block = op.block!;
    if (!(op.parentOp instanceof FuncOp) || op.parentOp.body.blocks.length > 1) return false;
    if (op instanceof VariableWriteOp) {
      written.set(block, read.get(op.input1) ?? op.input1);
      continue;
    }
    const value = written.get(block);
    if (value?.type !== op.output1.type) return false;
    read.set(op.output1, value);
  }
  for (const [output, value] of read) output.definingOp!.replaceAllUsesWith([value]);
  return true;
}
