import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { AndIOp, CmpIOp, ExtSIOp, ExtUIOp, OrIOp, XOrIOp } from '../generated/arith-ops.gen.ts';
import { invertPredicate } from '../../../support/integer-predicates.ts';
import { isI1, scalarInteger } from './constants.ts';
import { matchedLocation } from './matched-location.ts';

/** Canonicalization of operations on bits. Source: ArithCanonicalization.td of mlir/lib/Dialect/Arith/IR. */

type BitOp = AndIOp | OrIOp | XOrIOp;
type BitClass = typeof AndIOp | typeof OrIOp | typeof XOrIOp;
type ExtensionClass = typeof ExtUIOp | typeof ExtSIOp;

/** Computes before both operands are widened in the same way, not after. */
class BitOpOfExtensions extends OpRewritePattern<BitOp> {
  readonly root: BitClass;
  readonly #extension: ExtensionClass;

  constructor(
    override readonly debugName: string,
    root: BitClass,
    extension: ExtensionClass,
  ) {
    super();
    this.root = root;
    this.#extension = extension;
  }

  matchAndRewrite(op: BitOp, rewriter: PatternRewriter): LogicalResult {
    const lhs = op.lhs.definingOp;
    const rhs = op.rhs.definingOp;
    const extension = this.#extension;
    if (!(lhs instanceof extension && rhs instanceof extension) || lhs.in.type !== rhs.in.type) {
      return rewriter.notifyMatchFailure(op, 'the operands are not widened alike');
    }
    const location = matchedLocation(op, lhs, rhs);
    const narrow = this.root.build(rewriter, location, { lhs: lhs.in, rhs: rhs.in });
    const { type } = op.result(0);
    rewriter.replaceOp(op, extension.build(rewriter, location, { in: narrow.result(0), outType: type }).results);
    return true;
  }
}

/** The complement of a comparison is the opposite comparison. */
class XOrINotCmpI extends OpRewritePattern<XOrIOp> {
  readonly root = XOrIOp;

  matchAndRewrite(op: XOrIOp, rewriter: PatternRewriter): LogicalResult {
    const comparison = op.lhs.definingOp;
    if (!(comparison instanceof CmpIOp) || !isI1(op.rhs.type) || scalarInteger(op.rhs) !== 1n) {
      return rewriter.notifyMatchFailure(op, 'not the complement of a comparison');
    }
    const { lhs, rhs } = comparison;
    const predicate = invertPredicate(comparison.predicate);
    const location = matchedLocation(op, comparison);
    const resultType = op.result(0).type;
    rewriter.replaceOp(op, CmpIOp.build(rewriter, location, { predicate, lhs, rhs, resultType }).results);
    return true;
  }
}

/** `name` is what MLIR's names of the patterns begin with. */
const ofExtensions = (name: string, root: BitClass): readonly RewritePattern[] => [
  new BitOpOfExtensions(`${name}OfExtUI`, root, ExtUIOp),
  new BitOpOfExtensions(`${name}OfExtSI`, root, ExtSIOp),
];

export const andIPatterns = (): readonly RewritePattern[] => ofExtensions('And', AndIOp);
export const orIPatterns = (): readonly RewritePattern[] => ofExtensions('Or', OrIOp);
export const xOrIPatterns = (): readonly RewritePattern[] => [...ofExtensions('XOrI', XOrIOp), new XOrINotCmpI()];
