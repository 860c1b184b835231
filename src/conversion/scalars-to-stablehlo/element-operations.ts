import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import * as math from '../../dialects/math/generated/math-ops.gen.ts';
import { ComparisonDirection } from '../../dialects/stablehlo/generated/stablehlo-enums.gen.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { NumberBuilder } from '../../dialects/stablehlo/number-builder.ts';
import { type BuildElements, isOfTruth, type OpClass } from './build-elements.ts';
import { unsignedOperationOf } from './unsigned-operations.ts';

/** Operations of arith and math that are one of StableHLO, whose integers without a sign are signed. */
const pairs: readonly (readonly [from: OpClass, to: OpClass])[] = [
  [arith.AddFOp, hlo.AddOp],
  [arith.AddIOp, hlo.AddOp],
  [arith.AndIOp, hlo.AndOp],
  [arith.DivFOp, hlo.DivOp],
  [arith.DivSIOp, hlo.DivOp],
  [arith.MaximumFOp, hlo.MaxOp],
  [arith.MaxSIOp, hlo.MaxOp],
  [arith.MinimumFOp, hlo.MinOp],
  [arith.MinSIOp, hlo.MinOp],
  [arith.MulFOp, hlo.MulOp],
  [arith.MulIOp, hlo.MulOp],
  [arith.NegFOp, hlo.NegOp],
  [arith.OrIOp, hlo.OrOp],
  [arith.RemFOp, hlo.RemOp],
  [arith.RemSIOp, hlo.RemOp],
  [arith.SelectOp, hlo.SelectOp],
  [arith.ShLIOp, hlo.ShiftLeftOp],
  [arith.ShRSIOp, hlo.ShiftRightArithmeticOp],
  [arith.ShRUIOp, hlo.ShiftRightLogicalOp],
  [arith.SubFOp, hlo.SubtractOp],
  [arith.SubIOp, hlo.SubtractOp],
  [arith.XOrIOp, hlo.XorOp],
  [math.AbsFOp, hlo.AbsOp],
  [math.AbsIOp, hlo.AbsOp],
  [math.Atan2Op, hlo.Atan2Op],
  [math.CbrtOp, hlo.CbrtOp],
  [math.CeilOp, hlo.CeilOp],
  [math.CosOp, hlo.CosineOp],
  [math.ExpM1Op, hlo.Expm1Op],
  [math.ExpOp, hlo.ExpOp],
  [math.FloorOp, hlo.FloorOp],
  [math.Log1pOp, hlo.Log1pOp],
  [math.LogOp, hlo.LogOp],
  [math.PowFOp, hlo.PowOp],
  [math.RoundEvenOp, hlo.RoundNearestEvenOp],
  [math.RoundOp, hlo.RoundOp],
  [math.RsqrtOp, hlo.RsqrtOp],
  [math.SinOp, hlo.SineOp],
  [math.SqrtOp, hlo.SqrtOp],
  [math.TanOp, hlo.TanOp],
  [math.TanhOp, hlo.TanhOp],
];

const same: ReadonlyMap<string, OpClass> = new Map(pairs.map(([{ opName }, to]) => [opName, to]));

/** Conversions of numbers; those that read integers as signed take no truth values, of which true is -1 then. */
const conversions: readonly OpClass[] = [
  arith.ExtFOp,
  arith.ExtSIOp,
  arith.FPToSIOp,
  arith.IndexCastOp,
  arith.SIToFPOp,
  arith.TruncFOp,
  arith.TruncIOp,
];

/** Conversions that read integers as unsigned; of truth values they are 0 and 1. */
const conversionsOfTruth: readonly OpClass[] = [arith.ExtUIOp, arith.IndexCastUIOp, arith.UIToFPOp];

const { EQ, GE, GT, LE, LT, NE } = ComparisonDirection;

/** Comparisons that StableHLO has: NaN is unequal to everything, and neither less nor greater. */
const directions: ReadonlyMap<string, ComparisonDirection> = new Map<string, ComparisonDirection>([
  ['eq', EQ],
  ['ne', NE],
  ['sge', GE],
  ['sgt', GT],
  ['sle', LE],
  ['slt', LT],
  ['oeq', EQ],
  ['oge', GE],
  ['ogt', GT],
  ['ole', LE],
  ['olt', LT],
  ['une', NE],
]);

/** Returns what makes the result of an operation of arith or math, undefined for those that StableHLO does not have so. */
export function elementOperationOf(op: Operation): BuildElements | undefined {
  const unsigned = unsignedOperationOf(op);
  if (unsigned) return unsigned;
  const target = same.get(op.name);
  if (target) return isOrderOfTruth(op) ? undefined : make(target);
  const direction = comparisonOf(op);
  if (direction) {
    return (builder, location, [lhs, rhs]) =>
      new NumberBuilder(builder, location, lhs!.type as RankedTensorType).compare(direction, lhs!, rhs!);
  }
  if (op instanceof arith.FloorDivSIOp) return hasConstants(op.result()) ? floorDivision : undefined;
  if (op.numOperands !== 1) return undefined;
  const readers = isOfTruth(op.operand(0)) ? conversionsOfTruth : conversions;
  const isConversion = readers.some(({ opName }) => opName === op.name);
  // A truth value is the last bit of an integer for arith, and whether one is not zero for StableHLO.
  return isConversion && !isOfTruth(op.result(0)) ? make(hlo.ConvertOp) : undefined;
}

const make =
  (target: OpClass): BuildElements =>
  (builder, location, operands, type) =>
    new NumberBuilder(builder, location, type).make(target, ...operands);

/** Tells whether an operation is of numbers for arith, which has true as -1, or adds up truth values. */
const isOrderOfTruth = (op: Operation): boolean =>
  isOfTruth(op.result(0)) && ![arith.AndIOp, arith.OrIOp, arith.SelectOp, arith.XOrIOp].some(({ opName }) => opName === op.name); // prettier-ignore

function comparisonOf(op: Operation): ComparisonDirection | undefined {
  if (!(op instanceof arith.CmpIOp || op instanceof arith.CmpFOp)) return undefined;
  const direction = directions.get(op.predicate);
  return isOfTruth(op.lhs) && direction !== EQ && direction !== NE ? undefined : direction;
}

/** Tells whether constants may have the type of a value. */
const hasConstants = ({ type }: Value): boolean => !(type instanceof RankedTensorType) || type.hasStaticShape;

/** A quotient that is rounded to zero is one too large where the signs differ and something is left: 7 / -2 is -3, and -4 rounded down. */
export const floorDivision: BuildElements = (builder, location, [lhs, rhs], type) => {
  const numbers = new NumberBuilder(builder, location, type);
  const truths = new NumberBuilder(
    builder,
    location,
    RankedTensorType.get(type.shape, IntegerType.get(builder.context, 1)),
  );
  const rest = numbers.make(hlo.RemOp, lhs!, rhs!);
  const differ = numbers.compare(NE, numbers.make(hlo.SignOp, rest), numbers.make(hlo.SignOp, rhs!));
  const isLarger = truths.make(hlo.AndOp, differ, numbers.compare(NE, rest, 0));
  const quotient = numbers.make(hlo.DivOp, lhs!, rhs!);
  return numbers.select(isLarger, numbers.make(hlo.SubtractOp, quotient, 1), quotient);
};
