import { type Operation } from '../../ir/operation.ts';
import { walk, walkOps } from '../../ir/walk.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { RaiseLoopsToLinalgPassBase } from '../generated/conversion-passes.gen.ts';
import { MemoryNames } from '../memref-to-tensor/memory-names.ts';
import { isLoop } from './loop-counters.ts';
import { findRaisableLoops } from './raisable-loops.ts';
import { raiseNest } from './raise-nest.ts';

/** `raise-loops-to-linalg`. */
export class RaiseLoopsToLinalgPass extends RaiseLoopsToLinalgPassBase {
  override runOnOperation(module: Operation): void {
    const funcs: FuncOp[] = [];
    walkOps(module, FuncOp, (func) => void funcs.push(func));
    for (const func of funcs) raiseLoops(func);
  }
}

/** Raises the outermost nests that can be. */
function raiseLoops(func: FuncOp): void {
  const loops = findRaisableLoops(func);
  if (loops.size === 0) return;
  const names = new MemoryNames(func);
  walk(func, {
    before: (op) => (isLoop(op) && loops.has(op) && raiseNest(op, names) ? 'skip' : 'advance'),
  });
}
