import { FunctionOpInterface } from '../../../ir/interfaces/calls.ts';
import { isAllocated } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { BlockArgument, type Value } from '../../../ir/value.ts';
import { viewedMemory } from '../viewed-memory.ts';
import { BufferViewFlow } from './buffer-view-flow.ts';

/** Where memory comes from. Source: BufferOriginAnalysis of mlir/lib/Dialect/Bufferization/Transforms/BufferViewFlowAnalysis.cpp. */
export class BufferOrigin {
  readonly #flow: BufferViewFlow;
  readonly #terminals = new Map<Value, readonly Value[]>();

  constructor(root: Operation) {
    this.#flow = new BufferViewFlow(root);
  }

  /** Tells whether both values look at memory that was taken by one operation; undefined when that is not known. */
  isSameAllocation(a: Value, b: Value): boolean | undefined {
    const [first, second] = [viewedMemory(a), viewedMemory(b)];
    if (first === second) return true;
    const [origins, others] = [this.#terminalsOf(first), this.#terminalsOf(second)];
    const shared = origins.filter((value) => others.includes(value));
    if (shared.length > 0) return origins.length === 1 && others.length === 1 ? true : undefined;

    // Memory of arguments was taken before that of the function; arguments may share some.
    const isNewOrArgument = (value: Value): boolean => isAllocated(value) || isFunctionArgument(value);
    const areDistinct =
      (origins.every(isAllocated) && others.every(isNewOrArgument)) ||
      (others.every(isAllocated) && origins.every(isNewOrArgument));
    return areDistinct ? false : undefined;
  }

  #terminalsOf(value: Value): readonly Value[] {
    let terminals = this.#terminals.get(value);
    if (!terminals) {
      terminals = [...this.#flow.resolveReverse(value)].filter((origin) => this.#flow.mayBeTerminal(origin));
      this.#terminals.set(value, terminals);
    }
    return terminals;
  }
}

/** Tells whether one of the values looks at memory that is taken, wherever, in a block, and the other at an argument of that block, which was there before. */
export function isTakenBehindArgument(a: Value, b: Value): boolean {
  const [first, second] = [viewedMemory(a), viewedMemory(b)];
  return isTakenIn(first, second) || isTakenIn(second, first);
}

function isTakenIn(memory: Value, argument: Value): boolean {
  if (!(argument instanceof BlockArgument) || !isAllocated(memory)) return false;
  const { owner } = argument;
  for (let op = memory.definingOp; op; op = op.parentOp) if (op.block === owner) return true;
  return false;
}

function isFunctionArgument(value: Value): boolean {
  if (!(value instanceof BlockArgument)) return false;
  const func = value.owner.parentOp;
  return func !== undefined && FunctionOpInterface.isImplementedBy(func) && value.owner.isEntryBlock;
}
