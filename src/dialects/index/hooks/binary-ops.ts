import { type Attribute } from '../../../ir/attribute.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import {
  inferAdd,
  inferAnd,
  inferCeilDivS,
  inferCeilDivU,
  inferDivS,
  inferDivU,
  inferFloorDivS,
  inferMaxS,
  inferMaxU,
  inferMinS,
  inferMinU,
  inferMul,
  inferOr,
  inferRemS,
  inferRemU,
  inferShl,
  inferShrS,
  inferShrU,
  inferSub,
  inferXor,
} from '../../../support/infer-int-ranges.ts';
import * as compute from '../computations.ts';
import { type Compute, foldConstants } from '../fold-constants.ts';
import { AddOp, AndOp, MaxSOp, MaxUOp, MinSOp, MinUOp, MulOp, OrOp, XOrOp } from '../generated/index-ops.gen.ts';
import { CombineConstants } from '../patterns/combine-constants.ts';
import { rangeOfBinary } from '../range-inference.ts';

/** Operations on two numbers. Source: mlir/lib/Dialect/Index/IR/IndexOps.cpp. */

type Operands = readonly (Attribute | undefined)[];
/** Folds where the right operand is a constant, whatever the left one is. */
type FoldKnownRhs = (lhs: Value, rhs: IntegerAttr) => Value | Attribute | undefined;

const folded = (computation: Compute, knownRhs?: FoldKnownRhs) => ({
  fold(op: { readonly lhs: Value }, [lhs, rhs]: Operands): FoldResult {
    const constant = foldConstants(computation, lhs, rhs);
    const result = constant ?? (rhs instanceof IntegerAttr ? knownRhs?.(op.lhs, rhs) : undefined);
    return result && [result];
  },
});

/** Returns what puts two constants in a row together. */
const combined = (...[root, computation]: ConstructorParameters<typeof CombineConstants>) => ({
  canonicalizationPatterns: (): readonly RewritePattern[] => [new CombineConstants(root, computation)],
});

const neutral =
  (number: bigint): FoldKnownRhs =>
  (lhs, rhs) =>
    rhs.value === number ? lhs : undefined;
const neverOverflows = { signed: false, unsigned: false };

export const addOp = {
  ...folded(compute.add, neutral(0n)),
  ...combined(AddOp, compute.add),
  ...rangeOfBinary((a, b) => inferAdd(a, b, neverOverflows), 'both'),
};
export const subOp = {
  ...folded(compute.sub, neutral(0n)),
  ...rangeOfBinary((a, b) => inferSub(a, b, neverOverflows), 'both'),
};
export const mulOp = {
  ...folded(compute.mul, (lhs, rhs) => (rhs.value === 0n ? rhs : neutral(1n)(lhs, rhs))),
  ...combined(MulOp, compute.mul),
  ...rangeOfBinary((a, b) => inferMul(a, b, neverOverflows), 'both'),
};

export const divSOp = { ...folded(compute.divS), ...rangeOfBinary(inferDivS, 'signed') };
export const divUOp = { ...folded(compute.divU), ...rangeOfBinary(inferDivU, 'unsigned') };
export const ceilDivSOp = { ...folded(compute.ceilDivS), ...rangeOfBinary(inferCeilDivS, 'signed') };
export const ceilDivUOp = { ...folded(compute.ceilDivU), ...rangeOfBinary(inferCeilDivU, 'unsigned') };
export const floorDivSOp = { ...folded(compute.floorDivS), ...rangeOfBinary(inferFloorDivS, 'signed') };
export const remSOp = { ...folded(compute.remS), ...rangeOfBinary(inferRemS, 'signed') };
export const remUOp = { ...folded(compute.remU), ...rangeOfBinary(inferRemU, 'unsigned') };

export const maxSOp = {
  ...folded(compute.maxS),
  ...combined(MaxSOp, compute.maxS),
  ...rangeOfBinary(inferMaxS, 'signed'),
};
export const maxUOp = {
  ...folded(compute.maxU),
  ...combined(MaxUOp, compute.maxU),
  ...rangeOfBinary(inferMaxU, 'unsigned'),
};
export const minSOp = {
  ...folded(compute.minS),
  ...combined(MinSOp, compute.minS),
  ...rangeOfBinary(inferMinS, 'signed'),
};
export const minUOp = {
  ...folded(compute.minU),
  ...combined(MinUOp, compute.minU),
  ...rangeOfBinary(inferMinU, 'unsigned'),
};

export const shlOp = {
  ...folded(compute.shl),
  ...rangeOfBinary((a, b) => inferShl(a, b, neverOverflows), 'both'),
};
export const shrSOp = { ...folded(compute.shrS), ...rangeOfBinary(inferShrS, 'signed') };
export const shrUOp = { ...folded(compute.shrU), ...rangeOfBinary(inferShrU, 'unsigned') };

export const andOp = {
  ...folded(compute.and),
  ...combined(AndOp, compute.and),
  ...rangeOfBinary(inferAnd, 'unsigned'),
};
export const orOp = { ...folded(compute.or), ...combined(OrOp, compute.or), ...rangeOfBinary(inferOr, 'unsigned') };
export const xOrOp = {
  ...folded(compute.xor),
  ...combined(XOrOp, compute.xor),
  ...rangeOfBinary(inferXor, 'unsigned'),
};
