import { DynamicIndexList } from '../../../builtin/dynamic-index-list.ts';
import { type DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { type InferIntRangeMethods } from '../../../ir/interfaces/integer-range.ts';
import { type Type } from '../../../ir/type.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { partType } from '../build-extract.ts';
import { type ExtractOp } from '../generated/vector-ops.gen.ts';
import { countMarks, findIndexOutside } from '../positions.ts';
import { foldExtract } from '../folding/fold-extract.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { ExtractOpFromBroadcast } from '../patterns/broadcast-patterns.ts';
import { ExtractOpFromCreateMask } from '../patterns/mask-value-patterns.ts';
import { FoldExtractFromFromElements, FoldExtractFromShapeCastToShapeCast } from '../patterns/element-patterns.ts';

/** Tells whether the first type is a vector of one element of the second one. */
function isVectorOfOne(type: Type | undefined, element: Type | undefined): boolean {
  return type instanceof VectorType && type.rank === 1 && type.shape[0] === 1 && type.elementType === element;
}

/** Source: ExtractOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const extractOp = {
  verify(op: ExtractOp): LogicalResult {
    const result = op.result().type;
    if (result instanceof VectorType && result.rank === 0) {
      return op.emitError('expected a scalar instead of a 0-d vector as the result type');
    }
    if (countMarks(op) !== op.dynamicPosition.length) {
      return op.emitOpError(
        'mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite',
      );
    }
    const source = op.source.type as VectorType;
    if (op.staticPosition.length > source.rank) {
      return op.emitOpError('expected position attribute of rank no greater than vector rank');
    }
    const outside = findIndexOutside(op, source);
    return (
      outside < 0 ||
      op.emitOpError(
        `expected position attribute #${outside + 1} to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)`,
      )
    );
  },

  fold: foldExtract,
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new ExtractOpFromBroadcast(),
    new ExtractOpFromCreateMask(),
    new FoldExtractFromShapeCastToShapeCast(),
    new FoldExtractFromFromElements(),
  ],
  directives: { DynamicIndexList },

  interfaces: {
    InferIntRangeInterface: (): InferIntRangeMethods => ({ inferResultRanges: ([source]) => [source] }),
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes({ operands, properties }) {
        const type = operands[0]!.type as VectorType;
        const { size } = properties.get('static_position') as DenseArrayAttr;
        return [partType(type, Math.min(size, type.rank))];
      },
      // A vector of one element may stand for the element.
      areCompatible: ([inferred], [actual]) => isVectorOfOne(inferred, actual) || isVectorOfOne(actual, inferred),
    }),
  },
};
