import { TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { FunctionOpInterface } from '../../ir/interfaces/calls.ts';
import { regionBranchOperands } from '../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { symbolVisibility } from '../../ir/symbol-table.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { type Type } from '../../ir/type.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { walk } from '../../ir/walk.ts';
import { functionTypeOf } from '../../builtin/function-op.ts';
import { isSameList } from '../../support/lists.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildBoolConstant } from '../../dialects/arith/build-bool.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { OwnershipBasedBufferDeallocationPassBase } from '../generated/conversion-passes.gen.ts';
import { blocksInsideOut, hasUnstructuredLoops } from './control-flow.ts';
import { DeallocationState, isMemref, type ReturnsOwnership } from './deallocation-state.ts';
import { handleOperation } from './handle-operation.ts';

/** `ownership-based-buffer-deallocation`. Source: mlir/lib/Dialect/Bufferization/Transforms/OwnershipBasedBufferDeallocation.cpp, texts verbatim. */
export class OwnershipBasedBufferDeallocationPass extends OwnershipBasedBufferDeallocationPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const returnsOwnership = (func: Operation): boolean =>
      this.options.privateFunctionDynamicOwnership && symbolVisibility(func) === 'private';
    return walk(root, {
      after: (op) => {
        if (!(op instanceof FuncOp) || op.body.isEmpty) return 'advance';
        return deallocateIn(op, returnsOwnership) ? 'advance' : 'interrupt';
      },
    });
  }
}

function deallocateIn(func: FuncOp, returnsOwnership: ReturnsOwnership): LogicalResult {
  const blocks = blocksInsideOut(func);
  if (hasUnstructuredLoops(blocks)) return func.emitError('Only structured control-flow loops are supported.');
  const state = new DeallocationState(func);
  for (const block of blocks) if (!deallocateInBlock(block, state, returnsOwnership)) return false;
  return updateSignature(func);
}

function deallocateInBlock(block: Block, state: DeallocationState, returnsOwnership: ReturnsOwnership): LogicalResult {
  const op = block.parentOp!;
  const builder = OpBuilder.atBlockBegin(op.context, block);
  for (const memref of state.liveMemrefsIn(block)) {
    const home = memref.parentBlock!;
    if (home.region === block.region) {
      state.updateOwnership(memref, state.ownership(memref), block);
      state.addMemrefToDeallocate(memref, block);
    } else {
      // Memory from outside of the region stays that of what is outside.
      state.updateOwnership(memref, buildBoolConstant(builder, memref.location, false), block);
    }
  }
  const isFunctionEntry = FunctionOpInterface.isImplementedBy(op) && block.isEntryBlock;
  for (const argument of block.arguments.filter(isMemref)) {
    const { location } = argument;
    const ownership = isFunctionEntry
      ? buildBoolConstant(builder, location, false)
      : block.addArgument(IntegerType.get(op.context, 1), location);
    state.updateOwnership(argument, ownership);
    state.addMemrefToDeallocate(argument, block);
  }
  for (let next = block.firstOp; next;) {
    const current = next;
    next = current.next;
    if (!handleOperation(current, state, returnsOwnership)) return false;
  }
  return true;
}

/** Gives the function the results that are returned. */
function updateSignature(func: FuncOp): LogicalResult {
  const returned: (readonly Type[])[] = [];
  for (const op of func.body.operations()) {
    const operands = regionBranchOperands(op);
    if (operands) returned.push(operands.map(({ type }) => type));
  }
  const [results = functionTypeOf(func).results, ...others] = returned;
  if (others.some((types) => !isSameList(types, results))) {
    return func.emitError('there are multiple return operations with different operand types');
  }
  const inputs = func.body.firstBlock!.arguments.map(({ type }) => type);
  func.setAttr('function_type', TypeAttr.get(FunctionType.get(func.context, inputs, results)));
  return true;
}
