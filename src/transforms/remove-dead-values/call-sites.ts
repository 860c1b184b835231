import { SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { CallOpInterface } from '../../ir/interfaces/calls.ts';
import { type Operation } from '../../ir/operation.ts';
import { symbolName, SymbolTableCollection, symbolVisibility } from '../../ir/symbol-table.ts';
import { ownSymbolUses } from '../../ir/symbol-uses.ts';
import { walk } from '../../ir/walk.ts';
import { callableRegion, isCallable } from '../inlining/call-graph.ts';

/** Who calls what in a program. */
export class CallSites {
  readonly #symbols = new SymbolTableCollection();
  readonly #calls = new Map<Operation, Operation[]>();
  /** Callables that something other than a call refers to. */
  readonly #taken = new Set<Operation>();

  constructor(root: Operation) {
    walk(root, {
      before: (op) => {
        const callee = CallOpInterface.of(op)?.callee;
        for (const symbol of ownSymbolUses(op)) {
          const target = this.#symbols.lookupNearest(op, symbol);
          if (!target || !isCallable(target)) continue;
          if (symbol !== callee) this.#taken.add(target);
          else if (!this.#calls.has(target)) this.#calls.set(target, [op]);
          else this.#calls.get(target)!.push(op);
        }
      },
    });
  }

  /** Returns all calls of a callable that is private, has a body, and is not used otherwise; undefined for any other. */
  allCallsOf(callable: Operation): readonly Operation[] | undefined {
    const isKnown =
      symbolName(callable) !== undefined &&
      symbolVisibility(callable) === 'private' &&
      !this.#taken.has(callable) &&
      callableRegion(callable) !== undefined;
    return isKnown ? (this.#calls.get(callable) ?? []) : undefined;
  }

  /** Returns the callable that `call` calls, when it is known and has a body. */
  calleeOf(call: Operation): Operation | undefined {
    const callee = CallOpInterface.of(call)?.callee;
    const target = callee instanceof SymbolRefAttr ? this.#symbols.lookupNearest(call, callee) : undefined;
    return target && isCallable(target) && callableRegion(target) ? target : undefined;
  }
}

/** Returns the terminators that return from a callable. */
export function returnsOf(callable: Operation): Operation[] {
  const blocks = callableRegion(callable)?.blocks ?? [];
  return blocks.flatMap(({ lastOp }) => (lastOp?.hasTrait('ReturnLike') ? [lastOp] : []));
}
