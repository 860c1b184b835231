import { type OpBuilder } from '../../../../ir/builder.ts';
import { FloatType } from '../../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, likeWithElement } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { OpConversionPattern } from '../../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import * as arith from '../../generated/arith-ops.gen.ts';

type ScalingOp = arith.ScalingExtFOp | arith.ScalingTruncFOp;

/** The narrowest floats that a scale is taken from, in bits; all but the exponent is dropped. */
const narrowestScale = 16;

/** Returns the scale as f8E8M0FNU; undefined where it is a narrower float. */
function scaleOf(builder: OpBuilder, op: ScalingOp, scale: Value): Value | undefined {
  const element = elementTypeOrSelf(scale.type) as FloatType;
  if (element.kind === 'f8E8M0FNU') return scale;
  if (element.width < narrowestScale) return undefined;
  const outType = likeWithElement(scale.type, FloatType.get(op.context, 'f8E8M0FNU'));
  return arith.TruncFOp.build(builder, op.location, { in: scale, outType, fastmath: op.fastmath }).result();
}

class ExpandScalingExtension extends OpConversionPattern<arith.ScalingExtFOp> {
  readonly root = arith.ScalingExtFOp;

  matchAndRewrite(
    op: arith.ScalingExtFOp,
    adaptor: arith.ScalingExtFOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const { location, fastmath } = op;
    const scale = scaleOf(rewriter, op, adaptor.scale);
    if (!scale) return false;
    const extend = (value: Value): Value =>
      arith.ExtFOp.build(rewriter, location, { in: value, outType: op.result().type, fastmath }).result();
    const [rhs, lhs] = [extend(scale), extend(adaptor.in)];
    rewriter.replaceOp(op, arith.MulFOp.build(rewriter, location, { lhs, rhs, fastmath }).results);
    return true;
  }
}

class ExpandScalingTruncation extends OpConversionPattern<arith.ScalingTruncFOp> {
  readonly root = arith.ScalingTruncFOp;

  matchAndRewrite(
    op: arith.ScalingTruncFOp,
    adaptor: arith.ScalingTruncFOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const { location, fastmath, roundingmode } = op;
    const scale = scaleOf(rewriter, op, adaptor.scale);
    if (!scale) return false;
    const lhs = adaptor.in;
    const rhs = arith.ExtFOp.build(rewriter, location, { in: scale, outType: lhs.type, fastmath }).result();
    const quotient = arith.DivFOp.build(rewriter, location, { lhs, rhs, fastmath }).result();
    const args = { in: quotient, outType: op.result().type, roundingmode, fastmath };
    rewriter.replaceOp(op, arith.TruncFOp.build(rewriter, location, args).results);
    return true;
  }
}

/** Source: ScalingExtFOpConverter and ScalingTruncFOpConverter of mlir/lib/Dialect/Arith/Transforms/ExpandOps.cpp. */
export const scalingExpansions: readonly OpConversionPattern[] = [
  new ExpandScalingExtension(),
  new ExpandScalingTruncation(),
];
