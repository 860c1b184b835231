import { type Attribute } from '../../../ir/attribute.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { matchInteger } from '../../../rewrite/fold.ts';
import { PoisonAttr } from '../../ub/generated/ub-attributes.gen.ts';
import { type AddOp, type DivOp, type MaxOp, type MinOp, type MulOp } from '../generated/shape-ops.gen.ts';
import { likeBothOperands, sizeOfSizes } from '../infer-types.ts';
import { verifySizeResult } from '../verify-errors.ts';

/** Arithmetic of sizes. Source: mlir/lib/Dialect/Shape/IR/Shape.cpp. */

type Constants = readonly (Attribute | undefined)[];

/** Returns what `compute` makes of two sizes that are known, as an index; undefined where it makes nothing. */
function foldSizes([lhs, rhs]: Constants, compute: (a: bigint, b: bigint) => bigint | undefined): FoldResult {
  if (!(lhs instanceof IntegerAttr && rhs instanceof IntegerAttr)) return undefined;
  const value = compute(lhs.value, rhs.value);
  return value === undefined ? undefined : [IntegerAttr.get(IndexType.get(lhs.context), value)];
}

const arithmetic = { interfaces: sizeOfSizes, verify: verifySizeResult, verifiesSignatureOnly: true };

export const addOp = {
  ...arithmetic,
  /** A size of 0 is added, as upstream does; an index of 0 is not. */
  fold(op: AddOp, constants: Constants): FoldResult {
    if (op.rhs.type instanceof IndexType && matchInteger(op.rhs) === 0n) return [op.lhs];
    const poison = constants.find((constant) => constant instanceof PoisonAttr);
    return poison ? [poison] : foldSizes(constants, (a, b) => a + b);
  },
};

export const mulOp = {
  ...arithmetic,
  fold: (_: MulOp, constants: Constants): FoldResult => foldSizes(constants, (a, b) => a * b),
};

export const divOp = {
  ...arithmetic,
  /** Differs from rounding down where the quotient is between -1 and 0, as upstream does. */
  fold: (_: DivOp, constants: Constants): FoldResult =>
    foldSizes(constants, (a, b) => {
      if (b === 0n) return undefined;
      const quotient = a / b;
      return quotient < 0n && a % b !== 0n ? quotient - 1n : quotient;
    }),
};

const chooseEqual = {
  interfaces: likeBothOperands,
  fold: ({ lhs, rhs }: MaxOp | MinOp): FoldResult => (lhs === rhs ? [lhs] : undefined),
};

export const maxOp = chooseEqual;
export const minOp = chooseEqual;
