import { printOp } from '../../asm/printer/print-op.ts';
import { ConstantOp } from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { walkOps } from '../../ir/walk.ts';
import { type DebugInfo } from '../schema/generated/common.gen.ts';
import { translateTTNNToCpp } from '../ttnn-to-cpp.ts';
import { elideElementsIfLarger } from './debug-text.ts';

/** Of more numbers than these, as trained weights are, texts would be several times as long as the rest of the binary, which has them too. */
const mostElementsInTexts = 2 ** 20;

/**
 * Returns the texts of a module that its programs carry. Of a module with many constant elements they leave out lists of elements, in MLIR,
 * and all of C++, which has no form without them.
 */
export function moduleTexts(module: Operation): DebugInfo {
  const isLarge = constantElements(module) > mostElementsInTexts;
  const source = printOp(module, isLarge ? { elideElementsIfLarger } : {});
  return { mlir: { name: 'ttnn', source }, cpp: (isLarge ? undefined : translateTTNNToCpp(module)) ?? '' };
}

function constantElements(module: Operation): number {
  let count = 0;
  walkOps(module, ConstantOp, ({ value }) => {
    if (value instanceof DenseElementsAttr && !value.isSplat) count += value.type.numElements;
    return 'advance';
  });
  return count;
}
