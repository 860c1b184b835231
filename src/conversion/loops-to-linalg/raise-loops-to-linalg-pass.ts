import { type Operation } from '../../ir/operation.ts';
import { walk, walkOps } from '../../ir/walk.ts';
import { CopyBudget } from '../../rewrite/copy-budget.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { RaiseLoopsToLinalgPassBase } from '../generated/conversion-passes.gen.ts';
import { MemoryNames } from '../memref-to-tensor/memory-names.ts';
import { isLoop } from './loop-counters.ts';
import { findRaisableLoops } from './raisable-loops.ts';
import { raiseNest } from './raise-nest.ts';
import { raiseRecurrences } from './raise-recurrences.ts';
import { sinkScalars } from './sink-scalars.ts';
import { writeOut } from './write-out.ts';

/** `raise-loops-to-linalg`. */
export class RaiseLoopsToLinalgPass extends RaiseLoopsToLinalgPassBase {
  override runOnOperation(module: Operation): void {
    const funcs: FuncOp[] = [];
    walkOps(module, FuncOp, (func) => void funcs.push(func));
    const budget = new CopyBudget();
    for (const func of funcs) {
      sinkScalars(func);
      raiseLoops(func, budget);
    }
  }
}

/** Raises the outermost nests that can be. */
function raiseLoops(func: FuncOp, budget: CopyBudget): void {
  let names: MemoryNames | undefined;
  const raiseIn = (root: Operation): void => {
    const loops = findRaisableLoops(root);
    if (loops.size === 0) return;
    names ??= new MemoryNames(func);
    walk(root, {
      before(op) {
        if (!isLoop(op) || !loops.has(op)) return 'advance';
        if (raiseNest(op, names!) || raiseRecurrences(op, names!, budget)) return 'skip';
        const copies = writeOut(op, budget);
        for (const copy of copies ?? []) if (copy.regions.length > 0) raiseIn(copy);
        return copies ? 'skip' : 'advance';
      },
    });
  };
  raiseIn(func);
}
