import { type Attribute } from '../../ir/attribute.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';

/**
 * What operations make of constants where targets whose index has 32 bits and such with 64 agree.
 * Source: mlir/lib/Dialect/Index/IR/IndexOps.cpp.
 */

/** Makes a number of `width` bits of two, which it gets unsigned; the result is taken modulo the width. Undefined where there is none. */
export type Compute = (a: bigint, b: bigint, width: number) => bigint | undefined;

export const widths = [64, 32] as const;

/** Makes a function of signed numbers one of their bits. */
export const onSigned =
  (compute: (a: bigint, b: bigint) => bigint | undefined): Compute =>
  (a, b, width) =>
    compute(BigInt.asIntN(width, a), BigInt.asIntN(width, b));

/** Returns what `compute` makes of two constants of 64 bits, where half of these give the lower half of it. */
export function foldConstants(
  compute: Compute,
  lhs: Attribute | undefined,
  rhs: Attribute | undefined,
): IntegerAttr | undefined {
  if (!(lhs instanceof IntegerAttr && rhs instanceof IntegerAttr)) return undefined;
  const [whole, half] = widths.map((width) =>
    compute(BigInt.asUintN(width, lhs.value), BigInt.asUintN(width, rhs.value), width),
  );
  if (whole === undefined || half === undefined || BigInt.asUintN(32, whole - half) !== 0n) return undefined;
  return IntegerAttr.get(lhs.type, BigInt.asIntN(64, whole));
}
