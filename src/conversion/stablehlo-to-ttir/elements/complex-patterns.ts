import { type Operation } from '../../../ir/operation.ts';
import { ComplexType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ComplexOp, ImagOp, RealOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { buildConstant } from '../../../dialects/ttir/build.ts';
import { noComplexNumbers } from '../../front-end/refusal.ts';
import { HloPattern } from '../hlo-pattern.ts';

/** Takes away the complex numbers of which only the parts are taken that they were made of. */
export function resolveComplexNumbers(module: Operation): void {
  const made: ComplexOp[] = [];
  walkOps(module, ComplexOp, (op) => void made.push(op));
  for (const complex of made) {
    for (const op of [...complex.result().users()]) {
      if (!(op instanceof RealOp || op instanceof ImagOp)) continue;
      op.replaceAllUsesWith([op instanceof RealOp ? complex.lhs : complex.rhs]);
      op.erase();
    }
    if (complex.useEmpty) complex.erase();
  }
}

/** Converts a part of numbers that are real: themselves, or zeros. */
class ConvertPart extends HloPattern<RealOp | ImagOp> {
  constructor(override readonly root: typeof RealOp | typeof ImagOp) {
    super();
  }

  override matchAndRewrite(
    op: RealOp | ImagOp,
    adaptor: RealOp | ImagOp,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    if (elementTypeOrSelf(op.operandValue.type) instanceof ComplexType) {
      return rewriter.notifyMatchFailure(op, noComplexNumbers);
    }
    return super.matchAndRewrite(op, adaptor, rewriter);
  }

  override convert(
    op: RealOp | ImagOp,
    adaptor: RealOp | ImagOp,
    rewriter: ConversionPatternRewriter,
    { shape, elementType }: RankedTensorType,
  ): Value {
    if (op instanceof RealOp) return adaptor.operandValue;
    return buildConstant(rewriter, op.location, shape, elementType, [0]);
  }
}

/** Refuses complex numbers that more is done with than taking the parts that they were made of. */
class RefuseComplex extends OpConversionPattern<ComplexOp> {
  override readonly root = ComplexOp;

  override matchAndRewrite(op: ComplexOp, _adaptor: ComplexOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const names = new Set([...op.result().users()].map(({ name }) => `'${name}'`));
    return rewriter.notifyMatchFailure(op, `${noComplexNumbers}, which ${[...names].join(' and ')} would take`);
  }
}

/** Returns the patterns for complex numbers and their parts. */
export function complexPatterns(): readonly OpConversionPattern[] {
  return [new ConvertPart(RealOp), new ConvertPart(ImagOp), new RefuseComplex()];
}
