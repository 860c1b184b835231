import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { ComplexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { BroadcastInDimOp, ReshapeOp } from './generated/stablehlo-ops.gen.ts';

/** How many operations that only move equal elements are looked through. */
const maxSteps = 16;

/** Returns the number that all elements of a value are known to be; it may have been broadcast or reshaped. */
export function splatNumber(value: Value): number | undefined {
  let source = value;
  for (let step = 0; step < maxSteps; step++) {
    const constant = matchConstant(source);
    if (constant instanceof DenseElementsAttr) {
      const isNumber =
        constant.isSplat && constant.type.numElements > 0 && !(constant.elementType instanceof ComplexType);
      return isNumber ? constant.numberAt(0) : undefined;
    }
    const op = source.definingOp;
    if (!(op instanceof BroadcastInDimOp || op instanceof ReshapeOp)) return undefined;
    source = op.operandValue;
  }
  return undefined;
}
