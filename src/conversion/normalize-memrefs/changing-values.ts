import { type Operation } from '../../ir/operation.ts';
import { usedSymbolNames } from '../../ir/symbol-uses.ts';
import { hasIdentityLayout } from '../../ir/types/memref-layout.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';
import { type OpResult, type Value } from '../../ir/value.ts';
import { walk, walkOps } from '../../ir/walk.ts';
import { CallOp, FuncOp, ReturnOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { AllocaOp, AllocOp, ReinterpretCastOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { callsOfFunctions } from '../buffer-results/call-sites.ts';
import { normalizedType } from './normalized-type.ts';
import { canUseOther } from './replace-memref.ts';

/** What is to be known of a function. */
export interface FunctionFacts {
  readonly func: FuncOp;
  readonly allocations: readonly (AllocOp | AllocaOp)[];
  readonly reinterpretations: readonly ReinterpretCastOp[];
  readonly calls: readonly CallOp[];
  readonly returns: readonly ReturnOp[];
}

/**
 * Finds the memory in functions whose layout goes. Source: mlir/lib/Dialect/MemRef/Transforms/NormalizeMemRefs.cpp. Differs: functions stay as they are where
 * types would not fit together, too: with several ways to return, or memory that comes from elsewhere.
 */
export class ChangingValues {
  readonly functions: readonly FunctionFacts[];
  /** Who calls functions, and what calls call. */
  readonly callers = new Map<FuncOp, CallOp[]>();
  readonly #callees = new Map<CallOp, FuncOp>();
  readonly #around = new Map<CallOp, FuncOp>();
  readonly #kept = new Set<FuncOp>();
  #changing = new Set<Value>();

  constructor(root: Operation) {
    const functions: FunctionFacts[] = [];
    walkOps(root, FuncOp, (func) => void functions.push(factsOf(func)));
    this.functions = functions;
    for (const { func, calls } of functions) for (const call of calls) this.#around.set(call, func);
    this.callers = callsOfFunctions(root);
    for (const [func, calls] of this.callers) for (const call of calls) this.#callees.set(call, func);
    const names = usedSymbolNames(root, (op) => op instanceof CallOp);
    for (const facts of functions) {
      if (names.has(facts.func.symName) || !areUsesKnown(facts)) this.#keep(facts.func);
    }
    for (let isDone = false; !isDone;) {
      this.#changing = this.#findChanging();
      const unfit = functions.filter((facts) => this.isNormalized(facts.func) && !this.#fits(facts));
      for (const { func } of unfit) this.#keep(func);
      isDone = unfit.length === 0;
    }
  }

  /** Tells whether memory in the function loses its layout. */
  isNormalized(func: FuncOp): boolean {
    return !this.#kept.has(func);
  }

  /** Tells whether the value is memory that loses its layout. */
  has(value: Value): boolean {
    return this.#changing.has(value);
  }

  /** Keeps a function as it is, and those that call it or that it calls. */
  #keep(func: FuncOp): void {
    const pending = [func];
    for (let next; (next = pending.pop());) {
      if (this.#kept.has(next)) continue;
      this.#kept.add(next);
      for (const call of this.callers.get(next) ?? []) {
        const caller = this.#around.get(call);
        if (caller) pending.push(caller);
      }
      walkOps(next, CallOp, (call) => {
        const callee = this.#callees.get(call);
        if (callee) pending.push(callee);
      });
    }
  }

  /** Allocations, memory that is taken for other memory, arguments and what is returned of these, by whatever way. */
  #findChanging(): Set<Value> {
    const changing = new Set<Value>();
    const pending: Value[] = [];
    const add = (value: Value): void => {
      if (changing.has(value) || !normalizedType(value.type)) return;
      changing.add(value);
      pending.push(value);
    };
    const addResults = (func: FuncOp, index: number): void => {
      for (const call of this.callers.get(func) ?? []) add(call.result(index));
    };
    for (const { func, allocations, reinterpretations } of this.functions) {
      if (!this.isNormalized(func)) continue;
      for (const allocation of allocations) add(allocation.result(0));
      for (const { results } of reinterpretations) if (canAllUseOther(results[0]!)) add(results[0]!);
      const entry = func.regions[0]!.firstBlock;
      for (const argument of entry?.arguments ?? []) add(argument);
      if (!entry) func.functionType.results.forEach((_, index) => addResults(func, index));
    }
    for (let value; (value = pending.pop());) {
      for (const op of new Set(value.users())) {
        const func = op instanceof ReturnOp ? op.parentOp : undefined;
        if (!(func instanceof FuncOp)) continue;
        op.operands.forEach((operand, index) => {
          if (operand === value) addResults(func, index);
        });
      }
    }
    return changing;
  }

  /** Tells whether types fit together when the layouts of what changes are gone. */
  #fits({ func, calls, returns }: FunctionFacts): boolean {
    const stays = (value: Value): boolean => normalizedType(value.type) !== undefined && !this.has(value);
    if (calls.some((call) => call.operands.some(stays) || !this.#around.has(call))) return false;
    const callers = this.callers.get(func) ?? [];
    if (callers.some((call) => !this.#around.has(call))) return false;
    return returns.every((op) =>
      op.operands.every((operand, i) => this.has(operand) === this.has(returns[0]!.operand(i))),
    );
  }
}

function factsOf(func: FuncOp): FunctionFacts {
  const [allocations, reinterpretations]: [(AllocOp | AllocaOp)[], ReinterpretCastOp[]] = [[], []];
  const [calls, returns]: [CallOp[], ReturnOp[]] = [[], []];
  walk(func, {
    before: (op) => {
      if (op !== func && op instanceof FuncOp) return 'skip';
      if (op instanceof AllocOp || op instanceof AllocaOp) allocations.push(op);
      else if (op instanceof ReinterpretCastOp) reinterpretations.push(op);
      else if (op instanceof CallOp) calls.push(op);
      else if (op instanceof ReturnOp) returns.push(op);
      return 'advance';
    },
  });
  return { func, allocations, reinterpretations, calls, returns };
}

/** Tells whether all uses of memory with a layout in the function can be changed. */
function areUsesKnown({ func, allocations, calls }: FunctionFacts): boolean {
  const entry = func.regions[0]!.firstBlock;
  const results = (ops: readonly Operation[]): OpResult[] => ops.flatMap((op) => [...op.results]);
  return [...(entry?.arguments ?? []), ...results(allocations), ...results(calls)].every((value) => {
    if (!(value.type instanceof MemRefType) || hasIdentityLayout(value.type)) return true;
    return canAllUseOther(value);
  });
}

const canAllUseOther = (value: Value): boolean => [...value.users()].every((op) => canUseOther(op, value));
