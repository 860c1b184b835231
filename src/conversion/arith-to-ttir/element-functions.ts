import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { CmpFOp, CmpIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { broadcastShapes } from '../../dialects/ttir/broadcast.ts';
import { buildConstant, buildElementwise, buildNumber, type ElementwiseClass } from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { floatFormat } from '../../support/float-bits.ts';
import { buildBitcast, canTakeBits } from '../front-end/elements/bits-of-floats.ts';
import { castElements, castUnsigned, unsignedType } from '../../dialects/ttir/cast-elements.ts';
import { buildFloatFunction, type FloatFunctionName } from '../front-end/elements/float-functions.ts';
import {
  buildArithmeticShift,
  buildLeadingZeros,
  buildLogicalShift,
  buildPopulationCount,
  buildTrailingZeros,
  canBeWords,
} from '../front-end/elements/integer-bits.ts';
import { buildRoundAwayFromZero } from '../front-end/elements/round-away.ts';
import { buildExtremeOfNumbers } from '../front-end/reductions/ignored-nan.ts';

/**
 * The operations of arith and math on one element, or on a tensor of them, and what they are in TTIR. Integers are signed there: of those that are
 * not, the operands are made unsigned before. What TTIR cannot say is missing: functions of NaN other than that NaN comes through.
 */

/** Makes operations that apply a function to tensors, which broadcast, and returns its result, of that element type. */
export type ElementFunction = (
  builder: OpBuilder,
  location: Location,
  inputs: readonly Value[],
  elementType: Type,
) => Value;

function resultType(inputs: readonly Value[], elementType: Type): RankedTensorType {
  const shape = inputs.map(shapeOf).reduce((a, b) => broadcastShapes(a, b)!);
  return RankedTensorType.get(shape, elementType);
}

/** The function that one operation of TTIR computes. */
function by(op: ElementwiseClass): ElementFunction {
  return (builder, location, inputs, elementType) =>
    buildElementwise(builder, location, op, inputs, resultType(inputs, elementType));
}

/** The function that is the same number for all operands. */
function always(number: number): ElementFunction {
  return (builder, location, inputs, elementType) =>
    buildConstant(builder, location, resultType(inputs, elementType).shape, elementType, [number]);
}

/** The function of functions of the same operands. */
function then(first: ElementwiseClass, second: ElementwiseClass): ElementFunction {
  return (builder, location, inputs, elementType) => {
    const inner = by(first)(builder, location, inputs, elementType);
    return by(second)(builder, location, [inner], elementType);
  };
}

function isZero(value: Value): boolean {
  const { definingOp } = value;
  const constant = definingOp instanceof ttir.ConstantOp ? definingOp.properties.get('value') : undefined;
  return constant instanceof DenseElementsAttr && constant.isSplat && constant.numberAt(0) === 0;
}

/** The greater of two; with 0 that is `relu`. */
const maximum: ElementFunction = (builder, location, inputs, elementType) => {
  const [a, b] = inputs;
  if (isZero(b!)) return by(ttir.ReluOp)(builder, location, [a!], elementType);
  if (isZero(a!)) return by(ttir.ReluOp)(builder, location, [b!], elementType);
  return by(ttir.MaximumOp)(builder, location, inputs, elementType);
};

/** Multiplies by a number, before a function or after it. */
function scaled(factor: number, op: ElementwiseClass, when: 'before' | 'after'): ElementFunction {
  const scale: ElementFunction = (builder, location, [x], elementType) => {
    const ones = shapeOf(x!).map(() => 1);
    const constant = buildConstant(builder, location, ones, elementType, [factor]);
    return by(ttir.MultiplyOp)(builder, location, [x!, constant], elementType);
  };
  const [first, second] = when === 'before' ? [scale, by(op)] : [by(op), scale];
  return (builder, location, inputs, elementType) =>
    second(builder, location, [first(builder, location, inputs, elementType)], elementType);
}

/** A function of floats that is made of others. */
function made(name: FloatFunctionName): ElementFunction {
  return (builder, location, [x], elementType) => buildFloatFunction(name, builder, location, x!, elementType);
}

const multiplyAdd: ElementFunction = (builder, location, [a, b, c], elementType) => {
  const product = by(ttir.MultiplyOp)(builder, location, [a!, b!], elementType);
  return by(ttir.AddOp)(builder, location, [product, c!], elementType);
};

/** Towards zero: the sign times the magnitude rounded down. */
const truncate: ElementFunction = (builder, location, inputs, elementType) => {
  const sign = by(ttir.SignOp)(builder, location, inputs, elementType);
  const magnitude = then(ttir.AbsOp, ttir.FloorOp)(builder, location, inputs, elementType);
  return by(ttir.MultiplyOp)(builder, location, [sign, magnitude], elementType);
};

/** A function of integers as unsigned ones. */
function ofUnsigned(apply: ElementFunction): ElementFunction {
  return (builder, location, inputs, elementType) => {
    const integers = inputs.map((input) => castUnsigned(builder, location, input));
    return castElements(builder, location, apply(builder, location, integers, unsignedType(elementType)), elementType);
  };
}

/** A conversion, which has a typecast in TTIR. */
const converted: ElementFunction = (builder, location, [x], elementType) =>
  castElements(builder, location, x!, elementType);

/** Truth values as -1 and 0. */
const signedTruth: ElementFunction = (builder, location, inputs, elementType) =>
  by(ttir.NegOp)(builder, location, [converted(builder, location, inputs, elementType)], elementType);

/** The lowest bit, as a truth value. */
const lowestBit: ElementFunction = (builder, location, [x], elementType) => {
  const { elementType: from } = x!.type as RankedTensorType;
  const one = buildNumber(builder, location, shapeOf(x!), from, 1);
  return converted(builder, location, [by(ttir.BitwiseAndOp)(builder, location, [x!, one], from)], elementType);
};

/** Makes a quotient of integers that is rounded away from what the device gives, which is the one towards zero, where there is a remainder of that kind. */
function divided(
  direction: typeof ttir.AddOp | typeof ttir.SubtractOp,
  signs: 'same' | 'opposite' | 'none',
): ElementFunction {
  return (builder, location, [a, b], elementType) => {
    const i1 = IntegerType.get(builder.context, 1);
    const number = (value: number): Value => buildNumber(builder, location, shapeOf(a!), elementType, value);
    const make = (op: ElementwiseClass, type: Type, ...inputs: readonly Value[]): Value =>
      by(op)(builder, location, inputs, type);
    const quotient = make(ttir.DivOp, elementType, a!, b!);
    const rest = make(ttir.RemainderOp, elementType, a!, b!);
    const isLeft = (): Value => make(ttir.NotEqualOp, i1, rest, number(0));
    const compare = signs === 'same' ? ttir.GreaterEqualOp : ttir.LessThanOp;
    const isOfKind = (): Value => make(compare, i1, make(ttir.BitwiseXorOp, elementType, rest, b!), number(0));
    const moves = signs === 'none' ? isLeft() : make(ttir.LogicalAndOp, i1, isOfKind(), isLeft());
    return make(direction, elementType, quotient, converted(builder, location, [moves], elementType));
  };
}

/** The magnitude of one float with the sign of another; that of -0 shows in its reciprocal. */
const copySign: ElementFunction = (builder, location, [x, sign], elementType) => {
  const i1 = IntegerType.get(builder.context, 1);
  const zero = buildNumber(builder, location, shapeOf(sign!), elementType, 0);
  const isNegative = (value: Value): Value => by(ttir.LessThanOp)(builder, location, [value, zero], i1);
  const reciprocal = by(ttir.ReciprocalOp)(builder, location, [sign!], elementType);
  const truths = [isNegative(sign!), isNegative(reciprocal)];
  const condition = by(ttir.LogicalOrOp)(builder, location, truths, i1);
  const magnitude = by(ttir.AbsOp)(builder, location, [x!], elementType);
  const negative = by(ttir.NegOp)(builder, location, [magnitude], elementType);
  return by(ttir.WhereOp)(builder, location, [condition, negative, magnitude], elementType);
};

/** Whether a float is infinite. */
const isInfinite: ElementFunction = (builder, location, [x], elementType) => {
  const { elementType: from } = x!.type as RankedTensorType;
  const infinity = buildNumber(builder, location, shapeOf(x!), from, Infinity);
  return by(ttir.EqualOp)(builder, location, [by(ttir.AbsOp)(builder, location, [x!], from), infinity], elementType);
};

/** Whether a float is neither 0 nor subnormal nor infinite; of a format with larger exponents than f32, which it becomes on the device, whether it is that there. */
const isNormal: ElementFunction = (builder, location, [x], elementType) => {
  const { elementType: from } = x!.type as RankedTensorType;
  const { bias } = floatFormat[(from as FloatType).kind];
  const least = 2 ** (1 - Math.min(bias, floatFormat.f32.bias));
  const leastNormal = buildNumber(builder, location, shapeOf(x!), from, least);
  const magnitude = by(ttir.AbsOp)(builder, location, [x!], from);
  const isLarge = by(ttir.GreaterEqualOp)(builder, location, [magnitude, leastNormal], elementType);
  const isFinite = by(ttir.IsFiniteOp)(builder, location, [x!], elementType);
  return by(ttir.LogicalAndOp)(builder, location, [isLarge, isFinite], elementType);
};

/** The greater or the lesser of two floats, or the one that is a number. */
const ofNumbers =
  (pair: ElementwiseClass): ElementFunction =>
  (builder, location, [a, b], elementType) =>
    buildExtremeOfNumbers(builder, location, pair, [a!, b!], resultType([a!, b!], elementType));

/** A function of the bits of integers. */
const bits =
  (build: typeof buildPopulationCount): ElementFunction =>
  (builder, location, [x]) =>
    build(builder, location, x!);

const functions: Readonly<Record<string, ElementFunction>> = {
  'arith.addf': by(ttir.AddOp),
  'arith.addi': by(ttir.AddOp),
  'arith.subf': by(ttir.SubtractOp),
  'arith.subi': by(ttir.SubtractOp),
  'arith.mulf': by(ttir.MultiplyOp),
  'arith.muli': by(ttir.MultiplyOp),
  'arith.divf': by(ttir.DivOp),
  'arith.divsi': by(ttir.DivOp),
  'arith.divui': ofUnsigned(by(ttir.DivOp)),
  'arith.ceildivsi': divided(ttir.AddOp, 'same'),
  'arith.ceildivui': ofUnsigned(divided(ttir.AddOp, 'none')),
  'arith.floordivsi': divided(ttir.SubtractOp, 'opposite'),
  'arith.remf': by(ttir.RemainderOp),
  'arith.remsi': by(ttir.RemainderOp),
  'arith.remui': ofUnsigned(by(ttir.RemainderOp)),
  'arith.maximumf': maximum,
  'arith.maxsi': maximum,
  'arith.maxui': ofUnsigned(by(ttir.MaximumOp)),
  'arith.maxnumf': ofNumbers(ttir.MaximumOp),
  'arith.minimumf': by(ttir.MinimumOp),
  'arith.minsi': by(ttir.MinimumOp),
  'arith.minui': ofUnsigned(by(ttir.MinimumOp)),
  'arith.minnumf': ofNumbers(ttir.MinimumOp),
  'arith.negf': by(ttir.NegOp),
  'arith.andi': by(ttir.BitwiseAndOp),
  'arith.ori': by(ttir.BitwiseOrOp),
  'arith.xori': by(ttir.BitwiseXorOp),
  'arith.shli': by(ttir.LogicalLeftShiftOp),
  'arith.shrsi': (builder, location, [x, count], elementType) =>
    buildArithmeticShift(builder, location, [x!, count!], resultType([x!, count!], elementType)),
  'arith.shrui': (builder, location, [x, count], elementType) =>
    buildLogicalShift(builder, location, [x!, count!], resultType([x!, count!], elementType)),
  'arith.select': by(ttir.WhereOp),
  'math.absf': by(ttir.AbsOp),
  'math.absi': by(ttir.AbsOp),
  'math.acos': made('acos'),
  'math.acosh': made('acosh'),
  'math.asin': made('asin'),
  'math.asinh': made('asinh'),
  'math.atan': made('atan'),
  'math.atan2': by(ttir.Atan2Op),
  'math.atanh': made('atanh'),
  'math.cbrt': by(ttir.CbrtOp),
  'math.ceil': by(ttir.CeilOp),
  'math.copysign': copySign,
  'math.clampf': (builder, location, [x, least, most], elementType) =>
    by(ttir.MinimumOp)(
      builder,
      location,
      [by(ttir.MaximumOp)(builder, location, [x!, least!], elementType), most!],
      elementType,
    ),
  'math.cos': by(ttir.CosOp),
  'math.cosh': made('cosh'),
  'math.ctlz': bits(buildLeadingZeros),
  'math.ctpop': bits(buildPopulationCount),
  'math.cttz': bits(buildTrailingZeros),
  'math.erf': by(ttir.ErfOp),
  'math.erfc': made('erfc'),
  'math.exp': by(ttir.ExpOp),
  'math.exp2': scaled(Math.LN2, ttir.ExpOp, 'before'),
  'math.expm1': by(ttir.Expm1Op),
  'math.floor': by(ttir.FloorOp),
  'math.fma': multiplyAdd,
  'math.fpowi': (builder, location, [x, power], elementType) =>
    by(ttir.PowerOp)(builder, location, [x!, castElements(builder, location, power!, elementType)], elementType),
  'math.ipowi': by(ttir.PowerOp),
  'math.isfinite': by(ttir.IsFiniteOp),
  'math.isinf': isInfinite,
  'math.isnan': (builder, location, [x], elementType) => by(ttir.NotEqualOp)(builder, location, [x!, x!], elementType),
  'math.isnormal': isNormal,
  'math.log': by(ttir.LogOp),
  'math.log10': scaled(Math.LOG10E, ttir.LogOp, 'after'),
  'math.log1p': by(ttir.Log1pOp),
  'math.log2': scaled(Math.LOG2E, ttir.LogOp, 'after'),
  'math.powf': by(ttir.PowerOp),
  'math.round': (builder, location, [x]) => buildRoundAwayFromZero(builder, location, x!),
  'math.roundeven': by(ttir.RoundOp),
  'math.rsqrt': by(ttir.RsqrtOp),
  'math.sin': by(ttir.SinOp),
  'math.sinh': made('sinh'),
  'math.sqrt': by(ttir.SqrtOp),
  'math.tan': by(ttir.TanOp),
  'math.tanh': by(ttir.TanhOp),
  'math.trunc': truncate,
};

/** Whether neither element is NaN. */
const isOrdered: ElementFunction = (builder, location, [a, b], elementType) => {
  const isNumber = (x: Value): Value => by(ttir.EqualOp)(builder, location, [x, x], elementType);
  return by(ttir.LogicalAndOp)(builder, location, [isNumber(a!), isNumber(b!)], elementType);
};

/** Whether one element is less than the other. */
const isUnequal: ElementFunction = (builder, location, inputs, elementType) => {
  const isLess = by(ttir.LessThanOp)(builder, location, inputs, elementType);
  const isGreater = by(ttir.GreaterThanOp)(builder, location, inputs, elementType);
  return by(ttir.LogicalOrOp)(builder, location, [isLess, isGreater], elementType);
};

/** The opposite of a truth value. */
const not =
  (truth: ElementFunction): ElementFunction =>
  (builder, location, inputs, elementType) =>
    by(ttir.LogicalNotOp)(builder, location, [truth(builder, location, inputs, elementType)], elementType);

/** Comparisons that are false for NaN, but for `une`, are TTIR's; those that are true for NaN are the opposite of one. */
const floatComparisons: Readonly<Record<string, ElementFunction>> = {
  oeq: by(ttir.EqualOp),
  ogt: by(ttir.GreaterThanOp),
  oge: by(ttir.GreaterEqualOp),
  olt: by(ttir.LessThanOp),
  ole: by(ttir.LessEqualOp),
  une: by(ttir.NotEqualOp),
  one: isUnequal,
  ord: isOrdered,
  ueq: not(isUnequal),
  uno: not(isOrdered),
  ugt: then(ttir.LessEqualOp, ttir.LogicalNotOp),
  uge: then(ttir.LessThanOp, ttir.LogicalNotOp),
  ult: then(ttir.GreaterEqualOp, ttir.LogicalNotOp),
  ule: then(ttir.GreaterThanOp, ttir.LogicalNotOp),
  true: always(1),
  false: always(0),
};

const integerComparisons: Readonly<Record<string, ElementFunction>> = {
  eq: by(ttir.EqualOp),
  ne: by(ttir.NotEqualOp),
  sgt: by(ttir.GreaterThanOp),
  sge: by(ttir.GreaterEqualOp),
  slt: by(ttir.LessThanOp),
  sle: by(ttir.LessEqualOp),
  ugt: ofUnsigned(by(ttir.GreaterThanOp)),
  uge: ofUnsigned(by(ttir.GreaterEqualOp)),
  ult: ofUnsigned(by(ttir.LessThanOp)),
  ule: ofUnsigned(by(ttir.LessEqualOp)),
};

const both = by(ttir.LogicalAndOp);
const either = by(ttir.LogicalOrOp);
const differ = by(ttir.LogicalXorOp);

/** Functions of integers of one bit, which wrap as wider ones do; with a sign, the bit is -1. What is missing is the function of wider integers. */
const truthFunctions: Readonly<Record<string, ElementFunction>> = {
  'arith.addi': differ,
  'arith.subi': differ,
  'arith.muli': both,
  'arith.maxsi': both,
  'arith.maxui': either,
  'arith.minsi': either,
  'arith.minui': both,
  'arith.andi': both,
  'arith.ori': either,
  'arith.xori': differ,
};

/** Comparisons of integers of one bit with a sign. */
const truthComparisons: Readonly<Record<string, ElementFunction>> = {
  sgt: by(ttir.LessThanOp),
  sge: by(ttir.LessEqualOp),
  slt: by(ttir.GreaterThanOp),
  sle: by(ttir.GreaterEqualOp),
};

/** Operations of bits that are words on the device. */
const ofWords: ReadonlySet<string> = new Set(['arith.shrsi', 'math.ctlz', 'math.ctpop', 'math.cttz']);

const isTruth = (type: Type): boolean => type instanceof IntegerType && type.width === 1;

const bitcast: ElementFunction = (builder, location, [x], elementType) =>
  buildBitcast(builder, location, x!, elementType);

/** Returns the function of a conversion that is a typecast of TTIR, or made of one; undefined for other operations. */
function conversionOf(name: string, from: Type, to: Type): ElementFunction | undefined {
  switch (name) {
    case 'arith.extf':
    case 'arith.truncf':
      return from instanceof FloatType && to instanceof FloatType ? converted : undefined;
    case 'arith.sitofp':
    case 'arith.extsi':
    case 'arith.index_cast':
      return isTruth(from) ? signedTruth : converted;
    case 'arith.uitofp':
    case 'arith.extui':
    case 'arith.index_castui':
      return (builder, location, [x], elementType) =>
        converted(builder, location, [castUnsigned(builder, location, x!)], elementType);
    case 'arith.fptosi':
      return isTruth(to) ? undefined : converted;
    case 'arith.fptoui':
      return isTruth(to) ? undefined : ofUnsigned(converted);
    case 'arith.trunci':
      return isTruth(to) ? lowestBit : converted;
    case 'arith.bitcast':
      return canTakeBits(from, to) ? bitcast : undefined;
    default:
      return undefined;
  }
}

const isInteger = (type: Type): boolean => type instanceof IntegerType || type instanceof IndexType;

/** Returns the function that an operation on elements, or on tensors of them, applies; undefined where TTIR has none. What is an index, callers make words of. */
export function elementFunctionOf(op: Operation): ElementFunction | undefined {
  const { name } = op;
  if (op.numResults !== 1 || op.numOperands === 0) return undefined;
  if (op instanceof CmpFOp) return floatComparisons[op.predicate];
  const [from, to] = [elementTypeOrSelf(op.operand(0).type), elementTypeOrSelf(op.result().type)];
  if (op instanceof CmpIOp) {
    if (!isInteger(from)) return undefined;
    return (isTruth(from) ? truthComparisons[op.predicate] : undefined) ?? integerComparisons[op.predicate];
  }
  if (isTruth(from) && truthFunctions[name]) return truthFunctions[name];
  if (ofWords.has(name) && from instanceof IntegerType && !canBeWords(from.width)) return undefined;
  return conversionOf(name, from, to) ?? functions[name];
}
