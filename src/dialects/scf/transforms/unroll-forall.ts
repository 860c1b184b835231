import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { Value } from '../../../ir/value.ts';
import { knownIndex, type MixedIndex } from '../../../rewrite/mixed-indices.ts';
import { mixedSlice } from '../../../rewrite/mixed-slice.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { product } from '../../../support/math.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import { ParallelInsertSliceOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { buildInsertSlice } from '../../tensor/slices.ts';
import { ForallOp } from '../generated/scf-ops.gen.ts';
import { controlsOf } from '../patterns/forall-controls.ts';
import { copyOperations, UnrollPattern } from './unrolled-copies.ts';

/** Returns the numbers that the iterations of each loop have; undefined where they are not known, or there are more than `limit` iterations of all. */
function iterationNumbers(op: ForallOp, limit: number): number[][] | undefined {
  const { lower, upper, step } = controlsOf(op);
  const counts: { readonly first: number; readonly by: number; readonly count: number }[] = [];
  for (const [loop, each] of lower.entries()) {
    const [first, end, by] = [each, upper[loop]!, step[loop]!].map(knownIndex);
    if (first === undefined || end === undefined || by === undefined || by <= 0) return undefined;
    counts.push({ first, by, count: Math.max(Math.ceil((end - first) / by), 0) });
  }
  if (product(counts.map(({ count }) => count)) > limit) return undefined;
  return counts.map(({ first, by, count }) => Array.from({ length: count }, (_, i) => first + i * by));
}

/** Puts copies of the body in the place of a parallel loop of which it is known how often it runs; what an iteration inserts is inserted into what those before have made. */
export class UnrollForall extends UnrollPattern<ForallOp> {
  readonly root = ForallOp;

  matchAndRewrite(op: ForallOp, rewriter: PatternRewriter): LogicalResult {
    const numbers = iterationNumbers(op, this.maxIterations);
    if (!numbers) return rewriter.notifyMatchFailure(op, 'the number of iterations is not known, or too large');
    const body = op.region.firstBlock!;
    const insertions = [...body.lastOp!.regions[0]!.firstBlock!.operations()];
    if (!insertions.every((insertion) => insertion instanceof ParallelInsertSliceOp)) {
      return rewriter.notifyMatchFailure(op, 'iterations do more than insert');
    }
    const indices = numbers.reduce<number[][]>((before, own) => before.flatMap((index) => own.map((i) => [...index, i])), [[]]); // prettier-ignore
    if (!this.addCopies(op, indices.length, rewriter)) return false;
    const results = [...op.outputs];
    for (const index of indices) {
      // What an iteration reads is what was there before all of them.
      const stands = [...index.map((i) => buildIndexConstant(rewriter, op.location, i)), ...op.outputs];
      const mapping = copyOperations(rewriter, body, stands);
      const copied = (part: MixedIndex): MixedIndex => (part instanceof Value ? mapping.lookup(part) : part);
      for (const insertion of insertions) {
        const { offsets, sizes, strides } = mixedSlice(insertion);
        const place = body.arguments.indexOf(insertion.dest as never) - index.length;
        const slice = { offsets: offsets.map(copied), sizes: sizes.map(copied), strides: strides.map(copied) };
        results[place] = buildInsertSlice(rewriter, op.location, mapping.lookup(insertion.source), results[place]!, slice); // prettier-ignore
      }
    }
    rewriter.replaceOp(op, results);
    return true;
  }
}
