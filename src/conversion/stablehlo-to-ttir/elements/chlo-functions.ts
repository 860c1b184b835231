import { splatElements } from '../../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpConversionPattern } from '../../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import * as chlo from '../../../dialects/chlo/generated/chlo-ops.gen.ts';
import { buildElementwise, buildNumber } from '../../../dialects/ttir/build.ts';
import * as ttir from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { buildFloatFunction, type FloatFunctionName } from '../../front-end/elements/float-functions.ts';
import { buildNextAfter } from '../../front-end/elements/next-after.ts';
import { buildPairFunction, type PairFunction } from '../../front-end/elements/pair-function.ts';
import { buildPolygamma, buildZeta } from '../../front-end/elements/zeta.ts';
import { HloPattern } from '../hlo-pattern.ts';
import { type OpClass, SameOperands } from './same-operands.ts';

/** Patterns for functions of elements and constants of chlo. */

/** Converts a function that is made of others. */
class MadeFunction extends HloPattern<Operation> {
  constructor(
    override readonly root: OpClass,
    readonly made: FloatFunctionName,
  ) {
    super();
  }

  override convert(
    op: Operation,
    adaptor: Operation,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    return buildFloatFunction(this.made, rewriter, op.location, adaptor.operand(0), resultType.elementType);
  }
}

/** Converts a function of two operands of one shape that is made of others, in f32. */
class MadePairFunction extends HloPattern<Operation> {
  constructor(
    override readonly root: OpClass,
    readonly made: PairFunction,
  ) {
    super();
  }

  override convert(
    { location }: Operation,
    adaptor: Operation,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    return buildPairFunction(rewriter, location, this.made, [adaptor.operand(0), adaptor.operand(1)], resultType);
  }
}

class ConvertSquare extends HloPattern<chlo.SquareOp> {
  readonly root = chlo.SquareOp;

  override convert(
    op: chlo.SquareOp,
    adaptor: chlo.SquareOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const input = adaptor.operandValue;
    return buildElementwise(rewriter, op.location, ttir.MultiplyOp, [input, input], resultType);
  }
}

/** Converts the conjugate of real numbers, which are their own. */
class ConvertConj extends HloPattern<chlo.ConjOp> {
  readonly root = chlo.ConjOp;

  override convert(_: chlo.ConjOp, adaptor: chlo.ConjOp): Value {
    return adaptor.operandValue;
  }
}

/** Converts a comparison with an infinity, of the magnitude or of the number itself. */
class ConvertIsInfinite extends HloPattern<Operation> {
  constructor(
    override readonly root: OpClass,
    readonly infinity: number,
    readonly ofMagnitude = false,
  ) {
    super();
  }

  override convert(
    op: Operation,
    adaptor: Operation,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { location } = op;
    const input = adaptor.operand(0);
    const type = input.type as RankedTensorType;
    const number = this.ofMagnitude ? buildElementwise(rewriter, location, ttir.AbsOp, [input], type) : input;
    const infinity = buildNumber(rewriter, location, type.shape, type.elementType, this.infinity);
    return buildElementwise(rewriter, location, ttir.EqualOp, [number, infinity], resultType);
  }
}

class ConvertConstant extends HloPattern<chlo.ConstantOp> {
  readonly root = chlo.ConstantOp;

  override convert(
    op: chlo.ConstantOp,
    _: chlo.ConstantOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    return ttir.ConstantOp.build(rewriter, op.location, { value: op.value, resultType }).result();
  }
}

class ConvertConstantLike extends HloPattern<chlo.ConstantLikeOp> {
  readonly root = chlo.ConstantLikeOp;

  override convert(
    op: chlo.ConstantLikeOp,
    _: chlo.ConstantLikeOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const { value: number, location } = op;
    const isNumber = number instanceof FloatAttr || number instanceof IntegerAttr;
    if (!isNumber || number.type !== resultType.elementType) {
      return rewriter.notifyMatchFailure(op, 'the number is not of the element type');
    }
    return ttir.ConstantOp.build(rewriter, location, { value: splatElements(resultType, number), resultType }).result();
  }
}

/** Returns the patterns for functions of elements, and constants, of chlo. */
export function chloFunctionPatterns(): readonly OpConversionPattern[] {
  return [
    new SameOperands(chlo.ErfOp, ttir.ErfOp),
    new SameOperands(chlo.TanOp, ttir.TanOp),
    new MadeFunction(chlo.AcosOp, 'acos'),
    new MadeFunction(chlo.AcoshOp, 'acosh'),
    new MadeFunction(chlo.AsinOp, 'asin'),
    new MadeFunction(chlo.AsinhOp, 'asinh'),
    new MadeFunction(chlo.AtanOp, 'atan'),
    new MadeFunction(chlo.AtanhOp, 'atanh'),
    new MadeFunction(chlo.BesselI1eOp, 'bessel_i1e'),
    new MadeFunction(chlo.CoshOp, 'cosh'),
    new MadeFunction(chlo.DigammaOp, 'digamma'),
    new MadeFunction(chlo.ErfInvOp, 'erf_inv'),
    new MadeFunction(chlo.ErfcOp, 'erfc'),
    new MadeFunction(chlo.LgammaOp, 'lgamma'),
    new MadeFunction(chlo.SinhOp, 'sinh'),
    new MadePairFunction(chlo.NextAfterOp, buildNextAfter),
    new MadePairFunction(chlo.PolygammaOp, buildPolygamma),
    new MadePairFunction(chlo.ZetaOp, buildZeta),
    new ConvertSquare(),
    new ConvertConj(),
    new ConvertIsInfinite(chlo.IsInfOp, Infinity, true),
    new ConvertIsInfinite(chlo.IsNegInfOp, -Infinity),
    new ConvertIsInfinite(chlo.IsPosInfOp, Infinity),
    new ConvertConstant(),
    new ConvertConstantLike(),
  ];
}
