import { isDynamic, MemRefType, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type MixedIndex } from '../../../rewrite/mixed-indices.ts';
import { buildIndexConstant } from '../../../dialects/arith/build-index.ts';
import { createOrFold } from '../../../rewrite/create-or-fold.ts';
import { composedFoldedApply } from '../../../dialects/affine/composed-apply.ts';
import { ToBufferOp } from '../../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { DimOp } from '../../../dialects/memref/generated/memref-ops.gen.ts';
import { type ConcatOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { allocateTensor } from '../allocate-tensor.ts';
import { type BufferizationModel } from '../bufferizable-op.ts';
import { buildReducedSubview } from '../subview.ts';
import { sumOf } from '../../../dialects/linalg/result-sizes/reified-shape.ts';
import { isInDefaultSpace } from './tensor-sources.ts';

/** Returns a size of memory, which what makes that may say. */
function sizeOf(builder: OpBuilder, location: Location, source: Value, dim: number): Value {
  const index = buildIndexConstant(builder, location, dim);
  const resultType = index.type;
  return createOrFold(builder, (detached) => DimOp.build(detached, location, { source, index, resultType }))[0]!;
}

/** Model of `tensor.concat`: the operands are copied into slices of new memory. */
export const concat: BufferizationModel<ConcatOp> = {
  bufferizesToAllocation: () => true,
  reads: () => true,

  bufferize(op, rewriter, bufferization) {
    const { location, inputs, dim } = op;
    const tensor = allocateTensor(rewriter, location, op.result(), bufferization, false);
    if (!tensor || !isInDefaultSpace(op, bufferization)) return false;
    const { shape, elementType } = tensor.type as RankedTensorType;
    const bufferType = MemRefType.get(shape, elementType);
    const dest = ToBufferOp.build(rewriter, location, { tensor, bufferType }).result(0);
    const offsets: MixedIndex[] = shape.map(() => 0);
    const strides = shape.map(() => 1);
    const sizes: MixedIndex[] = shape.map((size, i) => (isDynamic(size) ? sizeOf(rewriter, location, dest, i) : size));
    let next: MixedIndex = 0;
    for (const input of inputs) {
      const source = bufferization.getBuffer(rewriter, input);
      if (!source) return false;
      const inputShape = (input.type as RankedTensorType).shape;
      offsets[dim] = next;
      const size = inputShape[dim]!;
      sizes[dim] = isDynamic(size) ? sizeOf(rewriter, location, source, dim) : size;
      const slice = { offsets: [...offsets], sizes: [...sizes], strides };
      const target = buildReducedSubview(rewriter, location, dest, inputShape, slice);
      bufferization.createCopy(rewriter, location, source, target);
      next = composedFoldedApply(rewriter, location, sumOf(2), [next, sizes[dim]]);
    }
    bufferization.replaceOp(rewriter, op, [dest]);
    return true;
  },
};
