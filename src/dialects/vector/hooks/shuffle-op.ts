import { type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ShuffleOp } from '../generated/vector-ops.gen.ts';
import { foldShuffle } from '../folding/fold-shuffle.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { ShuffleSplat } from '../patterns/splat-patterns.ts';
import { Canonicalize0DShuffleOp, ShuffleInterleave } from '../patterns/shuffle-patterns.ts';

/** Returns how many rows the vector has: itself, if it has no dimensions. */
export const countRows = ({ shape }: VectorType): number => shape[0] ?? 1;

/** Source: ShuffleOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const shuffleOp = {
  verify(op: ShuffleOp): LogicalResult {
    const { mask } = op;
    const [first, second, result] = [op.v1, op.v2, op.vector].map(({ type }) => type as VectorType) as [
      VectorType,
      VectorType,
      VectorType,
    ];
    const rank = first.rank === 0 ? 1 : first.rank;
    if (first.rank !== second.rank || rank !== result.rank) return op.emitOpError('rank mismatch');
    const isSameSize = (size: number, dim: number): boolean =>
      dim === 0 || (size === second.shape[dim] && size === result.shape[dim]);
    if (!first.shape.every(isSameSize)) return op.emitOpError('dimension mismatch');
    if (mask.length === 0) return op.emitOpError('invalid mask length');
    if (mask.length !== result.shape[0]) return op.emitOpError('mask length mismatch');
    const count = countRows(first) + countRows(second);
    const wrong = mask.findIndex((row) => row < -1 || row >= count);
    return wrong < 0 || op.emitOpError(`mask index #${wrong + 1} out of range`);
  },

  fold: foldShuffle,
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new ShuffleSplat(),
    new ShuffleInterleave(),
    new Canonicalize0DShuffleOp(),
  ],

  interfaces: {
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes({ operands, properties }) {
        const type = operands[0]?.type;
        if (!(type instanceof VectorType)) return undefined;
        const length = (properties.get('mask') as DenseArrayAttr).size;
        return [VectorType.get([Math.max(1, length), ...type.shape.slice(1)], type.elementType)];
      },
    }),
  },
};
