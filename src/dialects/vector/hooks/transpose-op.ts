import { type DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type InferIntRangeMethods } from '../../../ir/interfaces/integer-range.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type TransposeOp } from '../generated/vector-ops.gen.ts';
import { foldTranspose } from '../folding/fold-shapes.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { FoldTransposeCreateMask } from '../patterns/mask-value-patterns.ts';
import {
  FoldTransposeShapeCast,
  FoldTransposeBroadcast,
  FoldTransposeFromElements,
  TransposeFolder,
} from '../patterns/transpose-patterns.ts';
import { FoldTransposeSplat } from '../patterns/splat-patterns.ts';

/** Source: TransposeOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const transposeOp = {
  verify(op: TransposeOp): LogicalResult {
    const [source, result] = [op.vector.type as VectorType, op.result().type as VectorType];
    const { permutation } = op;
    const { rank } = source;
    if (result.rank !== rank) return op.emitOpError(`vector result rank mismatch: ${result.rank}`);
    if (permutation.length !== rank) return op.emitOpError(`transposition length mismatch: ${permutation.length}`);
    for (const [i, dim] of permutation.entries()) {
      if (dim < 0 || dim >= rank) {
        const exact = (op.properties.get('permutation') as DenseArrayAttr).values[i]!;
        return op.emitOpError(`transposition index out of range: ${exact}`);
      }
      if (permutation.indexOf(dim) < i) return op.emitOpError(`duplicate position index: ${dim}`);
      if (result.shape[i] !== source.shape[dim]) return op.emitOpError(`dimension size mismatch at: ${dim}`);
    }
    return true;
  },

  fold: foldTranspose,
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new FoldTransposeCreateMask(),
    new FoldTransposeShapeCast(),
    new FoldTransposeSplat(),
    new TransposeFolder(),
    new FoldTransposeFromElements(),
    new FoldTransposeBroadcast(),
  ],

  interfaces: {
    InferIntRangeInterface: (): InferIntRangeMethods => ({ inferResultRanges: ([vector]) => [vector] }),
  },
};
