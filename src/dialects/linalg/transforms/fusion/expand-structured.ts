import { getAffineDimExpr, getAffineSymbolExpr } from '../../../../affine/affine-expr.ts';
import { AffineMap } from '../../../../affine/affine-map.ts';
import { IRMapping } from '../../../../ir/clone.ts';
import { dpsInits, dpsInputs } from '../../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../../ir/pattern-match.ts';
import { Region } from '../../../../ir/region.ts';
import { IndexType } from '../../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { collapsedSize } from '../../../../ir/types/known-shapes.ts';
import { type OpOperand, OpResult, Value } from '../../../../ir/value.ts';
import { cloneWith } from '../../../../rewrite/clone-with.ts';
import { type MixedIndex } from '../../../../rewrite/mixed-indices.ts';
import { moveDefinitionsBefore } from '../../../../rewrite/move-definitions.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { composedFoldedApply } from '../../../affine/composed-apply.ts';
import { buildIndexConstant } from '../../../arith/build-index.ts';
import { foldedMixedSizes } from '../../../tensor/build-sizes.ts';
import { CollapseShapeOp, ExpandShapeOp } from '../../../tensor/generated/tensor-ops.gen.ts';
import { buildExpandShape, outputSizes } from '../../../tensor/patterns/reshape-patterns.ts';
import { CopyOp, FillOp, IndexOp, TransposeOp } from '../../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../interfaces.ts';
import { hasPureTensorSemantics } from '../../patterns/semantics.ts';
import { StructuredOpPattern } from '../../patterns/structured-op-pattern.ts';
import { indexingMapOf } from '../../structured/body-uses.ts';
import { buildGeneric, buildTranspose } from '../../structured/build-structured.ts';
import { ExpandedLoops } from './expanded-loops.ts';
import { type FusionControl } from './fuse-producers.ts';

/** Operations that compute with more loops, so that a reshape is not needed. Source: mlir/lib/Dialect/Linalg/Transforms/ElementwiseOpFusion.cpp. */

/** Tells whether the loops of a tensor operation can be split as the dimensions of an operand are. */
function isExpandable(operand: OpOperand): boolean {
  const { owner, operandNumber } = operand;
  const { indexingMaps } = LinalgStructuredInterface.of(owner)!;
  return (
    hasPureTensorSemantics(owner) &&
    indexingMaps.every((map) => map.isProjectedPermutation()) &&
    indexingMaps[operandNumber]!.numResults > 0
  );
}

/** Makes the operation with the loops of the expanded operand; returns what stands for its results. */
function expand(
  operand: OpOperand,
  reshape: ExpandShapeOp | CollapseShapeOp,
  rewriter: PatternRewriter,
): Value[] | undefined {
  const { owner: op } = operand;
  const { reassociation, src } = reshape;
  if (reshape instanceof ExpandShapeOp && !moveDefinitionsBefore(rewriter, reshape.outputShape, op)) return undefined;
  const shape =
    reshape instanceof ExpandShapeOp ? outputSizes(reshape) : foldedMixedSizes(rewriter, reshape.location, src);
  if (reassociation.length === 0) return undefined;
  const loops = new ExpandedLoops(operand, reassociation, shape);
  return rewriter.withInsertionPoint(() => {
    rewriter.setInsertionPointBefore(op);
    const inputs: Value[] = [];
    for (const input of dpsInputs(op)) {
      const expanded = input === operand ? src : expandOperand(input, loops, rewriter);
      if (!expanded) return undefined;
      inputs.push(expanded);
    }
    const inits: Value[] = [];
    for (const init of dpsInits(op)!) {
      const expanded = expandOperand(init, loops, rewriter);
      if (!expanded) return undefined;
      inits.push(expanded);
    }
    const results = buildExpanded(op, inputs, inits, loops, rewriter).results;
    return op.results.map(({ type: resultType }, i) => {
      const result = results[i]!;
      if (result.type === resultType) return result;
      const groups = loops.reassociationOf(indexingMapOf(dpsInits(op)![i]!));
      return CollapseShapeOp.build(rewriter, op.location, { src: result, reassociation: groups, resultType }).result();
    });
  });
}

/** Returns an operand with the dimensions that the loops have; undefined where its type forbids it. */
function expandOperand(operand: OpOperand, loops: ExpandedLoops, rewriter: PatternRewriter): Value | undefined {
  const { value, owner } = operand;
  const { type: old } = value;
  if (!(old instanceof RankedTensorType)) return value;
  const map = indexingMapOf(operand);
  const type = loops.typeOf(old, map);
  if (type === old) return value;
  const groups = loops.reassociationOf(map);
  const isSame = groups.every((group, i) => collapsedSize(group.map((dim) => type.shape[dim]!)) === old.shape[i]);
  if (!isSame) return undefined;
  const { location } = owner;
  return buildExpandShape({ rewriter, location, src: value, type }, groups, loops.shapeOf(map));
}

function buildExpanded(
  op: Operation,
  inputs: readonly Value[],
  inits: readonly Value[],
  loops: ExpandedLoops,
  rewriter: PatternRewriter,
): Operation {
  const { location } = op;
  if (op instanceof TransposeOp) {
    const permutation = op.permutation.flatMap((dim) => loopOf(op, dim, loops));
    return buildTranspose(rewriter, location, inputs[0]!, inits[0]!, permutation);
  }
  if (op instanceof FillOp || op instanceof CopyOp) {
    return cloneWith(
      rewriter,
      op,
      inits.map(({ type }) => type),
      [...inputs, ...inits],
    );
  }
  const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
  const region = new Region();
  const generic = buildGeneric(rewriter, location, {
    inputs,
    inits,
    indexingMaps: indexingMaps.map((map) => loops.mapOf(map)),
    iteratorTypes: iteratorTypes.flatMap((type, loop) => loops.groups[loop]!.map(() => type)),
    region,
  });
  rewriter.cloneRegion(op.regions[0]!, region, new IRMapping());
  rewriter.withInsertionPoint(() => splitIndices(generic, loops, rewriter));
  return generic;
}

/** Returns which dimensions of the expanded input dimension `dim` of the input becomes. */
function loopOf(op: TransposeOp, dim: number, loops: ExpandedLoops): readonly number[] {
  const map = LinalgStructuredInterface.of(op)!.indexingMaps[0]!;
  return loops.reassociationOf(map)[dim]!;
}

/** Computes the index of each old loop from those of its new ones: of (d0, d1) with 4 iterations of d1, d1 + d0 * 4. */
function splitIndices(generic: Operation, loops: ExpandedLoops, rewriter: PatternRewriter): void {
  const { location, context } = generic;
  const resultType = IndexType.get(context);
  const indexOps = [...generic.regions[0]!.firstBlock!.operations()].filter((op) => op instanceof IndexOp);
  const map = AffineMap.get(2, 1, [getAffineDimExpr(0).add(getAffineDimExpr(1).mul(getAffineSymbolExpr(0)))]);
  for (const op of indexOps) {
    const loop = Number(op.dim);
    const [first, ...others] = loops.groups[loop]!;
    if (others.length === 0 && first === loop) continue;
    rewriter.setInsertionPointAfter(op);
    const build = (dim: number): Value => IndexOp.build(rewriter, location, { dim, resultType }).result();
    const inner = others.map(build);
    const sizes = loops.sizes[loop]!.slice(1);
    const index = inner.reduce<MixedIndex>(
      (outer, value, i) => composedFoldedApply(rewriter, op.location, map, [value, outer, sizes[i]!]),
      build(first!),
    );
    rewriter.replaceOp(op, [index instanceof Value ? index : buildIndexConstant(rewriter, op.location, index)]);
  }
}

/** Computes what is expanded with more loops. */
class FoldReshapeWithGenericOpByExpansion extends OpRewritePattern<ExpandShapeOp> {
  readonly root = ExpandShapeOp;
  readonly #mayFuse: FusionControl;

  constructor(mayFuse: FusionControl) {
    super();
    this.#mayFuse = mayFuse;
  }

  matchAndRewrite(op: ExpandShapeOp, rewriter: PatternRewriter): LogicalResult {
    const { src } = op;
    if (!(src instanceof OpResult)) return rewriter.notifyMatchFailure(op, 'source not produced by an operation');
    const producer = src.owner;
    if (!LinalgStructuredInterface.isImplementedBy(producer)) {
      return rewriter.notifyMatchFailure(op, 'producer not a generic op');
    }
    const init = dpsInits(producer)![src.resultNumber]!;
    if (!isExpandable(init) || !this.#mayFuse(op.opOperands[0]!)) {
      return rewriter.notifyMatchFailure(op, 'failed preconditions of fusion with producer generic op');
    }
    const values = expand(init, op, rewriter);
    if (!values) return rewriter.notifyMatchFailure(op, 'fusion by expansion failed');
    const value = values[src.resultNumber]!;
    const { definingOp } = value;
    rewriter.replaceOp(op, [definingOp instanceof CollapseShapeOp ? definingOp.src : value]);
    rewriter.replaceOp(producer, values);
    return true;
  }
}

/** Computes with more loops where an input is collapsed. */
class FoldWithProducerReshapeOpByExpansion extends StructuredOpPattern {
  readonly #mayFuse: FusionControl;

  constructor(mayFuse: FusionControl) {
    super();
    this.#mayFuse = mayFuse;
  }

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    for (const input of dpsInputs(op)) {
      const { definingOp } = input.value;
      if (!(definingOp instanceof CollapseShapeOp) || !isExpandable(input) || !this.#mayFuse(input)) continue;
      const values = expand(input, definingOp, rewriter);
      if (!values) return rewriter.notifyMatchFailure(op, 'fusion by expansion failed');
      rewriter.replaceOp(op, values);
      return true;
    }
    return rewriter.notifyMatchFailure(op, 'no collapsed input');
  }
}

/** Returns the patterns that split the loops of structured operations, in the order in which padding is in between. */
export const expansionPatterns = (
  mayFuse: FusionControl,
  padPatterns: readonly RewritePattern[],
): readonly RewritePattern[] => [
  new FoldReshapeWithGenericOpByExpansion(mayFuse),
  ...padPatterns,
  new FoldWithProducerReshapeOpByExpansion(mayFuse),
];
