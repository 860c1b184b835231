import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { type ShapedType } from '../../../ir/types/shaped-types.ts';
import { BlockArgument, OpResult, Value } from '../../../ir/value.ts';
import { knownIndex } from '../../../rewrite/mixed-indices.ts';
import { opClassName } from '../../../rewrite/pattern-names.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildIndexConstant } from '../../arith/build-index.ts';
import * as memref from '../../memref/generated/memref-ops.gen.ts';
import { DimOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { reifiedShape } from './reified-shape.ts';
import { resultSize, saysSizes } from './result-sizes.ts';

type AnyDimOp = DimOp | memref.DimOp;

/**
 * Computes a size of a result without the result. As upstream, a dimension that is not there is an error with which the pass goes on, and
 * the sizes that were made to look for it stay. Source: mlir/lib/Dialect/MemRef/Transforms/ResolveShapedTypeResultDims.cpp.
 */
class DimOfReifyRankedShapedTypeOpInterface extends OpRewritePattern<AnyDimOp> {
  readonly root: abstract new (...args: never[]) => AnyDimOp;
  override readonly debugName: string;

  constructor(root: abstract new (...args: never[]) => AnyDimOp) {
    super();
    this.root = root;
    this.debugName = `DimOfReifyRankedShapedTypeOpInterface<${opClassName(root)}>`;
  }

  matchAndRewrite(op: AnyDimOp, rewriter: PatternRewriter): LogicalResult {
    const { source, location } = op;
    const index = knownIndex(op.index);
    if (!(source instanceof OpResult) || index === undefined || !saysSizes(source.owner)) {
      return rewriter.notifyMatchFailure(op, 'no operation says the size');
    }
    const size = resultSize(rewriter, source, index);
    if (isMissing(source, index) && reifiedShape(rewriter, source))
      return source.owner.emitOpError('invalid dimension');
    if (size === undefined) return rewriter.notifyMatchFailure(op, 'the size is not known');
    rewriter.replaceOp(op, [size instanceof Value ? size : buildIndexConstant(rewriter, location, size)]);
    return true;
  }
}

/** Tells whether an operation has no such dimension. Differs: for `memref.assume_alignment` upstream reads a size behind the end of those that there are. */
function isMissing({ owner, type }: OpResult, dim: number): boolean {
  const { shape } = type as ShapedType;
  return shape !== undefined && (dim < 0 || dim >= shape.length) && !(owner instanceof memref.AssumeAlignmentOp);
}

/** Takes the size of an output of `scf.forall` inside of the loop in front of it: nothing there has another shape. */
class IterArgsToInitArgs extends OpRewritePattern<DimOp> {
  readonly root = DimOp;

  matchAndRewrite(op: DimOp, rewriter: PatternRewriter): LogicalResult {
    const { source } = op;
    const loop = source instanceof BlockArgument ? source.parentBlock!.parentOp : undefined;
    if (loop?.name !== 'scf.forall') return rewriter.notifyMatchFailure(op, 'no output of a loop');
    const numOutputs = loop.numResults;
    const fromLast = source.parentBlock!.arguments.length - (source as BlockArgument).argNumber;
    if (fromLast > numOutputs) return rewriter.notifyMatchFailure(op, 'the index of a loop');
    rewriter.modifyOpInPlace(op, () => op.setOperand(0, loop.operand(loop.numOperands - fromLast)));
    return true;
  }
}

/** Returns the patterns that leave out results of which only sizes are used. */
export const resultSizePatterns = (): readonly RewritePattern[] => [
  new DimOfReifyRankedShapedTypeOpInterface(memref.DimOp),
  new DimOfReifyRankedShapedTypeOpInterface(DimOp),
  new IterArgsToInitArgs(),
];
