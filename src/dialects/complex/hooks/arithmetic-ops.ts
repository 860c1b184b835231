import { type Attribute } from '../../../ir/attribute.ts';
import { floatAttr } from '../../../ir/attributes/float-values.ts';
import { FloatAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { isZeroAttr } from '../../arith/constant-folding.ts';
import { complexParts } from '../constant-value.ts';
import { AddOp, ConjOp, type DivOp, ExpOp, LogOp, type MulOp, NegOp, SubOp } from '../generated/complex-ops.gen.ts';

/** Folders of arithmetic. Source: mlir/lib/Dialect/Complex/IR/ComplexOps.cpp. */

/** What two numbers are combined in. */
type Binary = AddOp | DivOp | MulOp | SubOp;

const isZero = (part: Attribute | undefined): boolean => part instanceof FloatAttr && isZeroAttr(part);

/** Tells whether both parts are 0, of any sign. */
const isComplexZero = (value: Attribute | undefined): boolean => complexParts(value)?.every(isZero) === true;

function isComplexOne(value: Attribute | undefined): boolean {
  const [real, imaginary] = complexParts(value) ?? [];
  return real instanceof FloatAttr && real === floatAttr(real.type, 1) && isZero(imaginary);
}

/** An operation of a number that undoes an operation of the other kind. */
const undoing = <T extends Operation & { readonly complex: Value }>(
  isInverse: (op: Operation | undefined) => op is T,
) => ({
  fold(op: { readonly complex: Value }): FoldResult {
    const inner = op.complex.definingOp;
    return isInverse(inner) ? [inner.complex] : undefined;
  },
});

const timesOne = {
  fold: (op: Binary, [, rhs]: readonly (Attribute | undefined)[]): FoldResult =>
    isComplexOne(rhs) ? [op.lhs] : undefined,
};

export const arithmeticOps = {
  AddOp: {
    fold(op: AddOp, [, rhs]: readonly (Attribute | undefined)[]): FoldResult {
      const [left, right] = [op.lhs.definingOp, op.rhs.definingOp];
      if (left instanceof SubOp && left.rhs === op.rhs) return [left.lhs];
      if (right instanceof SubOp && right.rhs === op.lhs) return [right.lhs];
      return isComplexZero(rhs) ? [op.lhs] : undefined;
    },
  },
  SubOp: {
    fold(op: SubOp, [, rhs]: readonly (Attribute | undefined)[]): FoldResult {
      const left = op.lhs.definingOp;
      if (left instanceof AddOp && left.rhs === op.rhs) return [left.lhs];
      return isComplexZero(rhs) ? [op.lhs] : undefined;
    },
  },
  MulOp: timesOne,
  DivOp: timesOne,
  NegOp: undoing((op) => op instanceof NegOp),
  ConjOp: undoing((op) => op instanceof ConjOp),
  ExpOp: undoing((op) => op instanceof LogOp),
  LogOp: undoing((op) => op instanceof ExpOp),
};
