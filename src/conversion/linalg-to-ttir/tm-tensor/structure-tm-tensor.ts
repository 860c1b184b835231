import { type Operation } from '../../../ir/operation.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { ScanOp, ScatterOp, SortOp } from '../../../dialects/tm_tensor/generated/tm_tensor-ops.gen.ts';
import { buildNarrowed } from './narrow-sorts.ts';
import { buildScan, buildScatter } from './structure-scans-and-scatters.ts';
import { buildSort } from './structure-sorts.ts';

/**
 * Makes structured operations of torch-mlir's scans, scatters and sorts of tensors of static shape: reductions that leave out what does not count for an element. Sorts of which only
 * a few elements are read become searches for these.
 */
export function structureTMTensor(module: Operation): void {
  const found: Operation[] = [];
  const find = (op: Operation): void => {
    const types = op.operands.map(({ type }) => type as RankedTensorType);
    if (types.every((type) => type.hasStaticShape && !type.shape.includes(0))) found.push(op);
  };
  walkOps(module, ScanOp, find);
  walkOps(module, ScatterOp, find);
  walkOps(module, SortOp, find);
  for (const op of found) {
    const results = buildResults(op);
    if (!results) continue;
    op.replaceAllUsesWith(results);
    op.erase();
  }
}

function buildResults(op: Operation): readonly Value[] | undefined {
  if (op instanceof ScanOp) return buildScan(op);
  if (op instanceof ScatterOp) return buildScatter(op);
  return buildNarrowed(op as SortOp) ?? buildSort(op as SortOp);
}
