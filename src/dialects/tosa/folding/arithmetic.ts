import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import {
  AbsOp,
  type AddOp,
  type CastOp,
  type EqualOp,
  type IntDivOp,
  type MulOp,
  NegateOp,
  type SelectOp,
  type SubOp,
} from '../generated/tosa-ops.gen.ts';
import { constantZeroPoint } from '../zero-points.ts';
import {
  asSplat,
  castSplat,
  foldBinary,
  foldComparison,
  integerElement,
  isSplatOf,
  resizeSplat,
  splatOfType,
  type Comparison,
} from './splats.ts';

/** Folding of elementwise operations. Source: mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp. */

type Constants = readonly (Attribute | undefined)[];

const one = <T>(result: T | undefined): readonly T[] | undefined => (result === undefined ? undefined : [result]);

const isNumber = (op: Operation): boolean => {
  const element = elementTypeOrSelf(op.result(0).type);
  return element instanceof IntegerType || element instanceof FloatType;
};

const allRanked = (op: Operation): boolean =>
  [op.operand(0).type, op.operand(1).type, op.result(0).type].every((type) => type instanceof RankedTensorType);

export function foldAdd(op: AddOp, [a, b]: Constants): FoldResult {
  if (!allRanked(op) || !isNumber(op)) return undefined;
  const { type } = op.result();
  if (op.input1.type === type && isSplatOf(b, 0)) return [op.input1];
  if (op.input2.type === type && isSplatOf(a, 0)) return [op.input2];
  return one(foldBinary(asSplat(a), asSplat(b), type, { integers: (x, y) => x + y, floats: (x, y) => x + y }));
}

export function foldSub(op: SubOp, [a, b]: Constants): FoldResult {
  if (!allRanked(op) || !isNumber(op)) return undefined;
  const { type } = op.result();
  if (op.input1.type === type && isSplatOf(b, 0)) return [op.input1];
  return one(foldBinary(asSplat(a), asSplat(b), type, { integers: (x, y) => x - y, floats: (x, y) => x - y }));
}

export function foldIntDiv(op: IntDivOp, [a, b]: Constants): FoldResult {
  if (!allRanked(op)) return undefined;
  const { type } = op.result();
  const dividend = asSplat(a);
  if (dividend && isSplatOf(a, 0)) return one(resizeSplat(dividend, type));
  if (op.input1.type === type && isSplatOf(b, 1)) return [op.input1];
  return one(foldBinary(dividend, asSplat(b), type, { integers: (x, y) => (y === 0n ? undefined : x / y) }));
}

export function foldMul(op: MulOp, [a, b, shiftConstant]: Constants): FoldResult {
  if (!allRanked(op) || !isNumber(op)) return undefined;
  const { type } = op.result();
  const [first, second] = [asSplat(a), asSplat(b)];
  const element = elementTypeOrSelf(type);
  let shift = 0n;
  if (element instanceof IntegerType && element.width === 32) {
    const splat = asSplat(shiftConstant);
    if (!splat) return undefined;
    shift = integerElement(splat)!;
  }
  if (first && isSplatOf(a, 0)) return one(resizeSplat(first, type));
  if (second && isSplatOf(b, 0)) return one(resizeSplat(second, type));
  if (shift === 0n) {
    if (op.input2.type === type && isSplatOf(a, 1)) return [op.input2];
    if (op.input1.type === type && isSplatOf(b, 1)) return [op.input1];
  }
  const factor = elementTypeOrSelf(op.input1.type);
  const factorWidth = factor instanceof IntegerType ? factor.width : 0;
  return one(
    foldBinary(first, second, type, {
      // Without a shift the product has the width of the factors.
      integers: (x, y) => (shift === 0n ? BigInt.asIntN(factorWidth, x * y) : (x * y + (1n << (shift - 1n))) >> shift),
      floats: (x, y) => x * y,
    }),
  );
}

const greater: Comparison = { integers: (a, b) => a > b, floats: (a, b) => a > b };
const greaterEqual: Comparison = { integers: (a, b) => a >= b, floats: (a, b) => a >= b };
const equal: Comparison = { integers: (a, b) => a === b, floats: (a, b) => a === b };

const foldWith =
  (comparison: Comparison) =>
  (op: Operation, [a, b]: Constants): FoldResult =>
    one(foldComparison(asSplat(a), asSplat(b), op.result(0).type, comparison));

export const foldGreater = foldWith(greater);
export const foldGreaterEqual = foldWith(greaterEqual);

/** An integer equals itself; a float might be NaN. */
export function foldEqual(op: EqualOp, constants: Constants): FoldResult {
  const { type } = op.result();
  const isSame = op.input1 === op.input2 && elementTypeOrSelf(op.input1.type) instanceof IntegerType;
  const always = isSame ? splatOfType(type, 1) : undefined;
  return always ? [always] : foldWith(equal)(op, constants);
}

/** The absolute value of an absolute value is that value. */
export function foldAbs(op: AbsOp): FoldResult {
  const inner = op.input1.definingOp;
  return inner instanceof AbsOp && inner.result().type === op.result().type ? [op.input1] : undefined;
}

/** Two negations cancel out where no zero point shifts them. */
export function foldNegate(op: NegateOp): FoldResult {
  const inner = op.input1.definingOp;
  if (!(inner instanceof NegateOp)) return undefined;
  const zeroPoints = [op.input1Zp, op.outputZp, inner.input1Zp, inner.outputZp];
  if (zeroPoints.some((operand) => constantZeroPoint(operand) !== 0)) return undefined;
  return inner.input1.type === op.result().type ? [inner.input1] : undefined;
}

export function foldReciprocal(op: Operation, [constant]: Constants): FoldResult {
  const splat = asSplat(constant);
  if (!splat || !(splat.elementType instanceof FloatType)) return undefined;
  return one(splatOfType(op.result(0).type, 1 / splat.numberAt(0)));
}

export function foldSelect(op: SelectOp, [condition]: Constants): FoldResult {
  const { input2: onTrue, input3: onFalse } = op;
  const { type } = op.result();
  // Nothing is to be broadcast, not even the condition.
  if (!op.operands.every((operand) => isStaticOfShape(operand, type))) return undefined;
  if (onTrue === onFalse) return onTrue.type === type ? [onTrue] : undefined;
  const splat = asSplat(condition);
  if (!splat) return undefined;
  const chosen = splat.bitsAt(0) === 1n ? onTrue : onFalse;
  return chosen.type === type ? [chosen] : undefined;
}

function isStaticOfShape({ type }: Value, like: Type): boolean {
  if (!(type instanceof RankedTensorType && like instanceof RankedTensorType && type.hasStaticShape)) return false;
  return type.rank === like.rank && type.shape.every((size, dim) => size === like.shape[dim]);
}

export function foldCast(op: CastOp, [constant]: Constants): FoldResult {
  const { type } = op.result();
  if (op.input.type === type) return [op.input];
  const splat = asSplat(constant);
  return splat && one(castSplat(splat, type));
}
