import { type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { inferCast, inferFromKnown, type InferIntRangeMethods } from '../../ir/interfaces/integer-range.ts';
import { type Operation } from '../../ir/operation.ts';
import { ConstantIntRanges } from '../../support/constant-int-ranges.ts';
import { decidePredicate } from '../../support/integer-predicates.ts';
import {
  type BoolConstantOp,
  type CastSOp,
  type CastUOp,
  type CmpOp,
  type ConstantOp,
} from './generated/index-ops.gen.ts';

/**
 * What numbers lie between that operations of index make, whether it has 32 or 64 bits.
 * Source: InferIntRangeInterfaceImpls.cpp and inferIndexOp of mlir/lib/Interfaces/Utils/InferIntRangeCommon.cpp.
 */

type Infer = (lhs: ConstantIntRanges, rhs: ConstantIntRanges) => ConstantIntRanges;

/** Which ends of ranges say whether both widths agree. */
type Ends = 'signed' | 'unsigned' | 'both';

const hook = <T extends Operation>(InferIntRangeInterface: (op: T) => InferIntRangeMethods) => ({
  interfaces: { InferIntRangeInterface },
});

/** Of operations on two numbers: that of 64 bits, and where 32 bits make something else, that too. */
export const rangeOfBinary = (infer: Infer, ends: Ends) =>
  hook(() =>
    inferFromKnown(([lhs, rhs]) => {
      const whole = infer(lhs!, rhs!);
      const half = infer(lhs!.truncate(32), rhs!.truncate(32));
      return agree(whole.truncate(32), half, ends) ? whole : whole.union(extended(half));
    }),
  );

function agree(a: ConstantIntRanges, b: ConstantIntRanges, ends: Ends): boolean {
  const isSigned = a.smin === b.smin && a.smax === b.smax;
  const isUnsigned = a.umin === b.umin && a.umax === b.umax;
  if (ends === 'both') return isSigned && isUnsigned;
  return ends === 'signed' ? isSigned : isUnsigned;
}

/** Returns the range whose unsigned ends are extended with zeros, and whose signed ones with the sign. */
function extended({ umin, umax, smin, smax }: ConstantIntRanges): ConstantIntRanges {
  return new ConstantIntRanges(64, umin, umax, smin, smax);
}

const rangeOfCast = (extend: (range: ConstantIntRanges, width: number) => ConstantIntRanges) =>
  hook((op: CastSOp | CastUOp) => inferCast(op, extend));

export const rangeOfSignedCast = rangeOfCast((range, width) => range.extendSigned(width));
export const rangeOfUnsignedCast = rangeOfCast((range, width) => range.extendUnsigned(width));

/** Of a comparison it is true or false where both widths say so. */
export const rangeOfComparison = hook(({ pred }: CmpOp) =>
  inferFromKnown(([lhs, rhs]) => {
    const whole = decidePredicate(pred, lhs!, rhs!);
    const half = decidePredicate(pred, lhs!.truncate(32), rhs!.truncate(32));
    return whole === undefined || whole !== half
      ? ConstantIntRanges.max(1)
      : ConstantIntRanges.constant(1, whole ? 1n : 0n);
  }),
);

export const rangeOfSize = hook(() => inferFromKnown(() => ConstantIntRanges.unsigned(64, 32n, 64n)));
export const rangeOfConstant = hook((op: ConstantOp) =>
  inferFromKnown(() => ConstantIntRanges.constant(64, (op.properties.get('value') as IntegerAttr).value)),
);
export const rangeOfBool = hook(({ value }: BoolConstantOp) =>
  inferFromKnown(() => ConstantIntRanges.constant(1, value ? 1n : 0n)),
);
