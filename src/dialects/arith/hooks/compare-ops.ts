import { boolAttr, FloatAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { type Type } from '../../../ir/type.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, VectorType } from '../../../ir/types/shaped-types.ts';
import { compareParts } from '../../../support/wide-floats.ts';
import { PoisonAttr } from '../../ub/generated/ub-attributes.gen.ts';
import { boolConstant, foldIntegers, isInteger, type Operands, partsOfFloat } from '../constant-folding.ts';
import { type CmpFOp, type CmpIOp, ExtSIOp, ExtUIOp } from '../generated/arith-ops.gen.ts';
import { CmpFIntToFPConst } from '../patterns/compare-int-to-fp.ts';
import { cmpIPatterns } from '../patterns/compare-patterns.ts';
import { compareFloats } from '../predicates.ts';
import { compareIntegers, holdsOfEquals, swapPredicate } from '../../../support/integer-predicates.ts';
import { one } from './integer-ops.ts';

/** Comparisons. Source: mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */

/** Tells whether the type is i1 or a vector of it. */
function isBoolOrVector(type: Type): boolean {
  const element = type instanceof VectorType ? type.elementType : type;
  return element instanceof IntegerType && element.width === 1;
}

function isBoolElement(type: Type): boolean {
  const element = elementTypeOrSelf(type);
  return element instanceof IntegerType && element.width === 1;
}

export const cmpIOp = {
  canonicalizationPatterns: cmpIPatterns,

  /** Of equal operands; x != 0 and x == 1 of i1, extended or not; constants go to the right. */
  fold(op: CmpIOp, operands: Operands): FoldResult {
    const { lhs, rhs, predicate } = op;
    const { type } = op.result(0);
    if (lhs === rhs) {
      const answer = boolConstant(type, holdsOfEquals(predicate));
      if (answer) return [answer];
    }
    if (predicate === 'ne' && isInteger(operands[1], 0n)) {
      const extension = lhs.definingOp;
      if ((extension instanceof ExtSIOp || extension instanceof ExtUIOp) && isBoolOrVector(extension.in.type)) {
        return [extension.in];
      }
      if (isBoolElement(lhs.type)) return [lhs];
    }
    if (predicate === 'eq' && isInteger(operands[1], 1n) && isBoolElement(lhs.type)) return [lhs];
    if (operands[0] && !operands[1]) {
      op.predicate = swapPredicate(predicate);
      op.setOperand(0, rhs);
      op.setOperand(1, lhs);
      return 'updated';
    }
    // Other than the operations on one type this one is only folded where both are known, and neither is poison.
    if (operands.some((operand) => !operand || operand instanceof PoisonAttr)) return undefined;
    return one(foldIntegers(operands, type, (a, b, width) => (compareIntegers(predicate, a, b, width) ? 1n : 0n)));
  },
};

export const cmpFOp = {
  canonicalizationPatterns: (): readonly RewritePattern[] => [new CmpFIntToFPConst()],

  /** With a NaN the other operand does not matter. */
  fold(op: CmpFOp, operands: Operands): FoldResult {
    const [lhs, rhs] = operands.map((operand) => (operand instanceof FloatAttr ? partsOfFloat(operand) : undefined));
    const hasNaN = lhs?.kind === 'nan' || rhs?.kind === 'nan';
    if (!hasNaN && !(lhs && rhs)) return undefined;
    return [boolAttr(op.context, compareFloats(op.predicate, hasNaN ? NaN : compareParts(lhs!, rhs!), 0))];
  },
};
