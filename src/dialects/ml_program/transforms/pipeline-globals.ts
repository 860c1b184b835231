import { type SymbolRefAttr } from '../../../ir/attributes/container-attributes.ts';
import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { GlobalLoadOp, GlobalStoreOp } from '../generated/ml_program-ops.gen.ts';
import { MLProgramPipelineGlobalsPassBase } from '../generated/ml_program-passes.gen.ts';
import { Accesses, CalledGlobals } from './called-globals.ts';

/**
 * `mlprogram-pipeline-globals`. Source: mlir/lib/Dialect/MLProgram/Transforms/PipelineGlobals.cpp. Differs: what calls in a region access counts for the operation with the region,
 * which upstream forgets, so that a load behind it may get what was there before.
 */
export class MLProgramPipelineGlobalsPass extends MLProgramPipelineGlobalsPassBase {
  override runOnOperation(module: Operation): void {
    const called = CalledGlobals.of(module);
    if (called) for (const op of unneededAccesses(module, called)) op.erase();
  }
}

/** What is known in an operation with regions, of the block that is visited and of all of them. */
class Scope {
  /** What the regions of the operation access. */
  readonly accesses = new Accesses();
  /** What variables hold at this place of the block. */
  readonly values = new Map<SymbolRefAttr, Value>();
  /** Stores in the block, since which nothing may have read the variable. */
  readonly stores = new Map<SymbolRefAttr, GlobalStoreOp>();
  #block: Block | null = null;

  /** Forgets what was known of the block before; nothing is known of what leads to a block. */
  enter(block: Block | null): void {
    if (block === this.#block) return;
    this.#block = block;
    this.values.clear();
    this.stores.clear();
  }

  /** Something at this place of the block accesses variables. */
  note(accesses: Accesses): void {
    this.accesses.add(accesses);
    for (const global of accesses.loads) this.stores.delete(global);
    for (const global of accesses.stores) {
      this.stores.delete(global);
      this.values.delete(global);
    }
  }
}

/** Gives the users of loads what variables are known to hold; returns the loads and stores that nothing needs. */
function unneededAccesses(module: Operation, called: CalledGlobals): Operation[] {
  const unneeded: Operation[] = [];
  const scopes = [new Scope()];
  const isAccess = (op: Operation): boolean => op instanceof GlobalLoadOp || op instanceof GlobalStoreOp;
  walk(module, {
    before: (op) => {
      const scope = scopes.at(-1)!;
      scope.enter(op.block);
      const accesses = called.accessesOf(op);
      if (op instanceof GlobalLoadOp) load(op, scope, unneeded);
      else if (op instanceof GlobalStoreOp) store(op, scope, unneeded);
      else if (accesses) scope.note(accesses);
      else scopes.push(new Scope());
      return 'advance';
    },
    after: (op) => {
      if (isAccess(op) || called.accessesOf(op)) return;
      const { accesses } = scopes.pop()!;
      scopes.at(-1)!.note(accesses);
    },
  });
  return unneeded;
}

function load(op: GlobalLoadOp, { accesses, values }: Scope, unneeded: Operation[]): void {
  const { global } = op;
  accesses.loads.add(global);
  const value = values.get(global);
  if (value) {
    op.replaceAllUsesWith([value]);
    unneeded.push(op);
  } else values.set(global, op.result(0));
}

function store(op: GlobalStoreOp, { accesses, values, stores }: Scope, unneeded: Operation[]): void {
  const { global, value } = op;
  accesses.stores.add(global);
  const overwritten = stores.get(global);
  if (overwritten) unneeded.push(overwritten);
  values.set(global, value);
  stores.set(global, op);
}
