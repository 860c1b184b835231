import { type LogicalResult } from '../../../support/logical-result.ts';
import { type Value } from '../../../ir/value.ts';
import { isDynamic, kDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type WinogradConv2DFmr } from '../generated/linalg-enums.gen.ts';
import {
  type WinogradFilterTransformOp,
  type WinogradInputTransformOp,
  type WinogradOutputTransformOp,
} from '../generated/linalg-ops.gen.ts';
import { areCompatibleShapes } from '../../../ir/types/compatible-shapes.ts';

/** The steps of Winograd's algorithm. Source: mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */

/** Sizes of the output tile and of the filter along one axis. */
const sizesOf: Readonly<Record<WinogradConv2DFmr, { readonly m: number; readonly r: number }>> = {
  F_2_3: { m: 2, r: 3 },
  F_4_3: { m: 4, r: 3 },
  F_2_5: { m: 2, r: 5 },
};

const shapeOf = ({ type }: Value): readonly number[] => (type as RankedTensorType).shape;

function verifyOutput(op: Operation, expected: readonly number[], output: Value): LogicalResult {
  return areCompatibleShapes(expected, shapeOf(output)) || op.emitOpError('the output shape is not expected');
}

export const winogradFilterTransformOp = {
  verify(op: WinogradFilterTransformOp): LogicalResult {
    const [filters, height, width, channels] = shapeOf(op.filter) as [number, number, number, number];
    const { m, r } = sizesOf[op.fmr];
    if (height !== r && height !== 1) return op.emitOpError('expect filter height either equals to r or 1');
    if (width !== r && width !== 1) return op.emitOpError('expect filter width either equals to r or 1');
    if (height === 1 && width === 1) return op.emitOpError('expect either filter height or width equals to r');
    const [tileH, tileW] = [height, width].map((size) => (size === r ? m + r - 1 : 1));
    return verifyOutput(op, [tileH!, tileW!, channels, filters], op.output);
  },
};

export const winogradInputTransformOp = {
  verify(op: WinogradInputTransformOp): LogicalResult {
    const [images, height, width, channels] = shapeOf(op.input) as [number, number, number, number];
    const { m, r } = sizesOf[op.fmr];
    const output = shapeOf(op.output);
    const [tileH, tileW] = [height, width].map((size, i): readonly [number, number] => {
      if (isDynamic(size)) return [m + r - 1, kDynamic];
      return output[i] === 1 ? [1, size] : [m + r - 1, Math.trunc((size - (r - 1)) / m)];
    });
    const expected = [tileH![0], tileW![0], tileH![1], tileW![1], images, channels];
    return verifyOutput(op, expected, op.output);
  },
};

export const winogradOutputTransformOp = {
  verify(op: WinogradOutputTransformOp): LogicalResult {
    const [height, width, tilesH, tilesW, images, filters] = shapeOf(op.value) as [number, number, number, number, number, number]; // prettier-ignore
    const { m, r } = sizesOf[op.fmr];
    const sizes: number[] = [];
    for (const [name, size, tiles] of [
      ['height', height, tilesH],
      ['width', width, tilesW],
    ] as const) {
      const transformed = size !== 1;
      if (isDynamic(size) || isDynamic(tiles)) sizes.push(kDynamic);
      else if (size !== (transformed ? m + r - 1 : 1)) {
        return op.emitOpError(`expect input ${name} equals to input tile size`);
      } else sizes.push((transformed ? m : 1) * tiles);
    }
    return verifyOutput(op, [images, sizes[0]!, sizes[1]!, filters], op.output);
  },
};
