import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type AddFOp, AddIOp } from '../../arith/generated/arith-ops.gen.ts';
import { ContractionOp } from '../generated/vector-ops.gen.ts';
import { maskOpOf } from '../masked-op.ts';

/** Which operand of a contraction is added to. */
const accumulator = 2;

/**
 * A summand of a contraction on top of zero is its accumulator. Source: CanonicalizeContractAdd of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. Differs: the contraction must make
 * sums; and where the zero is a factor as well, it stays one.
 */
export class CanonicalizeContractAdd extends OpRewritePattern<AddIOp | AddFOp> {
  override readonly debugNamespace = '';
  override readonly debugName: string;
  readonly root: typeof AddIOp | typeof AddFOp;

  constructor(root: typeof AddIOp | typeof AddFOp) {
    super();
    this.root = root;
    this.debugName = `CanonicalizeContractAdd<mlir::arith::${root === AddIOp ? 'AddIOp' : 'AddFOp'}>`;
  }

  matchAndRewrite(op: AddIOp | AddFOp, rewriter: PatternRewriter): LogicalResult {
    const { lhs, rhs } = op;
    return this.#replace(op, lhs, rhs, rewriter) || this.#replace(op, rhs, lhs, rewriter);
  }

  #replace(op: AddIOp | AddFOp, sum: Value, summand: Value, rewriter: PatternRewriter): LogicalResult {
    const maker = sum.definingOp;
    if (!(maker instanceof ContractionOp) || maskOpOf(maker) || maker.kind !== 'add' || !isZero(maker.acc)) {
      return rewriter.notifyMatchFailure(op, 'not a sum on top of zero');
    }
    const contraction = rewriter.clone(maker) as ContractionOp;
    rewriter.modifyOpInPlace(contraction, () => contraction.setOperand(accumulator, summand));
    rewriter.replaceOp(op, contraction.results);
    return true;
  }
}

/** Tells whether the value is a zero that is not negative, or consists of such. */
function isZero(value: Value): boolean {
  const constant = matchConstant(value);
  const element = constant instanceof DenseElementsAttr && constant.isSplat ? constant.attributeAt(0) : constant;
  if (element instanceof IntegerAttr) return element.value === 0n;
  return element instanceof FloatAttr && element.bits === 0n;
}
