import { type Attribute } from '../../ir/attribute.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import {
  inferCast,
  inferFromKnown,
  type InferIntRangeMethods,
  type IntegerValueRange,
} from '../../ir/interfaces/integer-range.ts';
import { type Operation } from '../../ir/operation.ts';
import { ConstantIntRanges } from '../../support/constant-int-ranges.ts';
import { type KnownNotToOverflow } from '../../support/infer-int-ranges.ts';
import { decidePredicate } from '../../support/integer-predicates.ts';
import { unsignedValue, widthOf } from './constant-folding.ts';
import { IntegerOverflowFlags } from './generated/arith-enums.gen.ts';
import {
  type CmpIOp,
  type ConstantOp,
  type ExtSIOp,
  type ExtUIOp,
  type IndexCastOp,
  type IndexCastUIOp,
  type TruncIOp,
} from './generated/arith-ops.gen.ts';

/** What integers lie between that operations of arith make. Source: mlir/lib/Dialect/Arith/IR/InferIntRangeInterfaceImpls.cpp. */

type Infer = (lhs: ConstantIntRanges, rhs: ConstantIntRanges) => ConstantIntRanges;
type InferWithFlags = (lhs: ConstantIntRanges, rhs: ConstantIntRanges, known: KnownNotToOverflow) => ConstantIntRanges;
type CastOp = ExtSIOp | ExtUIOp | IndexCastOp | IndexCastUIOp | TruncIOp;

/** Returns the hook that gives an operation the interface. */
const hook = <T extends Operation>(InferIntRangeInterface: (op: T) => InferIntRangeMethods) => ({
  InferIntRangeInterface,
});

/** Of operations on two integers. */
export const rangeOfBinary = (infer: Infer) => hook(() => inferFromKnown(([lhs, rhs]) => infer(lhs!, rhs!)));

/** Of operations that may say that they do not overflow. */
export const rangeWithFlags = (infer: InferWithFlags) =>
  hook(({ overflowFlags }: Operation & { readonly overflowFlags: IntegerOverflowFlags }) =>
    inferFromKnown(([lhs, rhs]) =>
      infer(lhs!, rhs!, {
        signed: (overflowFlags & IntegerOverflowFlags.nsw) !== 0,
        unsigned: (overflowFlags & IntegerOverflowFlags.nuw) !== 0,
      }),
    ),
  );

/** Of casts between widths, index having 64 bits. */
const rangeOfCast = (extend: (range: ConstantIntRanges, width: number) => ConstantIntRanges) =>
  hook((op: CastOp) => inferCast(op, extend));

export const rangeOfUnsignedCast = rangeOfCast((range, width) => range.extendUnsigned(width));
export const rangeOfSignedCast = rangeOfCast((range, width) => range.extendSigned(width));

/** Of a constant it is the one integer, or what its elements lie between. */
export const rangeOfConstant = hook(({ value }: ConstantOp) => ({
  inferResultRanges: () => [rangeOfAttribute(value)],
}));

function rangeOfAttribute(value: Attribute): IntegerValueRange {
  if (value instanceof IntegerAttr) return ConstantIntRanges.constant(widthOf(value.type), unsignedValue(value));
  if (!(value instanceof DenseElementsAttr)) return undefined;
  let range: IntegerValueRange;
  const count = value.isSplat ? Math.min(1, value.type.numElements) : value.type.numElements;
  for (let i = 0; i < count; i++) {
    const element = rangeOfAttribute(value.attributeAt(i));
    if (!element) return undefined;
    range = range?.union(element) ?? element;
  }
  return range;
}

/** Of a comparison it is true or false where the operands' ranges decide it. */
export const rangeOfComparison = hook(({ predicate }: CmpIOp) =>
  inferFromKnown(([lhs, rhs]) => {
    const answer = decidePredicate(predicate, lhs!, rhs!);
    return answer === undefined ? ConstantIntRanges.max(1) : ConstantIntRanges.constant(1, answer ? 1n : 0n);
  }),
);

/** Of a choice it is that of the value that a known condition chooses, else that of both. */
export const rangeOfSelect = hook(() => ({
  inferResultRanges: ([condition, trueCase, falseCase]: readonly IntegerValueRange[]) => {
    const chosen = condition?.constantValue;
    if (chosen !== undefined) return [chosen === 0n ? falseCase : trueCase];
    return [trueCase && falseCase ? trueCase.union(falseCase) : (trueCase ?? falseCase)];
  },
}));
