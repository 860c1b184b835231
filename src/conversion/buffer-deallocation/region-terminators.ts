import { OpBuilder } from '../../ir/builder.ts';
import { FunctionOpInterface } from '../../ir/interfaces/calls.ts';
import { regionBranchOperands } from '../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { Value } from '../../ir/value.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildBoolConstant } from '../../dialects/arith/build-bool.ts';
import { SelectOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { CloneOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { IfOp, type InParallelOp, type ReduceReturnOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { buildYieldingRegion } from '../../dialects/scf/yielding-region.ts';
import { type DeallocationState, isMemref, type ReturnsOwnership } from './deallocation-state.ts';

/**
 * Gives back what the block does not hand over, and hands over, too, who owns the memory that it does, but not where a function returns to callers that take it for theirs:
 * it returns what it owns, or clones of what it does not. Source: as handleOperation.
 */
export function handleRegionTerminator(
  op: Operation,
  state: DeallocationState,
  returnsOwnership: ReturnsOwnership,
): LogicalResult {
  const parent = op.parentOp!;
  const gives = FunctionOpInterface.isImplementedBy(parent) && !returnsOwnership(parent);
  if (gives) {
    const builder = OpBuilder.before(op);
    for (const operand of op.opOperands) {
      if (isMemref(operand.value)) operand.set(ownedMemref(operand.value, op, state, builder));
    }
  }
  const handedOver = regionBranchOperands(op)!;
  const ownerships = deallocateBefore(op, handedOver, state);
  if (!ownerships) return false;
  const start = op.numOperands - handedOver.length;
  if (!gives) op.replaceOperands(start, handedOver.length, [...handedOver, ...ownerships]);
  return true;
}

/** Gives back at the end of a block what is not handed over, and returns who owns what is; undefined after a diagnostic. */
function deallocateBefore(op: Operation, handedOver: readonly Value[], state: DeallocationState): Value[] | undefined {
  const block = op.block!;
  const builder = OpBuilder.before(op);
  const deallocations = state.deallocations(builder, op.location, block);
  if (!deallocations) return undefined;
  const retained = state.memrefsToRetain(block, undefined, handedOver);
  if (deallocations.memrefs.length === 0 && retained.length === 0) return [];
  return state
    .dealloc(builder, op.location, block, deallocations, retained)
    .slice(0, handedOver.filter(isMemref).length);
}

/** Returns the memref if the block owns it, else a clone, be it that this is found out when the program runs. */
function ownedMemref(value: Value, op: Operation, state: DeallocationState, builder: OpBuilder): Value {
  const { location } = value;
  const [memref, condition] = memrefWithOwnership(value, op, state, builder);
  if (matchInteger(condition) === 1n) return memref;
  const regions = [
    buildYieldingRegion(builder, location, () => memref),
    buildYieldingRegion(builder, location, () =>
      CloneOp.build(builder, location, { input: memref, outputType: memref.type }).result(0),
    ),
  ];
  const owned = IfOp.build(builder, location, { condition, regions, resultTypes: [memref.type] }).result(0);
  state.updateOwnership(owned, buildBoolConstant(builder, location, true));
  state.addMemrefToDeallocate(owned, op.block!);
  return owned;
}

/** Returns a memref and who owns it. Of one of two memrefs, that is who owns the one. */
function memrefWithOwnership(
  memref: Value,
  { block }: Operation,
  state: DeallocationState,
  builder: OpBuilder,
): [Value, Value] {
  const select = memref.definingOp;
  if (select instanceof SelectOp && select.block === block) {
    const trueValue = state.ownership(select.trueValue, block!);
    const falseValue = state.ownership(select.falseValue, block!);
    if (trueValue instanceof Value && falseValue instanceof Value) {
      const { condition, location } = select;
      return [memref, SelectOp.build(builder, location, { condition, trueValue, falseValue }).result()];
    }
  }
  return state.memrefWithUniqueOwnership(builder, memref, block!);
}

/** Source: mlir/lib/Dialect/SCF/Transforms/BufferDeallocationOpInterfaceImpl.cpp, texts verbatim. */
export function handleInParallel(op: InParallelOp, state: DeallocationState): LogicalResult {
  if (!op.region.firstBlock!.isEmpty) return op.emitError('only supported when nested region is empty');
  return deallocateBefore(op, [], state) !== undefined;
}

/** Source: as handleInParallel. */
export function handleReduceReturn(op: ReduceReturnOp, state: DeallocationState): LogicalResult {
  if (isMemref(op.operand(0))) return op.emitError('only supported when operand is not a MemRef');
  return deallocateBefore(op, op.operands, state) !== undefined;
}
