import { type InferIntRangeMethods } from '../../../ir/interfaces/integer-range.ts';
import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ShapeCastOp } from '../generated/vector-ops.gen.ts';
import { foldShapeCast } from '../folding/fold-shapes.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { ShapeCastCreateMaskFolderTrailingOneDim } from '../patterns/mask-value-patterns.ts';
import { ShapeCastBroadcastFolder } from '../patterns/broadcast-patterns.ts';

const countScalable = ({ scalableDims }: VectorType): number => scalableDims.filter(Boolean).length;

/** Source: ShapeCastOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const shapeCastOp = {
  verify(op: ShapeCastOp): LogicalResult {
    const [source, result] = [op.source.type as VectorType, op.result().type as VectorType];
    if (source.elementType !== result.elementType) {
      return op.emitOpError('has different source and result element types');
    }
    const verifyEqual = (what: string, from: number, to: number): LogicalResult =>
      from === to || op.emitOpError(`has different number of ${what} at source (${from}) and result (${to})`);
    return (
      verifyEqual('elements', source.numElements, result.numElements) &&
      verifyEqual('scalable dims', countScalable(source), countScalable(result))
    );
  },
  verifiesSignatureOnly: true,

  fold: foldShapeCast,
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new ShapeCastCreateMaskFolderTrailingOneDim(),
    new ShapeCastBroadcastFolder(),
  ],

  interfaces: {
    InferIntRangeInterface: (): InferIntRangeMethods => ({ inferResultRanges: ([source]) => [source] }),
  },
};
