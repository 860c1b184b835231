import { type RewritePattern } from '../../ir/pattern-match.ts';
import { RemoveNothing } from '../tt/patterns/same-values.ts';
import { reshapeBackPatterns, reshapePatterns, transposePatterns } from '../tt/patterns/shape-patterns.ts';
import { BroadcastOp, ReshapeOp, SqueezeOp, TransposeOp, UnsqueezeOp } from './generated/ttir-ops.gen.ts';
import { KeepReducedDims } from './keep-reduced-dims.ts';
import { MoveConstant, sameElements, transposedElements } from './move-constant.ts';
import { reductionOps } from './reduction-ops.ts';

/** What changes nothing but the shape. */
const reshapes = [ReshapeOp, SqueezeOp, UnsqueezeOp];

export const reshapeOpPatterns = (): readonly RewritePattern[] => [
  ...reshapePatterns(ReshapeOp, reshapes),
  new MoveConstant(ReshapeOp, sameElements),
];

export const squeezeOpPatterns = (): readonly RewritePattern[] => [
  ...reshapeBackPatterns(SqueezeOp, reshapes),
  new MoveConstant(SqueezeOp, sameElements),
];

export const transposeOpPatterns = (): readonly RewritePattern[] => [
  ...transposePatterns(TransposeOp),
  new MoveConstant(TransposeOp, transposedElements),
];

export const unsqueezeOpPatterns = (): readonly RewritePattern[] => [
  ...reshapeBackPatterns(UnsqueezeOp, reshapes),
  new MoveConstant(UnsqueezeOp, sameElements),
];

/** Returns the patterns that remove changes of shapes. Constants of equal elements that are broadcast stay: an operation that broadcasts reads one tile of them, where the whole tensor would go over the host bus. */
export function shapeChangePatterns(): readonly RewritePattern[] {
  return [
    new RemoveNothing(BroadcastOp),
    ...reshapeOpPatterns(),
    ...squeezeOpPatterns(),
    ...transposeOpPatterns(),
    ...unsqueezeOpPatterns(),
    ...reductionOps.map((each) => new KeepReducedDims(each)),
  ];
}
