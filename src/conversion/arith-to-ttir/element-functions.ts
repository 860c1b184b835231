import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { CmpFOp, CmpIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { broadcastShapes } from '../../dialects/ttir/broadcast.ts';
import { buildConstant, buildElementwise, type ElementwiseClass } from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildFloatFunction, type FloatFunctionName } from '../front-end/float-functions.ts';

/**
 * The operations of arith and math on one element, or on a tensor of them, and what they are in TTIR. What TTIR cannot say is missing: unsigned
 * division, order and conversion; functions of NaN other than that NaN comes through; conversions that cut bits off.
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

const functions: Readonly<Record<string, ElementFunction>> = {
  'arith.addf': by(ttir.AddOp),
  'arith.addi': by(ttir.AddOp),
  'arith.subf': by(ttir.SubtractOp),
  'arith.subi': by(ttir.SubtractOp),
  'arith.mulf': by(ttir.MultiplyOp),
  'arith.muli': by(ttir.MultiplyOp),
  'arith.divf': by(ttir.DivOp),
  'arith.divsi': by(ttir.DivOp),
  'arith.remf': by(ttir.RemainderOp),
  'arith.remsi': by(ttir.RemainderOp),
  'arith.maximumf': maximum,
  'arith.maxsi': maximum,
  'arith.minimumf': by(ttir.MinimumOp),
  'arith.minsi': by(ttir.MinimumOp),
  'arith.negf': by(ttir.NegOp),
  'arith.shli': by(ttir.LogicalLeftShiftOp),
  'arith.shrui': by(ttir.LogicalRightShiftOp),
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
  'math.cos': by(ttir.CosOp),
  'math.cosh': made('cosh'),
  'math.erf': by(ttir.ErfOp),
  'math.erfc': made('erfc'),
  'math.exp': by(ttir.ExpOp),
  'math.exp2': scaled(Math.LN2, ttir.ExpOp, 'before'),
  'math.expm1': by(ttir.Expm1Op),
  'math.floor': by(ttir.FloorOp),
  'math.fma': multiplyAdd,
  'math.isfinite': by(ttir.IsFiniteOp),
  'math.log': by(ttir.LogOp),
  'math.log10': scaled(Math.LOG10E, ttir.LogOp, 'after'),
  'math.log1p': by(ttir.Log1pOp),
  'math.log2': scaled(Math.LOG2E, ttir.LogOp, 'after'),
  'math.powf': by(ttir.PowerOp),
  'math.roundeven': by(ttir.RoundOp),
  'math.rsqrt': by(ttir.RsqrtOp),
  'math.sin': by(ttir.SinOp),
  'math.sinh': made('sinh'),
  'math.sqrt': by(ttir.SqrtOp),
  'math.tan': by(ttir.TanOp),
  'math.tanh': by(ttir.TanhOp),
  'math.trunc': truncate,
};

/** Of i1 and of wider integers. */
const logic: Readonly<Record<string, readonly [ElementwiseClass, ElementwiseClass]>> = {
  'arith.andi': [ttir.LogicalAndOp, ttir.BitwiseAndOp],
  'arith.ori': [ttir.LogicalOrOp, ttir.BitwiseOrOp],
  'arith.xori': [ttir.LogicalXorOp, ttir.BitwiseXorOp],
};

/** Comparisons that are false for NaN, but for `une`, are TTIR's; those that are true for NaN are the opposite of one. */
const floatComparisons: Readonly<Record<string, ElementFunction>> = {
  oeq: by(ttir.EqualOp),
  ogt: by(ttir.GreaterThanOp),
  oge: by(ttir.GreaterEqualOp),
  olt: by(ttir.LessThanOp),
  ole: by(ttir.LessEqualOp),
  une: by(ttir.NotEqualOp),
  ugt: then(ttir.LessEqualOp, ttir.LogicalNotOp),
  uge: then(ttir.LessThanOp, ttir.LogicalNotOp),
  ult: then(ttir.GreaterEqualOp, ttir.LogicalNotOp),
  ule: then(ttir.GreaterThanOp, ttir.LogicalNotOp),
};

const integerComparisons: Readonly<Record<string, ElementFunction>> = {
  eq: by(ttir.EqualOp),
  ne: by(ttir.NotEqualOp),
  sgt: by(ttir.GreaterThanOp),
  sge: by(ttir.GreaterEqualOp),
  slt: by(ttir.LessThanOp),
  sle: by(ttir.LessEqualOp),
};

/** Conversions that TTIR's typecast does; i1 is 0 or 1 there, which makes it unsigned. */
function isTypecast(name: string, from: Type, to: Type): boolean {
  const isBool = (type: Type): boolean => type instanceof IntegerType && type.width === 1;
  switch (name) {
    case 'arith.extf':
    case 'arith.truncf':
      return from instanceof FloatType && to instanceof FloatType;
    case 'arith.sitofp':
    case 'arith.extsi':
      return !isBool(from);
    case 'arith.uitofp':
    case 'arith.extui':
      return isBool(from);
    case 'arith.fptosi':
      return !isBool(to);
    default:
      return false;
  }
}

/** Returns the function that an operation on elements, or on tensors of them, applies; undefined where TTIR has none. */
export function elementFunctionOf(op: Operation): ElementFunction | undefined {
  const { name } = op;
  if (op.numResults !== 1 || op.numOperands === 0) return undefined;
  if (op instanceof CmpFOp) return floatComparisons[op.predicate];
  const [from, to] = [elementTypeOrSelf(op.operand(0).type), elementTypeOrSelf(op.result().type)];
  if (op instanceof CmpIOp) return from instanceof IntegerType ? integerComparisons[op.predicate] : undefined;
  const [ofBools, ofBits] = logic[name] ?? [];
  if (ofBools && ofBits) return by(from instanceof IntegerType && from.width === 1 ? ofBools : ofBits);
  if (isTypecast(name, from, to)) return by(ttir.TypecastOp);
  return functions[name];
}
