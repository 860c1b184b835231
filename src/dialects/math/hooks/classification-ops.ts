import { type Attribute } from '../../../ir/attribute.ts';
import { type FloatAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { bitLength, floatFormat, leastExponent } from '../../../support/float-bits.ts';
import { isNaNAttr, partsOfFloat } from '../../arith/constant-folding.ts';
import { foldTest } from '../constant-folding.ts';

/** Returns the hooks of an operation that asks what kind of float its operand is. */
function testing(test: (value: FloatAttr) => boolean) {
  return {
    fold(_op: Operation, operands: readonly (Attribute | undefined)[]): FoldResult {
      const folded = foldTest(operands, test);
      return folded && [folded];
    },
  };
}

/** Tells whether the float is finite and has the full precision of its format. */
function isNormal(value: FloatAttr): boolean {
  const parts = partsOfFloat(value);
  const least = leastExponent(floatFormat[value.type.kind]);
  return parts.kind === 'finite' && parts.exponent + bitLength(parts.significand) > least;
}

/** Kinds of floats. Source: mlir/lib/Dialect/Math/IR/MathOps.cpp. */
export const classificationOps = {
  IsFiniteOp: testing((value) => partsOfFloat(value).kind === 'finite'),
  IsInfOp: testing((value) => partsOfFloat(value).kind === 'infinity'),
  IsNaNOp: testing(isNaNAttr),
  IsNormalOp: testing(isNormal),
};
