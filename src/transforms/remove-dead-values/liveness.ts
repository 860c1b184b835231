import { BranchOpInterface, decidingOperands } from '../../ir/interfaces/branch.ts';
import { CallOpInterface } from '../../ir/interfaces/calls.ts';
import { isMemoryEffectFree, wouldOpBeTriviallyDead } from '../../ir/interfaces/memory-effects.ts';
import { RegionBranchOpInterface, regionBranchOperands } from '../../ir/interfaces/region-branch.ts';
import { hasRegionFlow, regionFlow } from '../../ir/interfaces/region-flow.ts';
import { type Operation } from '../../ir/operation.ts';
import { symbolName, symbolVisibility } from '../../ir/symbol-table.ts';
import { BlockArgument, type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { callableRegion, isCallable } from '../calls/call-graph.ts';
import { CallSites, returnsOf } from '../calls/call-sites.ts';
import { propagateConstants, type PropagatedConstants } from '../dataflow/sparse-constant-propagation.ts';

/**
 * The values that something needs: an operation with effects, a public function's result, what decides where control goes, or
 * another live value. Source: mlir/lib/Analysis/DataFlow/LivenessAnalysis.cpp.
 */
export class Liveness {
  readonly #live = new Set<Value>();
  readonly #pending: Value[] = [];
  /** What must be live when a value is, along the flow of control between blocks, regions and callables. */
  readonly #sources = new Map<Value, Value[]>();
  /** Who calls what in the program. */
  readonly callSites: CallSites;
  readonly #root: Operation;
  readonly #constants: PropagatedConstants;

  constructor(root: Operation) {
    this.#root = root;
    this.callSites = new CallSites(root);
    this.#constants = propagateConstants(root);
    walk(root, { before: (op) => void (this.#isReached(op) && this.#visit(op)) });
    for (let value = this.#pending.pop(); value; value = this.#pending.pop()) {
      for (const source of this.#sources.get(value) ?? []) this.#mark(source);
      const op = value.definingOp;
      if (op && !CallOpInterface.isImplementedBy(op) && !hasRegionFlow(op)) this.#markAll(op);
    }
  }

  isLive(value: Value): boolean {
    return this.#live.has(value);
  }

  /** Tells whether control ever arrives at `op`; where it does not, nothing is needed. */
  #isReached(op: Operation): boolean {
    return !op.block || op === this.#root || this.#constants.isExecutable(op.block);
  }

  #mark(value: Value): void {
    if (this.#live.has(value)) return;
    this.#live.add(value);
    this.#pending.push(value);
  }

  #markAll(op: Operation): void {
    for (const { value } of op.opOperands) this.#mark(value);
  }

  #addSource(value: Value, source: Value): void {
    const sources = this.#sources.get(value);
    if (sources) sources.push(source);
    else this.#sources.set(value, [source]);
  }

  #visit(op: Operation): void {
    if (hasRegionFlow(op)) this.#visitRegionBranch(op);
    else if (CallOpInterface.isImplementedBy(op)) this.#visitCall(op);
    else if (isCallable(op)) this.#visitCallable(op);
    else if (BranchOpInterface.isImplementedBy(op)) this.#visitBranch(op);
    else if (!isHandledByParent(op) && !wouldOpBeTriviallyDead(op)) this.#markAll(op);
  }

  #visitRegionBranch(op: Operation): void {
    const flow = regionFlow(op).filter(({ owner }) => this.#isReached(owner));
    const handedOver = new Set(flow.map(({ owner, operandIndex }) => owner.opOperands[operandIndex]));
    const hasEffects = !isMemoryEffectFree(op);
    const stays = hasEffects && !wouldOpBeTriviallyDead(op);
    const terminators = op.regions.flatMap((region) => region.blocks.flatMap(({ lastOp }) => lastOp ?? []));
    for (const owner of [op, ...terminators]) {
      if (owner !== op && !(regionBranchOperands(owner) && this.#isReached(owner))) continue;
      for (const operand of owner.opOperands) {
        if (handedOver.has(operand)) continue;
        const { value } = operand;
        // Whatever decides where control goes decides about the results. Arguments that the operation itself sets ask for nothing.
        if (stays || (hasEffects && !staysAnyway(value))) this.#mark(value);
        for (const result of op.results) this.#addSource(result, value);
      }
    }
    for (const { owner, operandIndex, inputs: takers } of flow) {
      for (const taker of takers) this.#addSource(taker, owner.operand(operandIndex));
    }
    this.#visitOwnArguments(op, stays);
  }

  /** What an operation hands of its own to the regions that control gets to, as the induction variable of a loop, is as live as the operation is. */
  #visitOwnArguments(op: Operation, stays: boolean): void {
    const methods = RegionBranchOpInterface.of(op)!;
    const reached = [methods.entrySuccessors, ...op.regions.map((region) => methods.successors(region))].flat();
    const handedOver = new Set(reached.flatMap(({ inputs }) => inputs));
    const own = op.regions
      .flatMap(({ firstBlock }) => (firstBlock && this.#constants.isExecutable(firstBlock) ? firstBlock.arguments : []))
      .filter((argument) => !handedOver.has(argument));
    for (const argument of own) {
      if (stays) this.#mark(argument);
      else for (const result of op.results) this.#addSource(result, argument);
    }
  }

  #visitCall(call: Operation): void {
    const callee = this.callSites.calleeOf(call);
    if (!callee) {
      this.#markAll(call);
      return;
    }
    const passed = CallOpInterface.of(call)!.arguments;
    callableRegion(callee)!.firstBlock!.arguments.forEach((argument, i) => this.#addSource(argument, passed[i]!));
    for (const terminator of this.#reachedReturnsOf(callee)) {
      call.results.forEach((result, i) => this.#addSource(result, terminator.operand(i)));
    }
  }

  #visitCallable(callable: Operation): void {
    if (allCallsOf(callable, this.callSites)) return;
    for (const terminator of this.#reachedReturnsOf(callable)) this.#markAll(terminator);
  }

  /** What control never arrives at hands nothing over. */
  #reachedReturnsOf(callable: Operation): Operation[] {
    return returnsOf(callable).filter((terminator) => this.#isReached(terminator));
  }

  #visitBranch(op: Operation): void {
    const branch = BranchOpInterface.of(op)!;
    op.successors.forEach((block, i) => {
      const { start, count } = branch.successorOperands(i);
      for (let j = 0; j < count; j++) this.#addSource(block.arguments[j]!, op.operand(start + j));
    });
    for (const operand of decidingOperands(op)) this.#mark(operand);
  }
}

/**
 * Tells whether a value is there also when it is dead: an argument of a region that control flows through, or of a public function.
 * Differs: mlir-opt takes the other operands, too, from operations that only read or allocate, and refuses what it left behind.
 */
function staysAnyway(value: Value): boolean {
  if (!(value instanceof BlockArgument)) return false;
  const { parentOp, isEntryBlock } = value.owner;
  if (!parentOp || !isEntryBlock) return false;
  return hasRegionFlow(parentOp) || (isCallable(parentOp) && !isHidden(parentOp));
}

/** Tells whether `op` ends a region of something that says what becomes of its operands. */
function isHandledByParent(op: Operation): boolean {
  const parent = op.parentOp;
  if (!parent || op.block!.lastOp !== op) return false;
  if (hasRegionFlow(parent)) return regionBranchOperands(op) !== undefined;
  return isCallable(parent) && op.hasTrait('ReturnLike');
}

/** Returns all calls of a function that is hidden and is not used otherwise; undefined for any other. */
function allCallsOf(callable: Operation, sites: CallSites): readonly Operation[] | undefined {
  return isHidden(callable) ? sites.callsOf(callable) : undefined;
}

/** Tells whether a function has a body and is not public. */
export function isHidden(callable: Operation): boolean {
  const hasVisibility = symbolName(callable) !== undefined && symbolVisibility(callable) !== 'public';
  return hasVisibility && callableRegion(callable) !== undefined;
}
