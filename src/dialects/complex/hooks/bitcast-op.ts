import { type FoldResult } from '../../../ir/op-info.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Type } from '../../../ir/type.ts';
import { ComplexType, FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { BitcastOp as ArithBitcastOp } from '../../arith/generated/arith-ops.gen.ts';
import { BitcastOp } from '../generated/complex-ops.gen.ts';

/** Source: mlir/lib/Dialect/Complex/IR/ComplexOps.cpp. */

const isComplex = (type: Type): type is ComplexType => type instanceof ComplexType;

/** Returns the bits that a value of the type takes; undefined of types without bits. */
function widthOf(type: Type): number | undefined {
  if (type instanceof IntegerType || type instanceof FloatType) return type.width;
  if (!isComplex(type)) return undefined;
  const width = widthOf(type.elementType);
  return width === undefined ? undefined : 2 * width;
}

const hasBits = (type: Type): boolean =>
  type instanceof IntegerType || type instanceof FloatType || type instanceof ComplexType;

/** Replaces `op` by the bits of `operand`; the operation of this dialect is for what is complex. */
function replaceByBits(rewriter: PatternRewriter, op: BitcastOp | ArithBitcastOp, operand: Value): LogicalResult {
  const { type } = op.result(0);
  const isOurs = isComplex(type) || isComplex(operand.type);
  const bits = isOurs
    ? BitcastOp.build(rewriter, op.location, { operand, resultType: type })
    : ArithBitcastOp.build(rewriter, op.location, { in: operand, outType: type });
  rewriter.replaceOp(op, bits.results);
  return true;
}

/** The bits of bits are those of the first. */
class MergeComplexBitcast extends OpRewritePattern<BitcastOp> {
  readonly root = BitcastOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: BitcastOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.operand(0).definingOp;
    if (!(inner instanceof BitcastOp) && !(inner instanceof ArithBitcastOp)) {
      return rewriter.notifyMatchFailure(op, 'not two casts in a row');
    }
    return replaceByBits(rewriter, op, inner.operand(0));
  }
}

/** The same where the second cast is one of arith. */
class MergeArithBitcast extends OpRewritePattern<ArithBitcastOp> {
  readonly root = ArithBitcastOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: ArithBitcastOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.operand(0).definingOp;
    if (!(inner instanceof BitcastOp)) return rewriter.notifyMatchFailure(op, 'not the bits of a complex number');
    return replaceByBits(rewriter, op, inner.operand(0));
  }
}

export const bitcastOp = {
  verify(op: BitcastOp): LogicalResult {
    const [from, to] = [op.operand(0).type, op.result(0).type];
    // Folding takes these away.
    if (from === to) return true;
    if (!hasBits(from)) return op.emitOpError('operand must be int/float/complex');
    if (!hasBits(to)) return op.emitOpError('result must be int/float/complex');
    if (isComplex(from) === isComplex(to)) {
      return op.emitOpError('requires that either input or output has a complex type');
    }
    return widthOf(from) === widthOf(to) || op.emitOpError('casting bitwidths do not match');
  },
  verifiesSignatureOnly: true,

  fold: (op: BitcastOp): FoldResult => (op.operand(0).type === op.result(0).type ? [op.operand(0)] : undefined),

  canonicalizationPatterns: (): readonly RewritePattern[] => [new MergeComplexBitcast(), new MergeArithBitcast()],
};
