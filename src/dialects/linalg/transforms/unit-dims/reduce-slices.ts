import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { collapsedShape } from '../../../../ir/types/known-shapes.ts';
import { mixedSlice } from '../../../../rewrite/mixed-slice.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { buildExpandShape } from '../../../tensor/build-expand-shape.ts';
import {
  CollapseShapeOp,
  ExtractSliceOp,
  InsertSliceOp,
  ParallelInsertSliceOp,
} from '../../../tensor/generated/tensor-ops.gen.ts';
import { buildExtractSlice, rebuildInsertion, type SliceInsertion } from '../../../tensor/slices.ts';
import { type Reassociation } from '../../../../rewrite/collapsing-reassociation.ts';
import { opClassName } from '../../../../rewrite/pattern-names.ts';

/** Slices without dimensions of size 1. Source: mlir/lib/Dialect/Linalg/Transforms/DropUnitDims.cpp. */

/** Returns the groups with one dimension each that is not of size 1. Source: getReassociationMapForFoldingUnitDims of mlir/lib/Dialect/Utils/ReshapeOpsUtils.cpp. */
function groupsWithoutUnits(shape: readonly number[]): Reassociation {
  const groups: number[][] = [];
  let group: number[] = [];
  for (const [dim, size] of shape.entries()) {
    group.push(dim);
    if (size === 1) continue;
    groups.push(group);
    group = [];
  }
  groups.at(-1)?.push(...group);
  return groups;
}

/** Takes a slice of smaller rank and adds the dimensions of size 1 to that. */
class RankReducedExtractSliceOp extends OpRewritePattern<ExtractSliceOp> {
  readonly root = ExtractSliceOp;

  matchAndRewrite(op: ExtractSliceOp, rewriter: PatternRewriter): LogicalResult {
    const type = op.result().type as RankedTensorType;
    const groups = groupsWithoutUnits(type.shape);
    if (groups.length === type.rank) return rewriter.notifyMatchFailure(op, 'no dimension of size 1');
    const { location, source } = op;
    const sourceType = source.type as RankedTensorType;
    const reducedType = sourceType.withShape(type.shape.filter((size) => size !== 1));
    const slice = buildExtractSlice(rewriter, location, source, mixedSlice(op), reducedType);
    rewriter.replaceOp(op, [buildExpandShape(rewriter, location, slice, groups, type)]);
    return true;
  }
}

/** Inserts a slice without its dimensions of size 1. */
class RankReducedInsertSliceOp extends OpRewritePattern<SliceInsertion> {
  readonly root: abstract new (...args: never[]) => SliceInsertion;
  override readonly debugName: string;

  constructor(root: abstract new (...args: never[]) => SliceInsertion) {
    super();
    this.root = root;
    this.debugName = `RankReducedInsertSliceOp<${opClassName(root)}>`;
  }

  matchAndRewrite(op: SliceInsertion, rewriter: PatternRewriter): LogicalResult {
    const { source, location } = op;
    const type = source.type as RankedTensorType;
    const groups = groupsWithoutUnits(type.shape);
    if (groups.length === type.rank) return rewriter.notifyMatchFailure(op, 'no dimension of size 1');
    const reduced = rewriter.withInsertionPoint(() => {
      if (op instanceof ParallelInsertSliceOp) rewriter.setInsertionPointBefore(op.parentOp!);
      const resultType = type.withShape(collapsedShape(type.shape, groups)!);
      return CollapseShapeOp.build(rewriter, location, { src: source, reassociation: groups, resultType }).result();
    });
    const insertion = rebuildInsertion(rewriter, op, reduced, op.dest, mixedSlice(op));
    rewriter.replaceOp(op, insertion.results);
    return true;
  }
}

export const sliceReductionPatterns = (): readonly RewritePattern[] => [
  new RankReducedExtractSliceOp(),
  new RankReducedInsertSliceOp(InsertSliceOp),
  new RankReducedInsertSliceOp(ParallelInsertSliceOp),
];
