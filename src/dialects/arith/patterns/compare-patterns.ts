import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CmpIOp, ExtSIOp, ExtUIOp } from '../generated/arith-ops.gen.ts';
import { matchedLocation } from './matched-location.ts';

/** Canonicalization of comparisons. Source: ArithCanonicalization.td of mlir/lib/Dialect/Arith/IR. */

/** What is equal before both operands are widened in the same way is so after, and the reverse. */
class CmpIOfExtensions extends OpRewritePattern<CmpIOp> {
  readonly root = CmpIOp;
  readonly #extension: typeof ExtUIOp | typeof ExtSIOp;

  constructor(
    override readonly debugName: string,
    extension: typeof ExtUIOp | typeof ExtSIOp,
  ) {
    super();
    this.#extension = extension;
  }

  matchAndRewrite(op: CmpIOp, rewriter: PatternRewriter): LogicalResult {
    const { predicate } = op;
    const lhs = op.lhs.definingOp;
    const rhs = op.rhs.definingOp;
    const extension = this.#extension;
    if (predicate !== 'eq' && predicate !== 'ne') return rewriter.notifyMatchFailure(op, 'equality is not asked for');
    if (!(lhs instanceof extension && rhs instanceof extension) || lhs.in.type !== rhs.in.type) {
      return rewriter.notifyMatchFailure(op, 'the operands are not widened alike');
    }
    const args = { predicate, lhs: lhs.in, rhs: rhs.in, resultType: op.result(0).type };
    rewriter.replaceOp(op, CmpIOp.build(rewriter, matchedLocation(op, lhs, rhs), args).results);
    return true;
  }
}

export const cmpIPatterns = (): readonly RewritePattern[] => [
  new CmpIOfExtensions('CmpIExtSI', ExtSIOp),
  new CmpIOfExtensions('CmpIExtUI', ExtUIOp),
];
