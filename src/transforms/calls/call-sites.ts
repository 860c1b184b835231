import { SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { CallOpInterface } from '../../ir/interfaces/calls.ts';
import { type Operation } from '../../ir/operation.ts';
import { SymbolTableCollection } from '../../ir/symbol-table.ts';
import { ownSymbolUses } from '../../ir/symbol-uses.ts';
import { callableRegion, isCallable } from './call-graph.ts';

/** Who calls what in a program. */
export class CallSites {
  readonly #symbols = new SymbolTableCollection();
  readonly #calls = new Map<Operation, Operation[]>();
  /** What refers to a callable other than by a call. */
  readonly #otherUsers = new Map<Operation, Operation[]>();

  constructor(root: Operation) {
    for (const op of inSearchOrder(root)) {
      const callee = CallOpInterface.of(op)?.callee;
      for (const symbol of ownSymbolUses(op)) {
        const target = this.#symbols.lookupNearest(op, symbol);
        if (!target || !isCallable(target)) continue;
        const users = symbol === callee ? this.#calls : this.#otherUsers;
        if (!users.has(target)) users.set(target, [op]);
        else users.get(target)!.push(op);
      }
    }
  }

  /** Returns the calls that the program has of a callable, when it refers to it in no other way. */
  callsOf(callable: Operation): readonly Operation[] | undefined {
    return this.#otherUsers.has(callable) ? undefined : this.knownCallsOf(callable);
  }

  /** Returns the calls that the program has of a callable; there may be others when the program also refers to it in other ways. */
  knownCallsOf(callable: Operation): readonly Operation[] {
    return this.#calls.get(callable) ?? [];
  }

  /** Returns what refers to a callable other than by a call. */
  otherUsersOf(callable: Operation): readonly Operation[] {
    return this.#otherUsers.get(callable) ?? [];
  }

  /** Returns the callable that `call` calls, when it is known and has a body. */
  calleeOf(call: Operation): Operation | undefined {
    const callee = CallOpInterface.of(call)?.callee;
    const target = callee instanceof SymbolRefAttr ? this.#symbols.lookupNearest(call, callee) : undefined;
    return target && isCallable(target) && callableRegion(target) ? target : undefined;
  }
}

/**
 * Visits the operation and what is nested in it as upstream searches for uses of symbols: a region as a whole, then what is nested in it, from the
 * last region to the first. The order of calls shows in the order of uses. Source: walkSymbolTable in mlir/lib/IR/SymbolTable.cpp.
 */
function* inSearchOrder(root: Operation): IterableIterator<Operation> {
  yield root;
  const pending = [...root.regions];
  for (let region = pending.pop(); region; region = pending.pop()) {
    for (const op of region.operations()) {
      yield op;
      pending.push(...op.regions);
    }
  }
}

/** Returns the terminators that return from a callable. */
export function returnsOf(callable: Operation): Operation[] {
  const blocks = callableRegion(callable)?.blocks ?? [];
  return blocks.flatMap(({ lastOp }) => (lastOp?.hasTrait('ReturnLike') ? [lastOp] : []));
}
