import { OpBuilder } from '../../ir/builder.ts';
import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildBoolConstant } from '../../dialects/arith/build-bool.ts';
import { AndIOp, SelectOp, XOrIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type CondBranchOp } from '../../dialects/cf/generated/cf-ops.gen.ts';
import { type DeallocationState, isMemref } from './deallocation-state.ts';

/** Gives back, before a branch to one block, what is not used there, and passes on who owns the memory that is passed. Source: as handleOperation. */
export function handleBranch(op: Operation, state: DeallocationState): LogicalResult {
  const { successors } = op;
  if (successors.length > 1) {
    return op.emitError('BranchOpInterface operations with multiple successors are not supported yet');
  }
  const block = op.block!;
  const builder = OpBuilder.before(op);
  const deallocations = state.deallocations(builder, op.location, block);
  if (!deallocations) return false;
  const passed = passedTo(op, 0);
  const retained = state.memrefsToRetain(block, successors[0]!, passed);
  const ownerships = state.dealloc(builder, op.location, block, deallocations, retained);
  passMore(op, 0, ownerships.slice(0, passed.filter(isMemref).length));
  return true;
}

/**
 * Does the same for both blocks that a conditional branch may go to: each operation gives back memory only if the branch goes to its block.
 * Source: mlir/lib/Dialect/ControlFlow/Transforms/BufferDeallocationOpInterfaceImpl.cpp.
 */
export function handleCondBranch(op: CondBranchOp, state: DeallocationState): LogicalResult {
  const { condition, location } = op;
  const block = op.block!;
  const builder = OpBuilder.before(op);
  const deallocations = state.deallocations(builder, location, block);
  if (!deallocations) return false;

  const deallocateFor = (successor: number, only: (owned: Value) => Value): Map<Value, Value> => {
    const passed = passedTo(op, successor);
    const retained = state.memrefsToRetain(block, op.successors[successor]!, passed);
    const conditions = deallocations.conditions.map(only);
    const { memrefs } = deallocations;
    const ownerships = state.dealloc(builder, location, block, { memrefs, conditions }, retained);
    const ownershipOf = new Map(retained.map((memref, i) => [memref, ownerships[i]!]));
    passMore(
      op,
      successor,
      passed.filter(isMemref).map((memref) => ownershipOf.get(memref)!),
    );
    return ownershipOf;
  };
  const and = (lhs: Value, rhs: Value): Value => AndIOp.build(builder, location, { lhs, rhs }).result();
  const whenTrue = deallocateFor(0, (owned) => and(owned, condition));
  const whenFalse = deallocateFor(1, (owned) => {
    const lhs = buildBoolConstant(builder, location, true);
    return and(owned, XOrIOp.build(builder, location, { lhs, rhs: condition }).result());
  });
  // Both operations say something of what is retained by both.
  for (const [memref, falseValue] of whenFalse) {
    const trueValue = whenTrue.get(memref);
    if (!trueValue) continue;
    state.resetOwnership(memref, block);
    state.updateOwnership(
      memref,
      SelectOp.build(builder, location, { condition, trueValue, falseValue }).result(),
      block,
    );
  }
  return true;
}

function passedTo(op: Operation, successor: number): Value[] {
  const { start, count } = BranchOpInterface.of(op)!.successorOperands(successor);
  return op.operands.slice(start, start + count);
}

/** Passes more to a block. As upstream, which sets all that is passed, those uses become the most recent ones. */
function passMore(op: Operation, successor: number, values: readonly Value[]): void {
  const branch = BranchOpInterface.of(op)!;
  branch.appendSuccessorOperands(successor, values);
  const { start, count } = branch.successorOperands(successor);
  for (const operand of op.opOperands.slice(start, start + count)) operand.set(operand.value);
}
