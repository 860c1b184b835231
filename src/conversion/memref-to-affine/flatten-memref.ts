import { getAffineConstantExpr, getAffineSymbolExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr, StridedLayoutAttr } from '../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { hasIdentityLayout, stridedForm } from '../../ir/types/memref-layout.ts';
import { isDynamic, MemRefType, type VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { cloneWith } from '../../rewrite/clone-with.ts';
import { applyPatternsGreedily } from '../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../rewrite/greedy-rewrite.ts';
import { constantIndex, type MixedIndex, typeSizes } from '../../rewrite/mixed-indices.ts';
import { type MixedSlice } from '../../rewrite/mixed-slice.ts';
import { opClassName } from '../../rewrite/pattern-names.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { composedFoldedApply } from '../../dialects/affine/composed-apply.ts';
import { composedFoldedMax } from '../../dialects/affine/composed-max.ts';
import { buildReinterpretCast } from '../../dialects/memref/build-slice.ts';
import {
  AllocaOp,
  AllocOp,
  ExtractStridedMetadataOp,
  LoadOp,
  StoreOp,
} from '../../dialects/memref/generated/memref-ops.gen.ts';
import { constifiedMetadata } from '../../dialects/memref/strided-metadata.ts';
import { hasUnitStride } from '../../dialects/vector/access.ts';
import * as vector from '../../dialects/vector/generated/vector-ops.gen.ts';
import { maskOpOf } from '../../dialects/vector/masked-op.ts';
import { hasOutOfBoundsDim, isTransferOp, transferredType } from '../../dialects/vector/transfer/transfer-op.ts';
import { FlattenMemrefsPassBase } from '../generated/conversion-passes.gen.ts';
import { valueOf } from './strided-metadata.ts';

/** Source: mlir/lib/Dialect/MemRef/Transforms/FlattenMemRefs.cpp. */

type Access =
  | LoadOp
  | StoreOp
  | vector.LoadOp
  | vector.StoreOp
  | vector.MaskedLoadOp
  | vector.MaskedStoreOp
  | vector.TransferReadOp
  | vector.TransferWriteOp;

const layoutOf = (type: MemRefType): MixedSlice => {
  const { offset, strides } = stridedForm(type)!;
  return { offsets: [offset], sizes: type.shape, strides };
};

/** Tells whether there are several dimensions, and where elements are is said by strides. */
function canBeFlattened(type: MemRefType): boolean {
  return type.rank > 1 && (hasIdentityLayout(type) || type.layout instanceof StridedLayoutAttr);
}

/**
 * Returns how many elements memory of one dimension has. The dimension that reaches farthest says it.
 * Source: getLinearizedMemRefOffsetAndSize of mlir/lib/Dialect/MemRef/Utils/MemRefUtils.cpp.
 */
function flatSize(builder: OpBuilder, { location }: Operation, { sizes, strides }: MixedSlice): MixedIndex {
  const reaches = sizes.map((_, i) => getAffineSymbolExpr(2 * i).mul(getAffineSymbolExpr(2 * i + 1)));
  const map = AffineMap.get(0, 2 * sizes.length, reaches);
  const parts = sizes.flatMap((size, i) => [strides[i]!, size]);
  return composedFoldedMax(builder, location, map, parts);
}

/** Tells whether all elements are among as many as `flatSize` says, as far as the numbers are known: dimensions may overlap. */
function hasAllElements({ sizes, strides }: MixedSlice): boolean {
  const [known, steps] = [typeSizes(sizes), typeSizes(strides)];
  if ([...known, ...steps].some(isDynamic) || known.includes(0)) return true;
  if (steps.some((step) => step < 0)) return false;
  const last = known.reduce((sum, size, i) => sum + (size - 1) * steps[i]!, 0);
  return last < Math.max(...known.map((size, i) => size * steps[i]!));
}

function flatType({ elementType, memorySpace, context }: MemRefType, size: MixedIndex, offset: MixedIndex): MemRefType {
  const layout = StridedLayoutAttr.get(context, typeSizes([offset])[0]!, [1]);
  return MemRefType.get(typeSizes([size]), elementType, memorySpace, layout);
}

abstract class MemRefRewritePattern<T extends Operation> extends OpRewritePattern<T> {
  override readonly debugName: string;

  constructor(readonly root: OpClass<T>) {
    super();
    this.debugName = `MemRefRewritePattern<${opClassName(root)}>`;
  }
}

/** An element at indices of several dimensions is one at a single index. */
class AccessFlattener<A extends Access> extends MemRefRewritePattern<A> {
  matchAndRewrite(op: A, rewriter: PatternRewriter): LogicalResult {
    const memory = op instanceof LoadOp || op instanceof StoreOp ? op.memref : op.base;
    const { type } = memory;
    if (!(type instanceof MemRefType) || !canBeFlattened(type) || !hasAllElements(layoutOf(type))) {
      return rewriter.notifyMatchFailure(op, 'no memory of several dimensions in order');
    }
    const reason = isScalarAccess(op) ? undefined : reasonToKeep(op, type);
    if (reason) return rewriter.notifyMatchFailure(op, reason);
    const { location, indices } = op;
    const layout = constifiedMetadata(ExtractStridedMetadataOp.build(rewriter, location, { source: memory }));
    const index = linearIndex(rewriter, op, indices, layout);
    const size = flatSize(rewriter, op, layout);
    const slice = { offsets: layout.offsets, sizes: [size], strides: [1] };
    const flat = buildReinterpretCast(rewriter, location, memory, slice, flatType(type, size, layout.offsets[0]!));
    rewriter.replaceOp(op, rebuild(op, rewriter, flat, valueOf(rewriter, location, index)).results);
    return true;
  }
}

const isScalarAccess = (op: Access): op is LoadOp | StoreOp => op instanceof LoadOp || op instanceof StoreOp;

/** Differs: mlir-opt makes invalid operations of vectors of several dimensions, and accesses other elements where they have gaps or masks. */
function reasonToKeep(op: Exclude<Access, LoadOp | StoreOp>, type: MemRefType): string | undefined {
  if (isTransferOp(op)) {
    if (!op.permutationMap.value.isMinorIdentity()) return 'only identity permutation map is supported';
    if (hasOutOfBoundsDim(op)) return 'only inbounds are supported';
    if (op.mask || maskOpOf(op)) return 'a mask';
  }
  const accessed = accessedType(op);
  if (accessed.rank > 1) return 'rows that are not next to each other';
  return hasUnitStride(accessed, type) ? undefined : 'elements that are not next to each other';
}

function accessedType(op: Exclude<Access, LoadOp | StoreOp>): VectorType {
  if (isTransferOp(op)) return transferredType(op);
  const isWrite = op instanceof vector.StoreOp || op instanceof vector.MaskedStoreOp;
  return (isWrite ? op.valueToStore : op.result()).type as VectorType;
}

function linearIndex(
  builder: OpBuilder,
  { location }: Operation,
  indices: readonly Value[],
  { strides }: MixedSlice,
): MixedIndex {
  const places = indices.map((_, i) => getAffineSymbolExpr(2 * i).mul(getAffineSymbolExpr(2 * i + 1)));
  const sum = places.reduce((before, place) => before.add(place), getAffineConstantExpr(0));
  const map = AffineMap.get(0, 2 * indices.length, [sum]);
  return composedFoldedApply(
    builder,
    location,
    map,
    indices.flatMap((index, i) => [constantIndex(index) ?? index, strides[i]!]),
  );
}

/** Makes the same access to `base` at one index. What is known of the bounds of transfers is forgotten, as upstream forgets it. */
function rebuild(op: Access, rewriter: PatternRewriter, base: Value, index: Value): Operation {
  const { location, context } = op;
  if (isTransferOp(op)) {
    const { rank } = transferredType(op);
    const permutationMap = AffineMapAttr.get(context, AffineMap.getMinorIdentityMap(1, rank));
    const place = { base, indices: [index], permutationMap, inBounds: Array.from({ length: rank }, () => false) };
    return op instanceof vector.TransferReadOp
      ? vector.TransferReadOp.build(rewriter, location, { ...place, padding: op.padding, vectorType: op.vector.type })
      : vector.TransferWriteOp.build(rewriter, location, {
          ...place,
          valueToStore: op.valueToStore,
          resultTypes: [],
        });
  }
  const { operands, resultTypes } = op;
  const first = op instanceof StoreOp || op instanceof vector.StoreOp ? 1 : 0;
  const behind = operands.slice(first + 1 + op.indices.length);
  return cloneWith(rewriter, op, resultTypes, [...operands.slice(0, first), base, index, ...behind]);
}

/** Memory of several dimensions is a view of such of one. */
class AllocationFlattener<A extends AllocOp | AllocaOp> extends MemRefRewritePattern<A> {
  matchAndRewrite(op: A, rewriter: PatternRewriter): LogicalResult {
    const type = op.memref.type as MemRefType;
    if (!canBeFlattened(type)) return rewriter.notifyMatchFailure(op, 'no memory of several dimensions in order');
    const layout = layoutOf(type);
    // Differs: mlir-opt makes invalid operations of sizes that are not known and of memory that does not start at its first element.
    if ([...type.shape, ...layout.strides].some((part) => isDynamic(part as number)) || layout.offsets[0] !== 0) {
      return rewriter.notifyMatchFailure(op, 'unknown sizes');
    }
    if (!hasAllElements(layout)) return rewriter.notifyMatchFailure(op, 'dimensions overlap');
    const { location, alignment } = op;
    const memrefType = flatType(type, flatSize(rewriter, op, layout), 0);
    const args = { dynamicSizes: [], symbolOperands: [], alignment, memrefType };
    const flat =
      op instanceof AllocOp ? AllocOp.build(rewriter, location, args) : AllocaOp.build(rewriter, location, args);
    rewriter.replaceOp(op, [buildReinterpretCast(rewriter, location, flat.memref, layout, type)]);
    return true;
  }
}

/** `flatten-memref`. */
export class FlattenMemrefsPass extends FlattenMemrefsPassBase {
  override runOnOperation(root: Operation): void {
    const patterns = [
      new AccessFlattener(vector.LoadOp),
      new AccessFlattener(vector.StoreOp),
      new AccessFlattener(vector.TransferReadOp),
      new AccessFlattener(vector.TransferWriteOp),
      new AccessFlattener(vector.MaskedLoadOp),
      new AccessFlattener(vector.MaskedStoreOp),
      new AccessFlattener(LoadOp),
      new AccessFlattener(StoreOp),
      new AllocationFlattener(AllocOp),
      new AllocationFlattener(AllocaOp),
    ];
    applyPatternsGreedily(root, patterns, mlirGreedyDefaults);
  }
}
