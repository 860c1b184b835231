import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type CmpFPredicate, type CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import * as math from '../../dialects/math/generated/math-ops.gen.ts';
import { NanPropagationMode, RoundingMode } from '../../dialects/tosa/generated/tosa-enums.gen.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { constantZeroPoint } from '../../dialects/tosa/zero-points.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { floatAttr, floatValue } from '../../ir/attributes/float-values.ts';
import { type Operation } from '../../ir/operation.ts';
import { type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, intOrFloatBitWidth, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { castElement } from './cast-element.ts';

/**
 * Makes what `op` computes of one element of each operand; `result` is the type of the element that comes of it. Returns undefined where nothing computes it, whatever was made.
 * Source: createLinalgBodyCalculationForElementwiseOp of mlir/lib/Conversion/TosaToLinalg/TosaToLinalg.cpp.
 */
export type ElementwiseBody<T extends Operation = Operation> = (
  op: T,
  elements: readonly Value[],
  result: Type,
  rewriter: PatternRewriter,
) => Value | undefined;

type Kind = 'float' | 'integer' | undefined;

/** Tells what the elements of a tensor are, before the sign of integers is taken. */
const kindOf = ({ type }: Value): Kind => {
  const element = elementTypeOrSelf(type);
  return element instanceof FloatType ? 'float' : element instanceof IntegerType ? 'integer' : undefined;
};

const builderFor = (op: Operation, rewriter: PatternRewriter): ArithBuilder => new ArithBuilder(rewriter, op.location);

/** Applies one operation to `count` elements, another for floats than for integers. */
const apply =
  (count: 1 | 2, floats: OpClass | undefined, integers?: OpClass): ElementwiseBody =>
  (op, elements, _result, rewriter) => {
    const kind = kindOf(op.operand(0));
    const opClass = kind === 'float' ? floats : kind && integers;
    return opClass && builderFor(op, rewriter).apply(opClass, ...elements.slice(0, count));
  };

const compare =
  (floats: CmpFPredicate, integers: CmpIPredicate): ElementwiseBody =>
  (op, [lhs, rhs], _result, rewriter) => {
    const build = builderFor(op, rewriter);
    const kind = kindOf(op.operand(0));
    if (kind === 'float') return build.compareFloats(floats, lhs!, rhs!);
    return kind && build.compareIntegers(integers, lhs!, rhs!);
  };

/** An operand that is no number gives way to the other one where that is asked for. */
const extreme =
  (floats: OpClass, integers: OpClass): ElementwiseBody<tosa.MaximumOp | tosa.MinimumOp> =>
  (op, [lhs, rhs], _result, rewriter) => {
    const build = builderFor(op, rewriter);
    const kind = kindOf(op.input1);
    if (!kind) return undefined;
    const result = build.apply(kind === 'float' ? floats : integers, lhs!, rhs!);
    if (kind === 'integer' || op.nanMode === NanPropagationMode.PROPAGATE) return result;
    const isLhsNaN = build.compareFloats('uno', lhs!, lhs!);
    const isRhsNaN = build.compareFloats('uno', rhs!, rhs!);
    return build.select(isRhsNaN, lhs!, build.select(isLhsNaN, rhs!, result));
  };

const abs: ElementwiseBody = (op, [x], _result, rewriter) => {
  const build = builderFor(op, rewriter);
  const element = elementTypeOrSelf(op.operand(0).type);
  if (element instanceof FloatType) return build.apply(math.AbsFOp, x!);
  if (!(element instanceof IntegerType)) return undefined;
  const zero = build.number(element, 0);
  return build.apply(arith.MaxSIOp, x!, build.apply(arith.SubIOp, zero, x!));
};

/** Computes with a constant of the element type, the first operand or the second. */
const withNumber =
  (type: typeof FloatType | typeof IntegerType, opClass: OpClass, number: number, isFirst: boolean): ElementwiseBody =>
  (op, [x], _result, rewriter) => {
    const element = elementTypeOrSelf(op.operand(0).type);
    if (!(element instanceof type)) return undefined;
    const build = builderFor(op, rewriter);
    const constant = build.number(element, number);
    return isFirst ? build.apply(opClass, constant, x!) : build.apply(opClass, x!, constant);
  };

const sigmoid: ElementwiseBody = (op, [x], _result, rewriter) => {
  const element = elementTypeOrSelf(op.operand(0).type);
  if (!(element instanceof FloatType)) return undefined;
  const build = builderFor(op, rewriter);
  const one = build.number(element, 1);
  const exponential = build.apply(math.ExpOp, build.apply(arith.NegFOp, x!));
  return build.apply(arith.DivFOp, one, build.apply(arith.AddFOp, exponential, one));
};

const multiply: ElementwiseBody<tosa.MulOp> = (op, elements, result, rewriter) => {
  let [a, b] = elements as [Value, Value];
  const constant = matchConstant(op.shift);
  const shift = constant instanceof DenseElementsAttr ? constant.numberAt(0) : undefined;
  const build = builderFor(op, rewriter);
  const kind = kindOf(op.input1);
  if (kind === 'float') return (shift ?? 0) === 0 ? build.apply(arith.MulFOp, a, b) : undefined;
  if (!kind) return undefined;
  const extend = (value: Value, type: Type): Value =>
    value.type === type ? value : build.cast(arith.ExtSIOp, value, type);
  if (shift === undefined || shift > 0) {
    const { context, location } = op;
    const i32 = IntegerType.get(context, 32);
    const amount = shift === undefined ? elements[2]! : build.number(IntegerType.get(context, 8), shift);
    [a, b] = [extend(a, i32), extend(b, i32)];
    const scale = { value: a, multiplier: b, shift: amount, roundingMode: RoundingMode.SINGLE_ROUND, outputType: i32 };
    return tosa.ApplyScaleOp.build(rewriter, location, scale).result();
  }
  const width = intOrFloatBitWidth(result)!;
  if (intOrFloatBitWidth(a.type)! < width) a = extend(a, result);
  if (intOrFloatBitWidth(b.type)! < width) b = extend(b, result);
  return build.apply(arith.MulIOp, a, b);
};

/** The narrowest of some widths that holds what zero points and inputs may sum up to. */
function widthFor(inputWidth: number, zeroPoint: number): number {
  const greatest = 2 ** (inputWidth - 1) - 1 + Math.abs(zeroPoint) + 1;
  return [16, 32].find((width) => greatest <= 2 ** (width - 1) - 1) ?? 64;
}

const negate: ElementwiseBody<tosa.NegateOp> = (op, elements, _result, rewriter) => {
  const build = builderFor(op, rewriter);
  const x = elements[0]!;
  const element = elementTypeOrSelf(op.input1.type);
  if (element instanceof FloatType) return build.apply(arith.NegFOp, x);
  if (!(element instanceof IntegerType)) return undefined;
  const { context } = op;
  const [inputZp, outputZp] = [op.input1Zp, op.outputZp].map((zeroPoint) => constantZeroPoint(zeroPoint, true));
  let wide = IntegerType.get(context, 64);
  let zeroPoint: Value;
  if (inputZp !== undefined && outputZp !== undefined) {
    wide = IntegerType.get(context, widthFor(element.width, inputZp + outputZp));
    zeroPoint = build.number(wide, inputZp + outputZp);
  } else {
    const [first, second] = [elements[1]!, elements[2]!].map((value) => build.cast(arith.ExtSIOp, value, wide));
    zeroPoint = build.apply(arith.AddIOp, first!, second!);
  }
  const difference = build.apply(arith.SubIOp, zeroPoint, build.cast(arith.ExtSIOp, x, wide));
  const half = 1n << BigInt(element.width - 1);
  const [least, greatest] = [build.number(wide, -half), build.number(wide, half - 1n)];
  return build.cast(arith.TruncIOp, build.clampInteger(difference, least, greatest), element);
};

const shiftRight: ElementwiseBody<tosa.ArithmeticRightShiftOp> = (op, [x, amount], _result, rewriter) => {
  const element = elementTypeOrSelf(op.input1.type);
  if (!(element instanceof IntegerType)) return undefined;
  const build = builderFor(op, rewriter);
  const shifted = build.apply(arith.ShRSIOp, x!, amount!);
  if (!op.round) return shifted;
  const i1 = IntegerType.get(op.context, 1);
  const one = build.number(element, 1);
  const zero = build.number(element, 0);
  const isFalse = build.number(i1, 0);
  const isOne = build.number(i1, 1);
  const isShifted = build.compareIntegers('sgt', amount!, zero);
  const before = build.apply(arith.ShRSIOp, x!, build.apply(arith.SubIOp, amount!, one));
  const isOdd = build.apply(arith.AndIOp, build.cast(arith.TruncIOp, before, i1), isOne);
  const rounds = build.select(isShifted, isOdd, isFalse);
  return build.apply(arith.AddIOp, shifted, build.cast(arith.ExtUIOp, rounds, shifted.type));
};

const select: ElementwiseBody<tosa.SelectOp> = (op, [condition, x, y], _result, rewriter) =>
  kindOf(op.input2) && builderFor(op, rewriter).select(condition!, x!, y!);

const clamp: ElementwiseBody<tosa.ClampOp> = (op, [x], _result, rewriter) => {
  const { minVal, maxVal } = op;
  const build = builderFor(op, rewriter);
  const element = elementTypeOrSelf(op.input.type);
  if (element instanceof FloatType && minVal instanceof FloatAttr && maxVal instanceof FloatAttr) {
    const [least, greatest] = [minVal, maxVal].map((bound) => build.constant(floatAttr(element, floatValue(bound))));
    const result = build.clampFloat(x!, least!, greatest!);
    if (op.nanMode === NanPropagationMode.PROPAGATE) return result;
    return build.select(build.compareFloats('uno', x!, x!), least!, result);
  }
  if (!(element instanceof IntegerType && minVal instanceof IntegerAttr && maxVal instanceof IntegerAttr))
    return undefined;
  const isUnsigned = element.signedness === 'unsigned';
  const [least, greatest] = [minVal, maxVal].map((bound) => boundOf(bound, element, isUnsigned));
  const type = IntegerType.get(op.context, element.width);
  const bounds = [build.number(type, least!), build.number(type, greatest!)] as const;
  return build.clampInteger(x!, ...bounds, isUnsigned);
};

/** Returns a bound as the type has it. */
function boundOf({ type, value }: IntegerAttr, { width }: IntegerType, isUnsigned: boolean): bigint {
  const bits = BigInt(width);
  const bound = type instanceof IntegerType ? BigInt.asIntN(type.width, value) : value;
  const least = isUnsigned ? 0n : -(1n << (bits - 1n));
  const greatest = isUnsigned && width < 64 ? (1n << bits) - 1n : (1n << ((isUnsigned ? 64n : bits) - 1n)) - 1n;
  const raised = bound < least ? least : bound;
  return raised > greatest ? greatest : raised;
}

const body = <T extends Operation>(
  root: abstract new (...args: never[]) => T,
  make: ElementwiseBody<T>,
): readonly [abstract new (...args: never[]) => Operation, ElementwiseBody] => [root, make as ElementwiseBody];

/** What each elementwise operation computes of elements. */
export const elementwiseBodies = [
  body(tosa.AbsOp, abs),
  body(tosa.AddOp, apply(2, arith.AddFOp, arith.AddIOp)),
  body(tosa.ArithmeticRightShiftOp, shiftRight),
  body(tosa.BitwiseAndOp, apply(2, undefined, arith.AndIOp)),
  body(tosa.BitwiseNotOp, withNumber(IntegerType, arith.XOrIOp, -1, false)),
  body(tosa.BitwiseOrOp, apply(2, undefined, arith.OrIOp)),
  body(tosa.BitwiseXorOp, apply(2, undefined, arith.XOrIOp)),
  body(tosa.CastOp, (op, [x], result, rewriter) => castElement(op, x!, result, rewriter)),
  body(tosa.CeilOp, apply(1, math.CeilOp)),
  body(tosa.ClampOp, clamp),
  body(tosa.ClzOp, apply(1, undefined, math.CountLeadingZerosOp)),
  body(tosa.CosOp, apply(1, math.CosOp)),
  body(tosa.EqualOp, compare('oeq', 'eq')),
  body(tosa.ErfOp, apply(1, math.ErfOp)),
  body(tosa.ExpOp, apply(1, math.ExpOp)),
  body(tosa.FloorOp, apply(1, math.FloorOp)),
  body(tosa.GreaterEqualOp, compare('oge', 'sge')),
  body(tosa.GreaterOp, compare('ogt', 'sgt')),
  body(tosa.IntDivOp, apply(2, undefined, arith.DivSIOp)),
  body(tosa.LogicalAndOp, apply(2, undefined, arith.AndIOp)),
  body(tosa.LogicalLeftShiftOp, apply(2, undefined, arith.ShLIOp)),
  body(tosa.LogicalNotOp, withNumber(IntegerType, arith.XOrIOp, 1, false)),
  body(tosa.LogicalOrOp, apply(2, undefined, arith.OrIOp)),
  body(tosa.LogicalRightShiftOp, apply(2, undefined, arith.ShRUIOp)),
  body(tosa.LogicalXorOp, apply(2, undefined, arith.XOrIOp)),
  body(tosa.LogOp, apply(1, math.LogOp)),
  body(tosa.MaximumOp, extreme(arith.MaximumFOp, arith.MaxSIOp)),
  body(tosa.MinimumOp, extreme(arith.MinimumFOp, arith.MinSIOp)),
  body(tosa.MulOp, multiply),
  body(tosa.NegateOp, negate),
  body(tosa.PowOp, apply(2, math.PowFOp)),
  body(tosa.ReciprocalOp, withNumber(FloatType, arith.DivFOp, 1, true)),
  body(tosa.RsqrtOp, apply(1, math.RsqrtOp)),
  body(tosa.SelectOp, select),
  body(tosa.SigmoidOp, sigmoid),
  body(tosa.SinOp, apply(1, math.SinOp)),
  body(tosa.SubOp, apply(2, arith.SubFOp, arith.SubIOp)),
  body(tosa.TanhOp, apply(1, math.TanhOp)),
];
