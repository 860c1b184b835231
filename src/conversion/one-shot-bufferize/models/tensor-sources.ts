import { AffineMapAttr } from '../../../ir/attributes/container-attributes.ts';
import { ApplyOp } from '../../../dialects/affine/generated/affine-ops.gen.ts';
import { type MixedIndex, withConstants } from '../../../rewrite/mixed-indices.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { isDynamic, MemRefType, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { Value } from '../../../ir/value.ts';
import { buildIndexConstant } from '../../../dialects/arith/build-index.ts';
import { ToBufferOp } from '../../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { YieldOp } from '../../../dialects/linalg/generated/linalg-ops.gen.ts';
import { StoreOp } from '../../../dialects/memref/generated/memref-ops.gen.ts';
import { buildDim, foldedMixedSizes } from '../../../dialects/tensor/build-sizes.ts';
import {
  type EmptyOp,
  type FromElementsOp,
  type GenerateOp,
  type PadOp,
  type SplatOp,
} from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { highPadding, lowPadding } from '../../../dialects/tensor/padding.ts';
import { buildInsertSlice } from '../../../dialects/tensor/slices.ts';
import { sumOf } from '../../../dialects/linalg/result-sizes/reified-shape.ts';
import { allocateTensor } from '../allocate-tensor.ts';
import { type BufferizationModel } from '../bufferizable-op.ts';
import { type Bufferization } from '../bufferization.ts';
import { buildGenerateLike, buildMap } from './generate-like.ts';

/** Models of operations of tensor that make new tensors. */

export const empty: BufferizationModel<EmptyOp> = {
  bufferizesToAllocation: () => true,
  resultIsWritten: () => false,

  bufferize(op, rewriter, bufferization) {
    if (op.useEmpty) {
      rewriter.eraseOp(op);
      return true;
    }
    return replaceByAllocated(op, rewriter, bufferization, (tensor) => tensor);
  },
};

/** Replaces an operation by what is made of a tensor of memory of its own that is like its result. */
function replaceByAllocated(
  op: Operation,
  rewriter: PatternRewriter,
  bufferization: Bufferization,
  fill: (tensor: Value) => Value,
): boolean {
  const tensor = allocateTensor(rewriter, op.location, op.result(), bufferization, false);
  if (!tensor) return false;
  rewriter.replaceOp(op, [fill(tensor)]);
  return true;
}

/** Tells whether a tensor is in the one memory space that the models, like upstream's, can do with, after upstream's diagnostic where it is not. */
export function isInDefaultSpace(op: Operation, { options }: Bufferization): boolean {
  const isDefault = options.memorySpaceOf(op.result().type as RankedTensorType) === 'default';
  return isDefault || op.emitError('memory space not implemented yet');
}

export const fromElements: BufferizationModel<FromElementsOp> = {
  bufferizesToAllocation: () => true,

  bufferize(op, rewriter, bufferization) {
    const { location, elements } = op;
    const { shape } = op.result().type as RankedTensorType;
    const tensor = allocateTensor(rewriter, location, op.result(), bufferization, false);
    const bufferType = tensor && bufferization.getBufferType(tensor);
    if (!bufferType) return false;
    const memref = ToBufferOp.build(rewriter, location, { tensor, bufferType }).result(0);
    storeElements(rewriter, location, elements, memref, shape);
    bufferization.replaceOp(rewriter, op, [memref]);
    return true;
  },
};

/** Stores elements in row-major order. */
function storeElements(
  rewriter: PatternRewriter,
  location: Location,
  elements: readonly Value[],
  memref: Value,
  shape: readonly number[],
): void {
  if (elements.length === 0) return;
  const most = shape.reduce((a, b) => Math.max(a, b), 0);
  const constants = Array.from({ length: most }, (_, i) => buildIndexConstant(rewriter, location, i));
  for (const [place, value] of elements.entries()) {
    let rest = place;
    const indices: Value[] = [];
    for (const size of shape.toReversed()) {
      indices.unshift(constants[rest % size]!);
      rest = Math.floor(rest / size);
    }
    // The builder of upstream for memory without dimensions sets no attribute.
    if (indices.length > 0) StoreOp.build(rewriter, location, { value, memref, indices });
    else rewriter.create({ name: StoreOp.opName, location, operands: [value, memref] });
  }
}

export const generate: BufferizationModel<GenerateOp> = {
  bufferizesToAllocation: () => true,

  bufferize(op, rewriter, bufferization) {
    if (!isInDefaultSpace(op, bufferization)) return false;
    return replaceByAllocated(op, rewriter, bufferization, (tensor) =>
      buildGenerateLike(rewriter, op.location, tensor, op.regions[0]!),
    );
  },
};

export const splat: BufferizationModel<SplatOp> = {
  bufferizesToAllocation: () => true,

  bufferize(op, rewriter, bufferization) {
    const { location, input } = op;
    const tensor = allocateTensor(rewriter, location, op.result(), bufferization, false);
    if (!tensor || !isInDefaultSpace(op, bufferization)) return false;
    const map = buildMap(rewriter, location, tensor, () => YieldOp.build(rewriter, location, { values: [input] }));
    rewriter.replaceOp(op, map.results);
    return true;
  },
};

/** Makes sums of sizes that nothing uses, as upstream does. */
function buildUnusedSizes(op: PadOp, rewriter: PatternRewriter): void {
  const { location, source } = op;
  const [low, high] = [withConstants(lowPadding(op)), withConstants(highPadding(op))];
  const valueOf = (index: MixedIndex): Value =>
    index instanceof Value ? index : buildIndexConstant(rewriter, location, index);
  for (const [dim, size] of (op.result().type as RankedTensorType).shape.entries()) {
    if (!isDynamic(size)) continue;
    const mapOperands = [buildDim(rewriter, location, source, dim), valueOf(low[dim]!), valueOf(high[dim]!)];
    const map = AffineMapAttr.get(rewriter.context, sumOf(3));
    ApplyOp.build(rewriter, location, { map, mapOperands, resultType: mapOperands[0]!.type });
  }
}

export const pad: BufferizationModel<PadOp> = {
  bufferizesToAllocation: () => true,
  reads: () => true,

  bufferize(op, rewriter, bufferization) {
    const { location, source } = op;
    buildUnusedSizes(op, rewriter);
    const tensor = allocateTensor(rewriter, location, op.result(), bufferization, false);
    if (!tensor) return false;
    const filled = buildGenerateLike(rewriter, location, tensor, op.regions[0]!);
    const sizes = foldedMixedSizes(rewriter, location, source);
    const slice = { offsets: withConstants(lowPadding(op)), sizes, strides: sizes.map(() => 1) };
    rewriter.replaceOp(op, [buildInsertSlice(rewriter, location, source, filled, slice)]);
    return true;
  },

  bufferType(op, value, bufferization, pending) {
    const source = bufferization.getBufferType(op.source, pending);
    const { shape, elementType } = value.type as RankedTensorType;
    return source && MemRefType.get(shape, elementType, source.memorySpace);
  },
};
