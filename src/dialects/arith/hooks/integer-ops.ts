import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { foldIntegers, type IntegerFolder, integerConstant, isInteger, type Operands } from '../constant-folding.ts';
import { IntegerOverflowFlags } from '../generated/arith-enums.gen.ts';
import {
  AddIOp,
  type CeilDivSIOp,
  type CeilDivUIOp,
  type DivSIOp,
  type DivUIOp,
  type FloorDivSIOp,
  MulIOp,
  type RemSIOp,
  type RemUIOp,
  SubIOp,
} from '../generated/arith-ops.gen.ts';
import { addIPatterns, mulIPatterns, subIPatterns } from '../patterns/integer-patterns.ts';

/** Arithmetic on integers. Source: mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */

type DivisionOp = DivUIOp | DivSIOp | CeilDivUIOp | CeilDivSIOp | FloorDivSIOp;

/** Returns the result as what a fold hook gives. */
export function one(folded: Operands[number] | Value): FoldResult {
  return folded && [folded];
}

const foldWith = (op: Operation, operands: Operands, fold: IntegerFolder): FoldResult =>
  one(foldIntegers(operands, op.result(0).type, fold));

export const addIOp = {
  canonicalizationPatterns: addIPatterns,

  /** x + 0 = x, (x - y) + y = x, y + (x - y) = x. */
  fold(op: AddIOp, operands: Operands): FoldResult {
    const { lhs, rhs } = op;
    if (isInteger(operands[1], 0n)) return [lhs];
    const left = lhs.definingOp;
    if (left instanceof SubIOp && left.rhs === rhs) return [left.lhs];
    const right = rhs.definingOp;
    if (right instanceof SubIOp && right.rhs === lhs) return [right.lhs];
    return foldWith(op, operands, (a, b) => a + b);
  },
};

export const subIOp = {
  canonicalizationPatterns: subIPatterns,

  /** x - x = 0, x - 0 = x, (x + y) - y = x, (x + y) - x = y. */
  fold(op: SubIOp, operands: Operands): FoldResult {
    const { lhs, rhs } = op;
    if (lhs === rhs) {
      const zero = integerConstant(op.result(0).type, 0n);
      if (zero) return [zero];
    }
    if (isInteger(operands[1], 0n)) return [lhs];
    const left = lhs.definingOp;
    if (left instanceof AddIOp && left.rhs === rhs) return [left.lhs];
    if (left instanceof AddIOp && left.lhs === rhs) return [left.rhs];
    return foldWith(op, operands, (a, b) => a - b);
  },
};

export const mulIOp = {
  canonicalizationPatterns: mulIPatterns,

  /** x * 0 = 0, x * 1 = x. */
  fold(op: MulIOp, operands: Operands): FoldResult {
    if (isInteger(operands[1], 0n)) return [op.rhs];
    if (isInteger(operands[1], 1n)) return [op.lhs];
    return foldWith(op, operands, (a, b) => a * b);
  },

  /** `c4_vscale` for 4 times `vector.vscale`, which is known by its name only, as vector needs arith. */
  asmResultNames(op: MulIOp, setName: (value: Value, name: string) => void): void {
    const { lhs, rhs } = op;
    if (!(lhs.type instanceof IndexType)) return;
    const factor = vscaleFactor(lhs, rhs) ?? vscaleFactor(rhs, lhs);
    if (factor !== undefined) setName(op.result(), `c${factor}_vscale`);
  },
};

function vscaleFactor(constant: Value, vscale: Value): bigint | undefined {
  if (vscale.definingOp?.name !== 'vector.vscale') return undefined;
  const value = matchConstant(constant);
  return value instanceof IntegerAttr ? value.value : undefined;
}

/** (x * y) / y = x, where the product cannot overflow. */
function foldDivMul({ lhs, rhs }: DivisionOp, flag: IntegerOverflowFlags): Value | undefined {
  const product = lhs.definingOp;
  if (!(product instanceof MulIOp) || (product.overflowFlags & flag) === 0) return undefined;
  if (product.lhs === rhs) return product.rhs;
  return product.rhs === rhs ? product.lhs : undefined;
}

/**
 * Returns a folder for the elements of one fold of `arith.floordivsi`, in order: an element that is divided by zero stays what it is and one that overflows
 * wraps. Only what the last element is decides whether the fold counts. Source: FloorDivSIOp::fold of mlir/lib/Dialect/Arith/IR/ArithOps.cpp,
 * whose flag of overflows each division sets anew.
 */
function floorDivisions(): { readonly fold: IntegerFolder; readonly counts: () => boolean } {
  let counts = true;
  const fold: IntegerFolder = (a, b, width) => {
    const dividend = BigInt.asIntN(width, a);
    const quotient = b === 0n ? dividend : floorDiv(dividend, BigInt.asIntN(width, b));
    counts = b !== 0n && BigInt.asIntN(width, quotient) === quotient;
    return quotient;
  };
  return { fold, counts: () => counts };
}

/** Returns a folder of signed numbers; what overflows is left alone, as is division by zero. */
function signed(divide: (a: bigint, b: bigint) => bigint): IntegerFolder {
  return (a, b, width) => {
    if (b === 0n) return undefined;
    const result = divide(BigInt.asIntN(width, a), BigInt.asIntN(width, b));
    return BigInt.asIntN(width, result) === result ? result : undefined;
  };
}

/** Returns a folder of unsigned numbers; division by zero is left alone. */
function unsigned(divide: (a: bigint, b: bigint) => bigint): IntegerFolder {
  return (a, b) => (b === 0n ? undefined : divide(a, b));
}

/** Returns `fold`, which leaves alone what upstream divides with opposite signs by way of a negation that overflows. */
function withoutNegatedMinimum(fold: IntegerFolder): IntegerFolder {
  return (a, b, width) => {
    const minimum = 1n << BigInt(width - 1);
    return a !== 0n && (a === minimum || b === minimum) ? undefined : fold(a, b, width);
  };
}

const floorDiv = (a: bigint, b: bigint): bigint => (a % b !== 0n && a < 0n !== b < 0n ? a / b - 1n : a / b);
const ceilDiv = (a: bigint, b: bigint): bigint => (a % b !== 0n && a < 0n === b < 0n ? a / b + 1n : a / b);

/** x / 1 = x; products are divided where `flag` says that they do not overflow. */
function division<T extends DivisionOp>(fold: IntegerFolder, flag?: IntegerOverflowFlags) {
  return {
    fold(op: T, operands: Operands): FoldResult {
      if (isInteger(operands[1], 1n)) return [op.lhs];
      const factor = flag === undefined ? undefined : foldDivMul(op, flag);
      return factor ? [factor] : foldWith(op, operands, fold);
    },
  };
}

export const divUIOp = division<DivUIOp>(
  unsigned((a, b) => a / b),
  IntegerOverflowFlags.nuw,
);
export const divSIOp = division<DivSIOp>(
  signed((a, b) => a / b),
  IntegerOverflowFlags.nsw,
);
export const ceilDivUIOp = division<CeilDivUIOp>(unsigned(ceilDiv));
export const ceilDivSIOp = division<CeilDivSIOp>(withoutNegatedMinimum(signed(ceilDiv)));
export const floorDivSIOp = {
  fold(op: FloorDivSIOp, operands: Operands): FoldResult {
    const { fold, counts } = floorDivisions();
    const folded = division<FloorDivSIOp>(fold).fold(op, operands);
    return counts() ? folded : undefined;
  },
};

/** x % 1 = 0. */
function remainder<T extends RemUIOp | RemSIOp>(fold: IntegerFolder) {
  return {
    fold(op: T, operands: Operands): FoldResult {
      if (isInteger(operands[1], 1n)) return one(integerConstant(op.result(0).type, 0n));
      return foldWith(op, operands, fold);
    },
  };
}

export const remUIOp = remainder<RemUIOp>(unsigned((a, b) => a % b));
export const remSIOp = remainder<RemSIOp>(signed((a, b) => a % b));
