import { type LogicalResult } from '../../../support/logical-result.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { RngDistribution } from '../../../dialects/stablehlo/generated/stablehlo-enums.gen.ts';
import { RngOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { buildConstant } from '../../../dialects/ttir/build.ts';
import { splatNumber } from '../../../dialects/stablehlo/splat-number.ts';

/** Why other random numbers are refused: those of integers and floats are made of random bits before. */
const noRandomNumbers = 'random numbers are integers or floats, in tensors of static shape';

/** Converts numbers between bounds that leave no choice, and normal ones without deviation. */
export class ConvertRng extends OpConversionPattern<RngOp> {
  readonly root = RngOp;

  override matchAndRewrite(op: RngOp, _: RngOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { type } = op.result();
    const number = onlyNumber(op);
    if (number === undefined || !(type instanceof RankedTensorType) || !type.hasStaticShape) {
      return rewriter.notifyMatchFailure(op, noRandomNumbers);
    }
    rewriter.replaceOp(op, [buildConstant(rewriter, op.location, type.shape, type.elementType, [number])]);
    return true;
  }
}

/** Returns the only number that can come out; undefined where there are several, or where bounds are computed. */
export function onlyNumber(op: RngOp): number | undefined {
  const [a, b] = [splatNumber(op.a), splatNumber(op.b)];
  if (a === undefined || b === undefined) return undefined;
  if (op.rngDistribution === RngDistribution.NORMAL) return b === 0 ? a : undefined;
  const { elementType } = op.a.type as RankedTensorType;
  // The upper bound is not among the numbers.
  const isNextInteger = elementType instanceof IntegerType && elementType.width > 1 && b === a + 1;
  return a === b || isNextInteger ? a : undefined;
}
