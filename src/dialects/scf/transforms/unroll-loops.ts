import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { IRMapping } from '../../../ir/clone.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type IndexType, type IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { rewriteGreedily } from '../../../rewrite/greedy-driver.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { canonicalizationPatterns } from '../../../transforms/canonicalize.ts';
import { ConstantOp } from '../../arith/generated/arith-ops.gen.ts';
import { ForOp } from '../generated/scf-ops.gen.ts';
import { SCFUnrollLoopsPassBase } from '../generated/scf-passes.gen.ts';
import { constantInteger, constantTripCount } from '../patterns/trip-count.ts';

/** How many operations one run adds at most, however loops are nested. */
const maxCopies = 1 << 17;

/** Puts copies of the body in the place of a loop of which it is known how often it runs. */
class UnrollFor extends OpRewritePattern<ForOp> {
  readonly root = ForOp;
  #copies = 0;

  constructor(readonly maxIterations: number) {
    super();
  }

  matchAndRewrite(op: ForOp, rewriter: PatternRewriter): LogicalResult {
    const { lowerBound, upperBound, step, unsignedCmp, location } = op;
    const tripCount = constantTripCount(lowerBound, upperBound, step, !unsignedCmp);
    const [first, by] = [constantInteger(lowerBound, !unsignedCmp), constantInteger(step, !unsignedCmp)];
    if (tripCount === undefined || first === undefined || by === undefined) {
      return rewriter.notifyMatchFailure(op, 'the number of iterations is not known');
    }
    if (tripCount > BigInt(this.maxIterations)) {
      return rewriter.notifyMatchFailure(op, 'the loop runs too often');
    }
    const block = op.region.firstBlock!;
    const copies = Number(tripCount) * sizeOf(op);
    if (this.#copies + copies > maxCopies) return rewriter.notifyMatchFailure(op, 'the program gets too large');
    this.#copies += copies;
    const type = lowerBound.type as IndexType | IntegerType;
    let carried: readonly Value[] = op.initArgs;
    for (let i = 0n; i < tripCount; i++) {
      const value = IntegerAttr.get(type, first + i * by);
      const iteration = ConstantOp.build(rewriter, location, { value, resultType: type }).result();
      const mapping = new IRMapping();
      [iteration, ...carried].forEach((stand, place) => mapping.map(block.arguments[place]!, stand));
      for (const nested of block.operations()) {
        if (nested !== block.lastOp) rewriter.clone(nested, mapping);
      }
      carried = block.lastOp!.operands.map((yielded) => mapping.lookup(yielded));
    }
    rewriter.replaceOp(op, carried);
    return true;
  }
}

/** `scf-unroll-loops`. */
export class SCFUnrollLoopsPass extends SCFUnrollLoopsPassBase {
  override runOnOperation(module: Operation): void {
    const hasControlFlow = !walk(module, {
      before: ({ dialectNamespace }) => (dialectNamespace === 'scf' ? 'interrupt' : 'advance'),
    });
    if (!hasControlFlow) return;
    const patterns = canonicalizationPatterns(module.context);
    rewriteGreedily(module, [...patterns, new UnrollFor(this.options.maxIterations)]);
  }
}

/** Returns how many operations there are in a loop. */
function sizeOf(loop: Operation): number {
  let size = 0;
  walk(loop, { before: () => void size++ });
  return size;
}
