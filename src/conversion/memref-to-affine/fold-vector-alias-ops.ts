import { AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { type PatternRewriter, type RewritePattern } from '../../ir/pattern-match.ts';
import { type MemRefType, type VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { mixedSlice } from '../../rewrite/mixed-slice.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { ExpandShapeOp, SubViewOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { droppedDimsOf } from '../../dialects/memref/patterns/subview-patterns.ts';
import {
  LoadOp,
  MaskedLoadOp,
  MaskedStoreOp,
  StoreOp,
  TransferReadOp,
  TransferWriteOp,
} from '../../dialects/vector/generated/vector-ops.gen.ts';
import { hasUnitStride } from '../../dialects/vector/access.ts';
import { hasOutOfBoundsDim, type TransferOp } from '../../dialects/vector/transfer/transfer-op.ts';
import { keepsMinorDims, mapOfDims, sourceIndices, type View } from './resolve-indices.ts';
import { viewClasses, ViewFolder } from './view-folder.ts';

/** Accesses of vectors in views become accesses to the source of these. Source: mlir/lib/Dialect/MemRef/Transforms/FoldMemRefAliasOps.cpp. */

type VectorAccess = LoadOp | StoreOp | MaskedLoadOp | MaskedStoreOp;

function accessedType(op: VectorAccess | TransferOp): VectorType {
  const isWrite = op instanceof StoreOp || op instanceof MaskedStoreOp || op instanceof TransferWriteOp;
  return (isWrite ? op.valueToStore : op.result()).type as VectorType;
}

abstract class VectorFolder<A extends VectorAccess | TransferOp> extends ViewFolder<A> {
  protected memoryOf({ base }: A): Value {
    return base;
  }
}

/** What is known of the address is forgotten, as upstream forgets it, and so is that what a slice holds is not needed soon. */
class AccessFolder<A extends VectorAccess> extends VectorFolder<A> {
  protected fold(op: A, view: View, rewriter: PatternRewriter): LogicalResult {
    // Differs: mlir-opt accesses other elements where rows of a vector are not rows of the source, and steps between elements are no steps of that.
    if (!accessesSame(op, view)) return rewriter.notifyMatchFailure(op, 'other elements are next to each other');
    const { location } = op;
    const indices = sourceIndices(rewriter, location, view, op.indices, false);
    rewriter.replaceOp(op, rebuild(op, rewriter, view, indices).results);
    return true;
  }
}

function accessesSame(op: VectorAccess, view: View): boolean {
  const type = accessedType(op);
  const source = view.operand(0).type as MemRefType;
  // Elements of one row follow each other in memory.
  const isOneRow = type.rank <= Math.min(1, source.rank);
  if (isOneRow) return hasUnitStride(type, op.base.type as MemRefType) && hasUnitStride(type, source);
  return keepsMinorDims(view, type.shape);
}

function rebuild(op: VectorAccess, rewriter: PatternRewriter, view: View, indices: readonly Value[]): Operation {
  const { location } = op;
  const base = view.operand(0);
  const isReshape = !(view instanceof SubViewOp);
  if (op instanceof StoreOp) {
    const nontemporal = isReshape && op.nontemporal;
    return StoreOp.build(rewriter, location, { valueToStore: op.valueToStore, base, indices, nontemporal });
  }
  const resultType = op.resultTypes[0];
  if (op instanceof LoadOp) {
    const nontemporal = isReshape && op.nontemporal;
    return LoadOp.build(rewriter, location, { base, indices, nontemporal, resultType: resultType! });
  }
  const { mask } = op;
  return op instanceof MaskedLoadOp
    ? MaskedLoadOp.build(rewriter, location, { base, indices, mask, passThru: op.passThru, resultType: resultType! })
    : MaskedStoreOp.build(rewriter, location, { base, indices, mask, valueToStore: op.valueToStore });
}

/** Elements outside of a slice are not elements outside of the source. */
class TransferOfSubViewFolder<A extends TransferOp> extends VectorFolder<A> {
  protected fold(op: A, view: SubViewOp, rewriter: PatternRewriter): LogicalResult {
    if (hasOutOfBoundsDim(op)) return rewriter.notifyMatchFailure(op, 'out of bounds transfer dim');
    if (!mixedSlice(view).strides.every((stride) => stride === 1)) {
      return rewriter.notifyMatchFailure(op, 'non-1 stride subview, need to track strides in folded memref');
    }
    const { location, mask, inBounds, context } = op;
    const indices = sourceIndices(rewriter, location, view, op.indices, false);
    const dropped = droppedDimsOf(view);
    const permutationMap = AffineMapAttr.get(
      context,
      mapOfDims(op.permutationMap.value, (view.source.type as MemRefType).rank, (dim) => dropped[dim]!),
    );
    const place = { base: view.source, indices, permutationMap, mask, inBounds };
    const folded =
      op instanceof TransferReadOp
        ? TransferReadOp.build(rewriter, location, { ...place, padding: op.padding, vectorType: op.vector.type })
        : TransferWriteOp.build(rewriter, location, { ...place, valueToStore: op.valueToStore, resultTypes: [] });
    rewriter.replaceOp(op, folded.results);
    return true;
  }
}

class ReadOfExpandShapeFolder extends VectorFolder<TransferReadOp> {
  protected fold(op: TransferReadOp, view: View, rewriter: PatternRewriter): LogicalResult {
    const { rank, shape } = accessedType(op);
    const source = view.operand(0);
    const sourceRank = (source.type as MemRefType).rank;
    if (!op.permutationMap.value.isMinorIdentity() || sourceRank < rank) {
      return rewriter.notifyMatchFailure(op, 'dimensions of the vector are not the last ones of the source');
    }
    // Differs: mlir-opt reads elements of the next row where a row has not enough, and of other rows where dimensions are in other places.
    if (hasOutOfBoundsDim(op) || !keepsMinorDims(view, shape)) {
      return rewriter.notifyMatchFailure(op, 'other elements are next to each other');
    }
    const { location, mask, inBounds, padding, context } = op;
    const indices = sourceIndices(rewriter, location, view, op.indices, false);
    const permutationMap = AffineMapAttr.get(context, AffineMap.getMinorIdentityMap(sourceRank, rank));
    const args = { base: source, indices, permutationMap, padding, mask, inBounds, vectorType: op.vector.type };
    rewriter.replaceOp(op, TransferReadOp.build(rewriter, location, args).results);
    return true;
  }
}

export function vectorViewFolders(): readonly RewritePattern[] {
  return [
    ...viewClasses.flatMap(([name, view]) => [
      new AccessFolder(LoadOp, view, `LoadOpOf${name}OpFolder`),
      new AccessFolder(MaskedLoadOp, view, `LoadOpOf${name}OpFolder`),
      new AccessFolder(StoreOp, view, `StoreOpOf${name}OpFolder`),
      new AccessFolder(MaskedStoreOp, view, `StoreOpOf${name}OpFolder`),
    ]),
    new TransferOfSubViewFolder(TransferReadOp, SubViewOp, 'LoadOpOfSubViewOpFolder'),
    new TransferOfSubViewFolder(TransferWriteOp, SubViewOp, 'StoreOpOfSubViewOpFolder'),
    new ReadOfExpandShapeFolder(TransferReadOp, ExpandShapeOp, 'LoadOpOfExpandShapeOpFolder'),
  ];
}
