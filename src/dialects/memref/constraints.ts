import { type IntegerAttr, TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';
import { I32Attr, I64Attr, TypeAttr as AnyTypeAttr } from '../../builtin/attr-constraints.ts';
import { type AttrConstraint } from '../../ods/constraints.ts';
import { type Type } from '../../ir/type.ts';

/** Constraints of the memref dialect. Source: mlir/Dialect/MemRef/IR/MemRefOps.td, mlir/IR/CommonAttrConstraints.td. */

/** Returns the constraint on integers of `base` that are `accepted`. */
function confined(
  base: AttrConstraint<number>,
  words: string,
  accepted: (value: bigint) => boolean,
): AttrConstraint<number> {
  return {
    ...base,
    summary: `${base.summary} ${words}`,
    test: (attribute) => base.test(attribute) && accepted((attribute as IntegerAttr).value),
  };
}

const isPowerOfTwo = (value: bigint): boolean => value > 0n && (value & (value - 1n)) === 0n;

/** What an address is a multiple of, in bytes. */
export const AlignmentAttr = confined(
  I64Attr,
  'whose value is positive and whose value is a power of two > 0',
  isPowerOfTwo,
);

/** The same where the verifier checks that it is a power of two. */
export const AssumedAlignmentAttr = confined(I32Attr, 'whose value is positive', (value) => value > 0n);

/** How long something should stay in a cache, from 0 to 3. */
export const LocalityHintAttr = confined(
  I32Attr,
  'whose minimum value is 0 whose maximum value is 3',
  (value) => value >= 0n && value <= 3n,
);

export const MemRefTypeAttr: AttrConstraint<Type> = {
  ...AnyTypeAttr,
  summary: 'memref type attribute',
  test: (attribute) => attribute instanceof TypeAttr && attribute.value instanceof MemRefType,
  isStorable: AnyTypeAttr.test,
};
