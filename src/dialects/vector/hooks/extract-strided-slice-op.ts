import { type VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ExtractStridedSliceOp } from '../generated/vector-ops.gen.ts';
import {
  emitPartOfScalable,
  integersOf,
  sliceType,
  verifyEnds,
  verifyUnitStrides,
  verifyWithin,
} from '../strided-slices.ts';
import { foldExtractSlice } from '../folding/fold-slices.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { StridedSliceConstantMaskFolder, StridedSliceCreateMaskFolder } from '../patterns/mask-value-patterns.ts';
import { StridedSliceBroadcast, ContiguousExtractStridedSliceToExtract } from '../patterns/slice-patterns.ts';
import { StridedSliceSplat } from '../patterns/splat-patterns.ts';

/** Source: ExtractStridedSliceOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const extractStridedSliceOp = {
  verify(op: ExtractStridedSliceOp): LogicalResult {
    const [offsets, sizes, strides] = ['offsets', 'sizes', 'strides'].map((name) => integersOf(op, name)) as [
      readonly bigint[],
      readonly bigint[],
      readonly bigint[],
    ];
    if (offsets.length !== sizes.length || offsets.length !== strides.length) {
      return op.emitOpError('expected offsets, sizes and strides attributes of same size');
    }
    const source = op.source.type as VectorType;
    const { shape, scalableDims } = source;
    if (offsets.length > shape.length) {
      return op.emitOpError('expected offsets attribute of rank no greater than vector rank');
    }
    if (
      !verifyWithin(op, offsets, shape, 'offsets', [0, 0]) ||
      !verifyWithin(op, sizes, shape, 'sizes', [1, 1]) ||
      !verifyUnitStrides(op, strides) ||
      !verifyEnds(op, offsets, sizes, shape, 'offsets, sizes')
    ) {
      return false;
    }
    const expected = sliceType(source, sizes.map(Number));
    if (op.result().type !== expected) {
      return op.emitOpError(`expected result type to be '${op.context.printType(expected)}'`);
    }
    const wrong = sizes.findIndex((size, dim) => scalableDims[dim] === true && BigInt(shape[dim]!) !== size);
    return wrong < 0 || emitPartOfScalable(op, wrong, sizes[wrong]!, shape[wrong]!);
  },

  fold: foldExtractSlice,
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new StridedSliceCreateMaskFolder(),
    new StridedSliceConstantMaskFolder(),
    new StridedSliceBroadcast(),
    new StridedSliceSplat(),
    new ContiguousExtractStridedSliceToExtract(),
  ],
};
