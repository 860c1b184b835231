import { type SymbolRefAttr } from '../../../ir/attributes/container-attributes.ts';
import { CallOpInterface, FunctionOpInterface } from '../../../ir/interfaces/calls.ts';
import { type Operation } from '../../../ir/operation.ts';
import { SymbolTableCollection } from '../../../ir/symbol-table.ts';
import { Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { GlobalLoadOp, GlobalStoreOp } from '../generated/ml_program-ops.gen.ts';

/** The variables that something reads, and those that it writes. */
export class Accesses {
  readonly loads = new Set<SymbolRefAttr>();
  readonly stores = new Set<SymbolRefAttr>();

  add({ loads, stores }: Accesses): void {
    for (const global of loads) this.loads.add(global);
    for (const global of stores) this.stores.add(global);
  }
}

/** What calls read and write: what the functions do that they call, and those that these call. */
export class CalledGlobals {
  readonly #callees = new Map<Operation, Operation>();
  readonly #accesses = new Map<Operation, Accesses>();
  readonly #callers = new Map<Operation, Set<Operation>>();

  private constructor() {}

  /** Looks at all calls in a module; undefined where a value is called, which may be any function. */
  static of(module: Operation): CalledGlobals | undefined {
    const called = new CalledGlobals();
    const symbols = new SymbolTableCollection();
    const isKnown = walk(module, {
      before: (op) => {
        const callee = CallOpInterface.of(op)?.callee;
        if (callee instanceof Value) return 'interrupt';
        const target = callee && symbols.lookupNearest(op, callee);
        if (target) called.#addCall(op, target);
        return 'advance';
      },
    });
    if (!isKnown) return undefined;
    for (const callee of called.#callers.keys()) called.#addAccesses(callee);
    return called;
  }

  /** Returns what a call reads and writes; undefined for other operations. */
  accessesOf(call: Operation): Accesses | undefined {
    const callee = this.#callees.get(call);
    return callee && (this.#accesses.get(callee) ?? new Accesses());
  }

  #addCall(call: Operation, callee: Operation): void {
    this.#callees.set(call, callee);
    const callers = this.#callers.get(callee) ?? new Set();
    this.#callers.set(callee, callers);
    const caller = call.findParent((parent) => FunctionOpInterface.isImplementedBy(parent));
    if (caller) callers.add(caller);
  }

  /** Adds what a function reads and writes itself to it and to all that call it, at whatever distance. */
  #addAccesses(callee: Operation): void {
    const own = new Accesses();
    walk(callee, {
      before: (op) => {
        if (op instanceof GlobalLoadOp) own.loads.add(op.global);
        if (op instanceof GlobalStoreOp) own.stores.add(op.global);
        return 'advance';
      },
    });
    if (own.loads.size + own.stores.size === 0) return;
    const reached = new Set([callee]);
    for (const function_ of reached) {
      const accesses = this.#accesses.get(function_) ?? new Accesses();
      this.#accesses.set(function_, accesses);
      accesses.add(own);
      for (const caller of this.#callers.get(function_) ?? []) reached.add(caller);
    }
  }
}
