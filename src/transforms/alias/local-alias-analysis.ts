import { BranchOpInterface } from '../../ir/interfaces/branch.ts';
import { FunctionOpInterface } from '../../ir/interfaces/calls.ts';
import { isAllocated } from '../../ir/interfaces/memory-effects.ts';
import {
  RegionBranchOpInterface,
  regionBranchOperands,
  type RegionSuccessor,
} from '../../ir/interfaces/region-branch.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { BlockArgument, OpResult, type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';

/** How far values are followed to what they are views of. */
const maxDepth = 10;

/**
 * Tells whether two buffers may share memory, as far as their definitions and the branches that hand them over tell.
 * Source: mlir/lib/Analysis/AliasAnalysis/LocalAliasAnalysis.cpp.
 */
export function mayAlias(a: Value, b: Value): boolean {
  if (a === b) return true;
  const [underlyingA, underlyingB] = [underlyingValues(a), underlyingValues(b)];
  if (underlyingA.length === 0 || underlyingB.length === 0) return true;
  return underlyingA.some((one) => underlyingB.some((other) => mayBeSame(one, other)));
}

/** Tells whether two values that are views of nothing else may be the same memory. */
function mayBeSame(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.definingOp?.name === 'memref.distinct_objects' && a.definingOp === b.definingOp) return false;
  const [constantA, constantB] = [matchConstant(a), matchConstant(b)];
  if (constantA && constantB) return constantA === constantB;
  const [allocatedA, allocatedB] = [isAllocated(a), isAllocated(b)];
  if (constantA || constantB) return !allocatedA && !allocatedB;
  if (allocatedA === allocatedB) return !allocatedA;
  return allocatedA ? mayBeAllocated(a.definingOp!, b) : mayBeAllocated(b.definingOp!, a);
}

/** Tells whether `other`, which is not known to be new memory, may be what `allocation` makes: not where it was there before. */
function mayBeAllocated(allocation: Operation, other: Value): boolean {
  const scope = allocationScope(allocation);
  const parent = other.parentBlock?.region?.parentOp;
  if (!scope || !parent) return true;
  if (parent.isProperAncestorOf(scope)) return false;
  return !(parent === scope && other instanceof BlockArgument && other.owner.isEntryBlock);
}

/** Returns the operation whose end the memory does not outlive, taken for the function unless it is freed by itself. */
function allocationScope(op: Operation): Operation | undefined {
  const isFreedByItself = op.name === 'memref.alloca';
  for (let parent = op.parentOp; parent; parent = parent.parentOp) {
    if (isFreedByItself ? parent.hasTrait('AutomaticAllocationScope') : FunctionOpInterface.isImplementedBy(parent)) {
      return parent;
    }
  }
  return undefined;
}

/** Returns what the value may be a view of, itself where that is not known. */
function underlyingValues(value: Value): readonly Value[] {
  const search = new UnderlyingValues();
  search.follow(value, maxDepth);
  return search.found;
}

class UnderlyingValues {
  readonly found: Value[] = [];
  readonly #visited = new Set<Value>();

  follow(value: Value, depth: number): void {
    if (this.#visited.has(value)) return;
    this.#visited.add(value);
    if (depth === 0) this.found.push(value);
    else if (value instanceof OpResult) this.#followResult(value, depth - 1);
    else if (value instanceof BlockArgument) this.#followArgument(value, depth - 1);
  }

  #followResult(result: OpResult, depth: number): void {
    const { owner } = result;
    if (owner.hasTrait('ViewLikeOpInterface') && result.resultNumber === 0) this.follow(owner.operand(0), depth);
    else if (RegionBranchOpInterface.isImplementedBy(owner)) this.#followRegions(owner, 'parent', result, depth);
    else this.found.push(result);
  }

  #followArgument(argument: BlockArgument, depth: number): void {
    const { owner } = argument;
    const { region } = owner;
    const branch = region?.parentOp && RegionBranchOpInterface.of(region.parentOp);
    if (!owner.isEntryBlock) this.#followBranches(argument, depth);
    // As mlir-opt, which does not follow what only other regions hand over.
    else if (branch?.entrySuccessors.some((successor) => successor.region === region)) {
      this.#followRegions(region!.parentOp!, region!, argument, depth);
    } else this.found.push(argument);
  }

  #followBranches(argument: BlockArgument, depth: number): void {
    for (let use = argument.owner.firstUse; use; use = use.nextUse) {
      const passed = BranchOpInterface.of(use.owner)?.successorOperands(use.successorNumber);
      if (!passed || argument.argNumber >= passed.count) {
        this.found.push(argument);
        return;
      }
      this.follow(use.owner.operand(passed.start + argument.argNumber), depth);
    }
  }

  /** Follows `value`, which is an argument of `region` or a result, to what `branch` and the ends of its regions hand over. */
  #followRegions(branch: Operation, region: Region | 'parent', value: Value, depth: number): void {
    const methods = RegionBranchOpInterface.of(branch)!;
    const entry = this.#placeAmong(methods.entrySuccessors, region, value);
    if (entry !== undefined) this.#followPassed(methods.entryOperands?.[entry], value, depth);
    for (const from of branch.regions) {
      const place = this.#placeAmong(methods.successors(from), region, value);
      if (place === undefined) continue;
      for (const { lastOp } of from.blocks) {
        const passed = lastOp && regionBranchOperands(lastOp);
        if (passed) this.#followPassed(passed[place], value, depth);
        else if (lastOp && lastOp.successors.length > 0) {
          this.found.push(value);
          return;
        }
      }
    }
  }

  #followPassed(passed: Value | undefined, value: Value, depth: number): void {
    if (passed) this.follow(passed, depth);
    else this.found.push(value);
  }

  /** Returns which of the values handed over `value` is, where control goes to `region`; notes the value where it is none of them. */
  #placeAmong(successors: readonly RegionSuccessor[], region: Region | 'parent', value: Value): number | undefined {
    const inputs = successors.find((successor) => successor.region === region)?.inputs;
    if (!inputs) return undefined;
    const place = inputs.indexOf(value);
    if (place >= 0) return place;
    this.found.push(value);
    return undefined;
  }
}
