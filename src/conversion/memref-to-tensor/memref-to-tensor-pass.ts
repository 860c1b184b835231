import { type Operation } from '../../ir/operation.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { walk, walkOps } from '../../ir/walk.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';
import { GlobalOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { ConvertMemRefToTensorPassBase } from '../generated/conversion-passes.gen.ts';
import { makeValues } from './allocations-to-values.ts';
import { makeAffineExplicit } from './affine-to-scf.ts';
import { checkMemory } from './check-memory.ts';
import { KnownGlobals } from './known-globals.ts';
import { handlesMemory, isMemory } from './memory.ts';
import { rewriteFunction } from './rewrite-function.ts';
import { makeSequential } from './sequential-loops.ts';

/** `convert-memref-to-tensor`. */
export class ConvertMemRefToTensorPass extends ConvertMemRefToTensorPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const all: FuncOp[] = [];
    walkOps(module, FuncOp, (func) => void all.push(func));
    all.forEach(makeValues);
    const funcs = all.filter(hasMemory);
    for (const func of funcs) {
      if (!makeAffineExplicit(func)) return false;
      makeSequential(func);
    }
    const globals = new KnownGlobals();
    if (!funcs.every((func) => checkMemory(func, globals))) return false;
    if (!funcs.every((func) => rewriteFunction(func, globals))) return false;
    if (funcs.length > 0) eraseGlobals(module);
    return true;
  }
}

function hasMemory(func: FuncOp): boolean {
  if (func.body.firstBlock?.arguments.some(isMemory)) return true;
  return !walk(func, { before: (op) => (handlesMemory(op) ? 'interrupt' : 'advance') });
}

/** Nothing refers to globals any more. */
function eraseGlobals(module: Operation): void {
  const globals: GlobalOp[] = [];
  walkOps(module, GlobalOp, (global) => void globals.push(global));
  for (const global of globals) global.erase();
}
