import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { NegFOp } from '../../arith/generated/arith-ops.gen.ts';
import { complexParts } from '../constant-value.ts';
import { CreateOp, ImOp, NegOp, ReOp } from '../generated/complex-ops.gen.ts';
import { opClassName } from '../../../rewrite/pattern-names.ts';

/** Numbers and their parts. Source: mlir/lib/Dialect/Complex/IR/ComplexOps.cpp. */

type PartOp = ReOp | ImOp;

const places = { real: 0, imaginary: 1 } as const;

/** A part of a number that was made of parts and negated is that part negated. */
class FoldComponentNeg extends OpRewritePattern<PartOp> {
  readonly root: typeof ReOp | typeof ImOp;
  readonly #place: 0 | 1;
  override readonly debugName: string;

  constructor(root: typeof ReOp | typeof ImOp, place: 0 | 1) {
    super();
    this.root = root;
    this.#place = place;
    this.debugName = `FoldComponentNeg<${opClassName(root)}, ${place}>`;
  }

  matchAndRewrite(op: PartOp, rewriter: PatternRewriter): LogicalResult {
    const negation = op.complex.definingOp;
    if (!(negation instanceof NegOp)) return rewriter.notifyMatchFailure(op, 'not a negated number');
    const number = negation.complex.definingOp;
    if (!(number instanceof CreateOp)) return rewriter.notifyMatchFailure(op, 'not made of parts');
    const negated = NegFOp.build(rewriter, op.location, { operand: number.operand(this.#place) });
    rewriter.replaceOp(op, negated.results);
    return true;
  }
}

const partOp = (root: typeof ReOp | typeof ImOp, place: 0 | 1) => ({
  fold(op: PartOp, [complex]: readonly (Attribute | undefined)[]): FoldResult {
    const parts = complexParts(complex);
    if (parts) return [parts[place]];
    const number = op.complex.definingOp;
    return number instanceof CreateOp ? [number.operand(place)] : undefined;
  },
  canonicalizationPatterns: (): readonly RewritePattern[] => [new FoldComponentNeg(root, place)],
});

export const partOps = {
  /** Of the parts of one number, that number. */
  CreateOp: {
    fold(op: CreateOp): FoldResult {
      const [real, imaginary] = [op.real.definingOp, op.imaginary.definingOp];
      const isWhole = real instanceof ReOp && imaginary instanceof ImOp && real.complex === imaginary.complex;
      return isWhole ? [real.complex] : undefined;
    },
  },
  ReOp: partOp(ReOp, places.real),
  ImOp: partOp(ImOp, places.imaginary),
};
