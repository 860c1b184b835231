import { OpBuilder } from '../../ir/builder.ts';
import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { CallOpInterface, FunctionOpInterface } from '../../ir/interfaces/calls.ts';
import { isAllocated, memoryEffects } from '../../ir/interfaces/memory-effects.ts';
import { RegionBranchOpInterface, regionBranchOperands } from '../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildBoolConstant } from '../../dialects/arith/build-bool.ts';
import { SelectOp, XOrIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { AssertOp, CondBranchOp } from '../../dialects/cf/generated/cf-ops.gen.ts';
import { AllocaOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { InParallelOp, ReduceReturnOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { handleBranch, handleCondBranch } from './branches.ts';
import { type DeallocationState, isMemref, type ReturnsOwnership } from './deallocation-state.ts';
import { verifyPreconditions } from './preconditions.ts';
import { handleInParallel, handleReduceReturn, handleRegionTerminator } from './region-terminators.ts';

const manualDeallocation = 'bufferization.manual_deallocation';

/**
 * Finds out who owns the memory of what an operation has as results, and, where a block ends, gives back what the block owns. Returns failure after a diagnostic.
 * Source: handleAllInterfaces of mlir/lib/Dialect/Bufferization/Transforms/OwnershipBasedBufferDeallocation.cpp, texts verbatim.
 */
export function handleOperation(
  op: Operation,
  state: DeallocationState,
  returnsOwnership: ReturnsOwnership,
): LogicalResult {
  if (op instanceof SelectOp) return assumeOwnershipOfOperands(op, state);
  if (op instanceof CondBranchOp) return handleCondBranch(op, state);
  if (op instanceof InParallelOp) return handleInParallel(op, state);
  if (op instanceof ReduceReturnOp) return handleReduceReturn(op, state);
  if (!verifyPreconditions(op) || !handleEffects(op, state)) return false;
  let current = op;
  if (RegionBranchOpInterface.isImplementedBy(current)) current = handleRegions(current, state);
  if (CallOpInterface.isImplementedBy(current)) current = handleCall(current, state, returnsOwnership);
  if (BranchOpInterface.isImplementedBy(current) && !handleBranch(current, state)) return false;
  if (regionBranchOperands(current) && !handleRegionTerminator(current, state, returnsOwnership)) return false;
  return assumeOwnershipOfOperands(current, state);
}

/** Whether a result for which nothing else was found out belongs to the block depends on the memory that the operation gets, as it may be that. */
function assumeOwnershipOfOperands(op: Operation, state: DeallocationState): LogicalResult {
  for (const result of op.results.filter(isMemref)) {
    if (state.ownership(result) !== undefined) continue;
    for (const operand of op.operands.filter(isMemref)) state.updateOwnership(result, state.ownership(operand));
    if (state.ownership(result) !== undefined) continue;
    state.updateOwnership(result, buildBoolConstant(OpBuilder.before(op), op.location, false));
  }
  return true;
}

/** The block owns memory that an operation in it takes, unless that is given back anyway. */
function handleEffects(op: Operation, state: DeallocationState): LogicalResult {
  const effects = memoryEffects(op);
  if (!effects) return true;
  const block = op.block!;
  const builder = OpBuilder.atBlockBegin(op.context, block);
  const isManual = op.getAttr(manualDeallocation) !== undefined;
  for (const operand of op.operands.filter(isMemref)) {
    if (!effects.some(({ effect, value }) => effect === 'free' && value === operand)) continue;
    if (!isManual) return op.emitError('memory free side-effect on MemRef value not supported!');
    builder.withInsertionPoint(() => {
      builder.setInsertionPointBefore(op);
      assertNotOwned(op, operand, state, builder);
    });
  }
  for (const result of op.results.filter(isMemref)) {
    if (!isAllocated(result)) continue;
    const isOwned = !isManual && !(op instanceof AllocaOp);
    state.resetOwnership(result, block);
    state.updateOwnership(result, buildBoolConstant(builder, op.location, isOwned));
    if (isOwned) state.addMemrefToDeallocate(result, block);
  }
  return true;
}

/** What is given back by hand must not be what the block gives back. */
function assertNotOwned(op: Operation, memref: Value, state: DeallocationState, builder: OpBuilder): void {
  const ownership = state.ownership(memref, op.block!);
  if (!(ownership instanceof Value)) return;
  const { location } = op;
  const rhs = buildBoolConstant(builder, location, true);
  const arg = XOrIOp.build(builder, location, { lhs: ownership, rhs }).result();
  AssertOp.build(builder, location, { arg, msg: 'expected that the block does not have ownership' });
}

/** Regions do not own what they get from outside when they are entered. Of each memref that comes out, another result says whether the block owns it. */
function handleRegions(op: Operation, state: DeallocationState): Operation {
  const { entryOperands = [] } = RegionBranchOpInterface.of(op) ?? {};
  const builder = OpBuilder.atBlockBegin(op.context, op.block!);
  const no = buildBoolConstant(builder, op.location, false);
  op.insertOperands(
    op.numOperands,
    entryOperands.filter(isMemref).map(() => no),
  );
  return withOwnerships(op, state);
}

/** What a function returns belongs to the caller, always or as further results say. */
function handleCall(op: Operation, state: DeallocationState, returnsOwnership: ReturnsOwnership): Operation {
  const { callee } = CallOpInterface.of(op) ?? {};
  const func = callee && !(callee instanceof Value) ? state.symbols.lookupNearest(op, callee) : undefined;
  if (func && FunctionOpInterface.of(func)?.isDeclaration === false && returnsOwnership(func)) {
    return withOwnerships(op, state);
  }
  const yes = buildBoolConstant(OpBuilder.before(op), op.location, true);
  for (const result of op.results.filter(isMemref)) {
    state.updateOwnership(result, yes);
    state.addMemrefToDeallocate(result, op.block!);
  }
  return op;
}

/** Replaces `op` by one with an i1 as another result for each memref among its results, which says whether the block owns that. Regions stay as they are. */
function withOwnerships(op: Operation, state: DeallocationState): Operation {
  const { context, name, location, operands, properties, attributes, successors, regions } = op;
  const i1 = IntegerType.get(context, 1);
  const resultTypes = [...op.resultTypes, ...op.results.filter(isMemref).map(() => i1)];
  const parts = { operands, resultTypes, properties, attributes, successors, regions: regions.length };
  const replacement = OpBuilder.before(op).create({ name, location, ...parts });
  for (const [i, region] of regions.entries()) replacement.regions[i]!.takeBody(region);
  const { results } = replacement;
  const kept = results.slice(0, op.numResults);
  state.replace(op.results, kept);
  op.replaceAllUsesWith(kept);
  op.erase();
  let next = kept.length;
  for (const result of kept.filter(isMemref)) {
    state.updateOwnership(result, results[next++]);
    state.addMemrefToDeallocate(result, replacement.block!);
  }
  return replacement;
}
