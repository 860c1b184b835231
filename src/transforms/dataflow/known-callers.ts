import { type Operation } from '../../ir/operation.ts';
import { areNestedSymbolsHidden, isHiddenSymbol, symbolName } from '../../ir/symbol-table.ts';
import { areSymbolUsesKnown } from '../../ir/symbol-uses.ts';
import { walk } from '../../ir/walk.ts';
import { callableRegion, isCallable } from '../calls/call-graph.ts';
import { CallSites } from '../calls/call-sites.ts';

/** What calls of a program call, and which callables nothing else can call. */
export class KnownCallers {
  readonly #root: Operation;
  readonly #sites: CallSites;
  /** Whether the users of symbols can be told in all of the program, looked for when a callable asks. */
  #isUserOfSymbolsKnown: boolean | undefined;

  constructor(root: Operation) {
    this.#root = root;
    this.#sites = new CallSites(root);
  }

  /**
   * Returns the callable that `call` calls, when it is known, has a body and stands inside of what is analysed. As in mlir-opt no call is
   * followed when that is no symbol table, such as a function.
   */
  calleeOf(call: Operation): Operation | undefined {
    if (!this.#root.hasTrait('SymbolTable')) return undefined;
    const callee = this.#sites.calleeOf(call);
    return callee && this.#root.isProperAncestorOf(callee) ? callee : undefined;
  }

  /** Tells whether all calls of `callable` are in what is analysed. */
  areAllKnown(callable: Operation): boolean {
    if (!this.#root.hasTrait('SymbolTable')) return false;
    if (symbolName(callable) === undefined || !this.#sites.callsOf(callable)) return false;
    if (!isHiddenSymbol(callable, areNestedSymbolsHidden(callable.parentOp!, this.#root))) return false;
    return (this.#isUserOfSymbolsKnown ??= areUsersOfSymbolsKnown(this.#root));
  }
}

/**
 * Tells whether no symbol table in `root` that has callables holds an operation which may be a symbol table of its own: nobody knows what is
 * called there, so that mlir-opt takes no call of the program for known. Source: DeadCodeAnalysis::initializeSymbolCallables.
 */
function areUsersOfSymbolsKnown(root: Operation): boolean {
  return walk(root, {
    before(op) {
      const table = op.hasTrait('SymbolTable') ? op.regions[0] : undefined;
      const members = table?.firstBlock?.operations() ?? [];
      if (table && hasNamedCallable(members) && !areSymbolUsesKnown(table)) return 'interrupt';
    },
  });
}

function hasNamedCallable(ops: Iterable<Operation>): boolean {
  for (const op of ops) if (isCallable(op) && callableRegion(op) && symbolName(op) !== undefined) return true;
  return false;
}
