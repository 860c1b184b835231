import { kDynamic } from '../../../ir/types/shaped-types.ts';
import { shapeOf } from '../compatible-shapes.ts';
import {
  type CastToBlockScaledOp,
  type FFT2dOp,
  type GatherOp,
  type MatMulOp,
  type MatmulTBlockScaledOp,
  type RFFT2dOp,
  type ScatterOp,
} from '../generated/tosa-ops.gen.ts';
import { type InferredShapes } from '../interfaces.ts';
import { computedSize, dimSize, firstKnown } from './common-sizes.ts';

/**
 * Shapes of products of matrices, Fourier transforms, block-scaled tensors and scattered access. Source: inferReturnTypeComponents of
 * mlir/lib/Dialect/Tosa/IR/TosaOps.cpp.
 */

export function inferMatMul({ a, b }: MatMulOp): InferredShapes {
  return [[firstKnown(dimSize(a, 0), dimSize(b, 0)), dimSize(a, 1), dimSize(b, 2)]];
}

export function inferMatmulTBlockScaled({ aData, aScale, bData, bScale }: MatmulTBlockScaledOp): InferredShapes {
  // The right factors of one batch broadcast.
  const batchesOfB = [dimSize(bData, 0), dimSize(bScale, 0)].filter((size) => size !== 1);
  return [
    [
      firstKnown(dimSize(aData, 0), dimSize(aScale, 0), ...batchesOfB),
      firstKnown(dimSize(aData, 1), dimSize(aScale, 1)),
      firstKnown(dimSize(bData, 1), dimSize(bScale, 1)),
    ],
  ];
}

/** The shapes of the data and of its scales, one per block of the last dimension. */
export function inferCastToBlockScaled(op: CastToBlockScaledOp, blockSize: number): InferredShapes {
  const data = shapeOf(op.inputData.type);
  if (!data) return [undefined, undefined];
  const last = data.at(-1) ?? kDynamic;
  return [
    data,
    data.with(
      -1,
      computedSize([last], () => Math.trunc(last / blockSize)),
    ),
  ];
}

export function inferFFT2d({ inputReal, inputImag }: FFT2dOp): InferredShapes {
  return [shapeOf(inputReal.type), shapeOf(inputImag.type)];
}

export function inferRFFT2d({ inputReal }: RFFT2dOp): InferredShapes {
  if (!shapeOf(inputReal.type)) return {};
  const [batch, height, width] = [0, 1, 2].map((dim) => dimSize(inputReal, dim)) as [number, number, number];
  const shape = [batch, height, computedSize([width], () => halfSpectrum(width))];
  return [shape, shape];
}

/** Returns how many columns the half of a transform has that the other follows from. */
export function halfSpectrum(width: number): number {
  return Math.floor(width / 2) + 1;
}

export function inferGather({ values, indices }: GatherOp): InferredShapes {
  return [[firstKnown(dimSize(values, 0), dimSize(indices, 0)), dimSize(indices, 1), dimSize(values, 2)]];
}

export function inferScatter({ valuesIn, indices, input }: ScatterOp): InferredShapes {
  const batch = firstKnown(dimSize(valuesIn, 0), dimSize(indices, 0), dimSize(input, 0));
  return [[batch, dimSize(valuesIn, 1), firstKnown(dimSize(valuesIn, 2), dimSize(input, 2))]];
}
