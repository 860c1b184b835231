import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type ElementFolder } from '../../arith/constant-folding.ts';
import { folding } from '../constant-folding.ts';

/** The width that index is taken to have. */
const indexWidth = 64;

function widthOf(type: IntegerType | IndexType): number {
  return type instanceof IntegerType ? type.width : indexWidth;
}

/** Folds a function of one integer, which it gets signed, with its width. */
function ofInteger(evaluate: (value: bigint, width: number) => bigint | number): ElementFolder {
  return (element) => {
    if (!(element instanceof IntegerAttr)) return undefined;
    const width = widthOf(element.type);
    return IntegerAttr.get(element.type, evaluate(BigInt.asIntN(width, element.value), width));
  };
}

/** Returns the bits of an integer in two's complement, most significant first. */
function bitString(value: bigint, width: number): string {
  return BigInt.asUintN(width, value).toString(2).padStart(width, '0');
}

/** Counts the zeros at the start of `bits`. */
function leadingZeros(bits: string): number {
  const first = bits.indexOf('1');
  return first < 0 ? bits.length : first;
}

/** Counts the zeros at the end of `bits`. */
function trailingZeros(bits: string): number {
  return bits.length - 1 - bits.lastIndexOf('1');
}

/** Folds powers. A negative power is a fraction, which rounds to zero but where the base is 1 or -1; of zero there is none. */
const power: ElementFolder = (lhs, rhs) => {
  if (!(lhs instanceof IntegerAttr && rhs instanceof IntegerAttr)) return undefined;
  const width = widthOf(lhs.type);
  const [base, exponent] = [BigInt.asIntN(width, lhs.value), BigInt.asIntN(width, rhs.value)];
  if (exponent >= 0n) return IntegerAttr.get(lhs.type, modularPower(base, exponent, width));
  if (base === 0n) return undefined;
  if (base === 1n) return lhs;
  if (base === -1n) return IntegerAttr.get(lhs.type, exponent % 2n === 0n ? 1n : -1n);
  return IntegerAttr.get(lhs.type, 0n);
};

/** Returns `base` to the power of `exponent`, modulo 2 to the power of `width`. */
function modularPower(base: bigint, exponent: bigint, width: number): bigint {
  let result = 1n;
  let square = BigInt.asUintN(width, base);
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = BigInt.asUintN(width, result * square);
    square = BigInt.asUintN(width, square * square);
  }
  return result;
}

/** Operations on integers. Source: mlir/lib/Dialect/Math/IR/MathOps.cpp. */
export const integerOps = {
  AbsIOp: folding(ofInteger((value) => (value < 0n ? -value : value))),
  CountLeadingZerosOp: folding(ofInteger((value, width) => leadingZeros(bitString(value, width)))),
  CountTrailingZerosOp: folding(ofInteger((value, width) => trailingZeros(bitString(value, width)))),
  CtPopOp: folding(ofInteger((value, width) => bitString(value, width).replaceAll('0', '').length)),
  IPowIOp: folding(power),
};
