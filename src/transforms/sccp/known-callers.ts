import { type SymbolRefAttr } from '../../ir/attributes/container-attributes.ts';
import { CallOpInterface } from '../../ir/interfaces/calls.ts';
import { type Operation } from '../../ir/operation.ts';
import { symbolName, SymbolTableCollection, symbolVisibility } from '../../ir/symbol-table.ts';
import { ownSymbolUses } from '../../ir/symbol-uses.ts';
import { walk } from '../../ir/walk.ts';
import { isCallable } from '../inlining/call-graph.ts';

/** Which calls of a callable there are, and where it returns from. */
export class KnownCallers {
  /** Callables that only calls in this program refer to. */
  readonly #closed = new Set<Operation>();
  readonly #symbols = new SymbolTableCollection();
  readonly #calls = new Map<Operation, Set<Operation>>();
  readonly #returns = new Map<Operation, Set<Operation>>();

  constructor(root: Operation) {
    const isWholeProgram = root.block === null;
    walk(root, {
      before: (op) => {
        if (!isCallable(op) || symbolName(op) === undefined) return;
        const visibility = symbolVisibility(op);
        const isOnTop = isWholeProgram && op.parentOp === root;
        if (visibility === 'private' || (visibility === 'nested' && isOnTop)) this.#closed.add(op);
      },
    });
    walk(root, { before: (op) => this.#open(op) });
  }

  /** Returns the callable that `symbol` names when it is used at `user`. */
  callableOf(symbol: SymbolRefAttr, user: Operation): Operation | undefined {
    const op = this.#symbols.lookupNearest(user, symbol);
    return op && isCallable(op) ? op : undefined;
  }

  /** Tells whether all calls of `callable` are in the program. */
  areAllKnown(callable: Operation): boolean {
    return this.#closed.has(callable);
  }

  /** Notes a call, and returns the terminators that are known to return from the callable. */
  addCall(callable: Operation, call: Operation): Iterable<Operation> {
    entry(this.#calls, callable).add(call);
    return entry(this.#returns, callable);
  }

  /** Notes that control returns from the callable at `terminator`, and returns the calls that are known. */
  addReturn(callable: Operation, terminator: Operation): Iterable<Operation> {
    entry(this.#returns, callable).add(terminator);
    return entry(this.#calls, callable);
  }

  /** What refers to a callable otherwise than by calling it may call it anywhere. */
  #open(user: Operation): void {
    const callee = CallOpInterface.of(user)?.callee;
    for (const symbol of ownSymbolUses(user)) {
      const target = symbol === callee ? undefined : this.callableOf(symbol, user);
      if (target) this.#closed.delete(target);
    }
  }
}

function entry(map: Map<Operation, Set<Operation>>, key: Operation): Set<Operation> {
  let set = map.get(key);
  if (!set) map.set(key, (set = new Set()));
  return set;
}
