import { StridedLayoutAttr } from '../../../ir/attributes/container-attributes.ts';
import { hasIdentityLayout, stridedForm } from '../../../ir/types/memref-layout.ts';
import { MemRefType, RankedTensorType, type TensorType } from '../../../ir/types/shaped-types.ts';
import { type Location } from '../../../ir/location.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { mixedIndices } from '../../../rewrite/mixed-indices.ts';
import { ToBufferOp } from '../../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { buildExpandShape } from '../../../dialects/memref/build-expand-shape.ts';
import {
  CastOp as MemRefCastOp,
  CollapseShapeOp as MemRefCollapseShapeOp,
  ReshapeOp as MemRefReshapeOp,
} from '../../../dialects/memref/generated/memref-ops.gen.ts';
import { collapsedType, expandedType } from '../../../dialects/memref/reshaped-layout.ts';
import {
  type CastOp,
  type CollapseShapeOp,
  type ExpandShapeOp,
  type ReshapeOp,
} from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { allocateTensor } from '../allocate-tensor.ts';
import { type BufferizationModel, equivalentTo } from '../bufferizable-op.ts';
import { type Bufferization, fullyDynamicMemRef, identityMemRef } from '../bufferization.ts';

/** Models of operations of tensor that change types and shapes. */

export const cast: BufferizationModel<CastOp> = {
  aliasingValues: (op) => equivalentTo(op.result()),

  bufferize(op, rewriter, bufferization) {
    const source = bufferization.getBuffer(rewriter, op.source);
    const destType = source && bufferization.getBufferType(op.result());
    if (!destType) return false;
    const isSame = source.type === destType;
    const result = isSame ? source : MemRefCastOp.build(rewriter, op.location, { source, destType }).result(0);
    bufferization.replaceOp(rewriter, op, [result]);
    return true;
  },

  bufferType(op, _value, bufferization, pending) {
    const source = bufferization.getBufferType(op.source, pending);
    if (!source) return undefined;
    const type = op.result().type as TensorType;
    if (!(source instanceof MemRefType) || !(type instanceof RankedTensorType)) {
      return fullyDynamicMemRef(type, source.memorySpace);
    }
    return MemRefType.get(type.shape, type.elementType, source.memorySpace, source.layout);
  },
};

export const expandShape: BufferizationModel<ExpandShapeOp> = {
  aliasingValues: (op) => equivalentTo(op.result()),

  bufferize(op, rewriter, bufferization) {
    const source = bufferization.getBuffer(rewriter, op.src);
    if (!source) return false;
    const { reassociation, location } = op;
    const { shape } = op.result().type as RankedTensorType;
    const type = expandedType(source.type as MemRefType, shape, reassociation);
    if (!type) return false;
    const sizes = mixedIndices(op.properties.get('static_output_shape'), op.outputShape);
    const expanded = buildExpandShape(rewriter, location, source, reassociation, sizes, type);
    bufferization.replaceOp(rewriter, op, [expanded]);
    return true;
  },

  bufferType(op, _value, bufferization, pending) {
    const source = bufferization.getBufferType(op.src, pending);
    if (!(source instanceof MemRefType)) return undefined;
    return expandedType(source, (op.result().type as RankedTensorType).shape, op.reassociation);
  },
};

/** Returns the type of memory that is collapsed; undefined where that is to be copied first, as it may not be contiguous. */
function guaranteedCollapsedType(op: CollapseShapeOp, source: MemRefType): MemRefType | undefined {
  const { shape } = op.result().type as RankedTensorType;
  return collapsedType(source, shape, op.reassociation, true) && collapsedType(source, shape, op.reassociation);
}

/** Returns the type of memory all of whose dimensions, which are of size 1, are left out. */
function scalarType(source: MemRefType): MemRefType | undefined {
  const form = stridedForm(source);
  if (!form) return undefined;
  const { context, elementType, memorySpace } = source;
  const layout = hasIdentityLayout(source) ? undefined : StridedLayoutAttr.get(context, form.offset, []);
  return MemRefType.get([], elementType, memorySpace, layout);
}

/** Returns memory in row-major order with what is in a tensor; undefined after a diagnostic. */
function copyInRowMajorOrder(
  rewriter: PatternRewriter,
  location: Location,
  tensor: Value,
  { shape, elementType, memorySpace }: MemRefType,
  bufferization: Bufferization,
): Value | undefined {
  const copy = allocateTensor(rewriter, location, tensor, bufferization, true);
  const bufferType = MemRefType.get(shape, elementType, memorySpace);
  return copy && ToBufferOp.build(rewriter, location, { tensor: copy, bufferType }).result(0);
}

export const collapseShape: BufferizationModel<CollapseShapeOp> = {
  // It may be copied.
  reads: () => true,
  aliasingValues: (op) => equivalentTo(op.result()),

  bufferize(op, rewriter, bufferization) {
    const { location, reassociation } = op;
    const { shape } = op.result().type as RankedTensorType;
    let src = bufferization.getBuffer(rewriter, op.src);
    if (!src) return false;
    const type = src.type as MemRefType;
    let resultType = shape.length === 0 ? scalarType(type) : guaranteedCollapsedType(op, type);
    if (!resultType) {
      if (shape.length === 0) return false;
      src = copyInRowMajorOrder(rewriter, location, op.src, type, bufferization);
      if (!src) return false;
      resultType = collapsedType(src.type as MemRefType, shape, reassociation)!;
    }
    const collapsed = MemRefCollapseShapeOp.build(rewriter, location, { src, reassociation, resultType });
    bufferization.replaceOp(rewriter, op, collapsed.results);
    return true;
  },

  bufferType(op, value, bufferization, pending) {
    const source = bufferization.getBufferType(op.src, pending);
    if (!(source instanceof MemRefType)) return undefined;
    return guaranteedCollapsedType(op, source) ?? identityMemRef(value.type as TensorType, source.memorySpace);
  },
};

export const reshape: BufferizationModel<ReshapeOp> = {
  reads: (_op, { operandNumber }) => operandNumber === 1,
  aliasingValues: (op, { operandNumber }) => (operandNumber === 0 ? equivalentTo(op.result()) : []),

  bufferize(op, rewriter, bufferization) {
    const buffers = bufferization.getBuffers(rewriter, [op.source, op.shape]);
    const resultType = buffers && bufferization.getBufferType(op.result());
    if (!resultType) return false;
    let [source] = buffers as [Value, Value];
    const { type } = source;
    if (type instanceof MemRefType && !hasIdentityLayout(type)) {
      const copy = copyInRowMajorOrder(rewriter, op.location, op.source, type, bufferization);
      if (!copy) return false;
      source = copy;
    }
    const args = { source, shape: buffers[1]!, resultType };
    bufferization.replaceOp(rewriter, op, MemRefReshapeOp.build(rewriter, op.location, args).results);
    return true;
  },

  bufferType(op, value, bufferization, pending) {
    const source = bufferization.getBufferType(op.source, pending);
    return source && identityMemRef(value.type as TensorType, source.memorySpace);
  },
};
