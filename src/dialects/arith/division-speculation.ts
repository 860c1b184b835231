import { type IntegerRange } from '../../affine/affine-range.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { InferIntRangeInterface } from '../../ir/interfaces/integer-range.ts';
import { type ConditionallySpeculatableMethods } from '../../ir/interfaces/speculation.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { signedValue, unsignedValue } from './constant-folding.ts';

/** Divisions are undefined by zero, and signed ones by -1, which overflows for one dividend. Source: arith::DivSIOp, DivUIOp. */
function speculateUnless(excluded: readonly bigint[], numberOf: (constant: IntegerAttr) => bigint) {
  const isSafe = (divisor: Value): boolean => {
    const range = rangeOf(divisor, numberOf);
    return range !== undefined && excluded.every((value) => value < range.least || value > range.greatest);
  };
  return {
    interfaces: {
      ConditionallySpeculatable: (op: Operation): ConditionallySpeculatableMethods => ({
        speculatability: isSafe(op.operand(1)) ? 'always' : 'never',
      }),
    },
  };
}

/** Returns what the value, all its elements together, lies between; undefined where that is not known. */
function rangeOf(value: Value, numberOf: (constant: IntegerAttr) => bigint): IntegerRange | undefined {
  const constant = matchConstant(value);
  if (!constant) return value.definingOp && InferIntRangeInterface.of(value.definingOp)?.unconditionalRange;
  let range: IntegerRange | undefined;
  const count = constant instanceof DenseElementsAttr && !constant.isSplat ? constant.type.numElements : 1;
  for (let i = 0; i < count; i++) {
    const element = constant instanceof DenseElementsAttr ? constant.attributeAt(i) : constant;
    if (!(element instanceof IntegerAttr)) return undefined;
    const number = numberOf(element);
    range = {
      least: range && range.least < number ? range.least : number,
      greatest: range && range.greatest > number ? range.greatest : number,
    };
  }
  return range;
}

/** Hooks of signed divisions. */
export const signedDivision = speculateUnless([0n, -1n], signedValue);
/** Hooks of unsigned divisions. */
export const unsignedDivision = speculateUnless([0n], unsignedValue);
