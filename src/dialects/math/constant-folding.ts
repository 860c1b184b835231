import { type Attribute } from '../../ir/attribute.ts';
import { DenseElementsAttr, splatElements } from '../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../ir/op-info.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { likeWithElement, RankedTensorType, VectorType } from '../../ir/types/shaped-types.ts';
import { type ElementFolder, foldElements, type Operands } from '../arith/constant-folding.ts';

/** Hooks of operations that fold constants, scalars, vectors and tensors alike. */

/** Returns the hooks of an operation whose constants `fold` folds. */
export function folding(fold: ElementFolder) {
  return {
    fold(op: Operation, operands: Operands): FoldResult {
      const folded = foldElements(operands, op.result(0).type, fold);
      return folded && [folded];
    },
  };
}

/** Returns the i1, or the splat of it, that says what `test` says of a float constant or splat. */
export function foldTest([operand]: Operands, test: (value: FloatAttr) => boolean): Attribute | undefined {
  const answer = (value: Attribute): IntegerAttr | undefined =>
    value instanceof FloatAttr ? IntegerAttr.get(IntegerType.get(value.context, 1), test(value) ? 1 : 0) : undefined;
  if (!(operand instanceof DenseElementsAttr)) return operand && answer(operand);
  // Other tensors are left alone, as upstream.
  const { isSplat, type } = operand;
  if (!isSplat || !(type instanceof RankedTensorType || type instanceof VectorType)) return undefined;
  const element = answer(operand.attributeAt(0));
  return element && splatElements(likeWithElement(type, element.type as IntegerType), element);
}
