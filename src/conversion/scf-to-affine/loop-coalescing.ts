import { coalesceLoops } from '../../dialects/affine/coalesce-loops.ts';
import { ForOp as AffineForOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { LoopCoalescingBase } from '../../dialects/affine/generated/affine-passes.gen.ts';
import { ForOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { perfectNests } from '../../rewrite/perfect-nest.ts';
import { coalesceScfLoops } from './coalesce-scf-loops.ts';
import { type BandRules, coalesceBands } from './loop-bands.ts';

/** `affine-loop-coalescing`. Source: mlir/lib/Dialect/Affine/Transforms/LoopCoalescing.cpp. */
export class LoopCoalescing extends LoopCoalescingBase {
  override runOnOperation(root: Operation): void {
    for (const nest of perfectNests(root, AffineForOp)) coalesceBands(nest, affineRules);
    for (const nest of perfectNests(root, ForOp)) coalesceBands(nest, scfRules);
  }
}

const affineRules: BandRules<AffineForOp> = {
  controls: (loop) => loop.operands,
  isChained: () => true,
  coalesce: coalesceLoops,
};

const scfRules: BandRules<ForOp> = {
  controls: ({ lowerBound, upperBound, step }) => [lowerBound, upperBound, step],
  isChained: (outer, inner) => {
    const body = outer.region.firstBlock!;
    return sameValues(body.arguments.slice(1), inner.initArgs) && sameValues(body.lastOp!.operands, inner.results);
  },
  coalesce: coalesceScfLoops,
};

const sameValues = (a: readonly Value[], b: readonly Value[]): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);
