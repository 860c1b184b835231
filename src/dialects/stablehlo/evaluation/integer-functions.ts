import { type Operation } from '../../../ir/operation.ts';
import { type IntegerType } from '../../../ir/types/scalar-types.ts';
import { type OpClass } from '../../../ods/op-spec.ts';
import { comparisonProblem } from '../comparison-problem.ts';
import { type ComparisonDirection } from '../generated/stablehlo-enums.gen.ts';
import * as hlo from '../generated/stablehlo-ops.gen.ts';

/**
 * Functions of integers and truth values, as numbers: signed ones for signless and signed types, 0 and 1 for i1. Results are taken modulo the width of
 * the type. Source: the StableHLO specification 1.5.
 */

/** Computes one element; undefined where the specification leaves the result open. */
export type IntegerFunction = (type: IntegerType, ...elements: readonly bigint[]) => bigint | undefined;

/** Returns the number that stands for `value` modulo the width of the type. */
export function wrapInteger({ width, signedness }: IntegerType, value: bigint): bigint {
  return signedness === 'unsigned' || width === 1 ? BigInt.asUintN(width, value) : BigInt.asIntN(width, value);
}

const greater = (x: bigint, y: bigint): bigint => (x > y ? x : y);
const lesser = (x: bigint, y: bigint): bigint => (x < y ? x : y);
const absolute = (x: bigint): bigint => (x < 0n ? -x : x);

/** Returns a shift, in which `beyond` stands for what is left when all bits go. */
function shift(
  apply: (x: bigint, by: bigint) => bigint,
  beyond: (x: bigint) => bigint,
): (type: IntegerType, x: bigint, by: bigint) => bigint {
  return (type, x, by) => {
    const count = BigInt.asUintN(type.width, by);
    return count >= BigInt(type.width) ? beyond(x) : apply(x, count);
  };
}

const functionsOfClasses: readonly (readonly [OpClass, IntegerFunction])[] = [
  [hlo.AbsOp, (_, x) => absolute(x!)],
  [hlo.AddOp, ({ width }, x, y) => (width === 1 ? x! | y! : x! + y!)],
  [hlo.AndOp, (_, x, y) => x! & y!],
  [hlo.DivOp, (_, x, y) => (y === 0n ? undefined : x! / y!)],
  [hlo.MaxOp, (_, x, y) => greater(x!, y!)],
  [hlo.MinOp, (_, x, y) => lesser(x!, y!)],
  [hlo.MulOp, (_, x, y) => x! * y!],
  [hlo.NegOp, (_, x) => -x!],
  [hlo.NotOp, (_, x) => ~x!],
  [hlo.OrOp, (_, x, y) => x! | y!],
  [hlo.RemOp, (_, x, y) => (y === 0n ? undefined : x! % y!)],
  [hlo.ShiftLeftOp, (type, x, y) => shiftLeft(type, x!, y!)],
  [hlo.ShiftRightArithmeticOp, (type, x, y) => shiftRightArithmetic(type, x!, y!)],
  [hlo.ShiftRightLogicalOp, (type, x, y) => shiftRightLogical(type, x!, y!)],
  [hlo.SignOp, (_, x) => (x === 0n ? 0n : x! < 0n ? -1n : 1n)],
  [hlo.SubtractOp, (_, x, y) => x! - y!],
  [hlo.XorOp, (_, x, y) => x! ^ y!],
  [hlo.SelectOp, (_, pred, x, y) => (pred ? x : y)],
  // Where the bounds cross, the upper one wins.
  [hlo.ClampOp, (_, min, x, max) => lesser(greater(x!, min!), max!)],
  [hlo.ConvertOp, ({ width }, x) => (width === 1 ? BigInt(x !== 0n) : x)],
];

const shiftLeft = shift(
  (x, by) => x << by,
  () => 0n,
);
const shiftRightArithmetic = shift(
  (x, by) => x >> by,
  (x) => (x < 0n ? -1n : 0n),
);
const shiftRightLogical = (type: IntegerType, x: bigint, by: bigint): bigint =>
  shift(
    (bits, count) => bits >> count,
    () => 0n,
  )(type, BigInt.asUintN(type.width, x), by);

const functions: ReadonlyMap<string, IntegerFunction> = new Map(
  functionsOfClasses.map(([{ opName }, compute]) => [opName, compute]),
);

const comparisons: Readonly<Record<ComparisonDirection, (x: bigint, y: bigint) => boolean>> = {
  EQ: (x, y) => x === y,
  NE: (x, y) => x !== y,
  GE: (x, y) => x >= y,
  GT: (x, y) => x > y,
  LE: (x, y) => x <= y,
  LT: (x, y) => x < y,
};

/** Returns what an elementwise operation on integers computes of each; undefined for any other operation. */
export function integerFunctionOf(op: Operation): IntegerFunction | undefined {
  if (op instanceof hlo.CompareOp) {
    if (comparisonProblem(op) !== undefined) return () => undefined;
    const holds = comparisons[op.comparisonDirection];
    return (_, x, y) => BigInt(holds(x!, y!));
  }
  return functions.get(op.name);
}
