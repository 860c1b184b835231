import { tileDim } from '../../device/tile-layout.ts';
import { hasAlignedMatrices, type DeviceTensor, type TensorPlan } from '../tensors/device-tensor.ts';
import { type KernelBuilder } from './kernel-builder.ts';
import { type Int } from './scalar-builder.ts';

/** Where the tiles of an operand are that meet the tiles of a result, when the operand is broadcast as in NumPy. */
export interface OperandTiles {
  readonly tensor: DeviceTensor;
  /** One row stands for all rows of the tile. */
  readonly repeatsRow: boolean;
  /** One column stands for all columns. */
  readonly repeatsColumn: boolean;
  /** The tile row is the same for all tile rows of the result. */
  readonly hasOneTileRow: boolean;
  /** Returns the operand's tile row for a tile row of the result. */
  tileRow(kernel: KernelBuilder, resultTileRow: Int): Int;
}

/** A dim of the result before the last two: how its index follows from a tile row, and what it adds to the operand's tile row. */
interface BatchDim {
  readonly size: number;
  readonly tileRows: number;
  readonly operandTileRows: number;
}

/** Returns sizes or strides with 1 or 0 in front up to `length` entries. */
function padFront(values: readonly number[], length: number, filler: number): number[] {
  return [...Array.from({ length: length - values.length }, () => filler), ...values];
}

/**
 * Returns the tiles of an operand, or undefined when its rows do not meet the result's tile by tile, as when matrices of 5 rows are packed
 * and repeated. The caller then expands the operand first.
 */
export function operandTiles(tensor: DeviceTensor, result: TensorPlan): OperandTiles | undefined {
  const rank = Math.max(result.shape.length, 1);
  const sizes = padFront(result.shape, rank, 1);
  const operandSizes = padFront(tensor.shape, rank, 1);
  const strides = padFront(result.rowStrides, rank - 1, 0);
  const operandStrides = padFront(tensor.rowStrides, rank - 1, 0);
  const repeatsColumn = tensor.columns === 1 && result.columns > 1;
  const rowDims = sizes.slice(0, -1).map((_, dim) => dim);

  if (rowDims.every((dim) => operandSizes[dim] === 1)) {
    return { tensor, repeatsRow: result.rows > 1, repeatsColumn, hasOneTileRow: true, tileRow: () => 0 };
  }
  const isSame = rowDims.every(
    (dim) => operandSizes[dim] === sizes[dim] && (sizes[dim] === 1 || operandStrides[dim] === strides[dim]),
  );
  if (isSame) return { tensor, repeatsRow: false, repeatsColumn, hasOneTileRow: false, tileRow: (_, row) => row };
  if (!hasAlignedMatrices(tensor) || !hasAlignedMatrices(result)) return undefined;

  const matrix = rank - 2;
  const repeatsRow = operandSizes[matrix] === 1 && sizes[matrix]! > 1;
  const batch: BatchDim[] = rowDims.slice(0, -1).flatMap((dim) => {
    if (sizes[dim] === 1) return [];
    const operandTileRows = operandSizes[dim] === 1 ? 0 : operandStrides[dim]! / tileDim;
    return [{ size: sizes[dim]!, tileRows: strides[dim]! / tileDim, operandTileRows }];
  });
  return {
    tensor,
    repeatsRow,
    repeatsColumn,
    hasOneTileRow: false,
    tileRow: (kernel, row) =>
      kernel.add(batchTileRow(kernel, batch, row), repeatsRow ? 0 : matrixTileRow(kernel, batch, row)),
  };
}

/** Returns the tile row at which the matrix of a batched operand begins, for a tile row of the result; its own rows are not counted. */
export function matrixStart(operand: TensorPlan, result: TensorPlan, kernel: KernelBuilder, resultTileRow: Int): Int {
  const rank = result.shape.length;
  const sizes = padFront(operand.shape, rank, 1);
  const operandStrides = padFront(operand.rowStrides, rank - 1, 0);
  const batch = result.shape.slice(0, -2).flatMap((size, dim): BatchDim[] => {
    if (size === 1) return [];
    const operandTileRows = sizes[dim] === 1 ? 0 : operandStrides[dim]! / tileDim;
    return [{ size, tileRows: result.rowStrides[dim]! / tileDim, operandTileRows }];
  });
  return batchTileRow(kernel, batch, resultTileRow);
}

function batchTileRow(kernel: KernelBuilder, batch: readonly BatchDim[], row: Int): Int {
  let start: Int = 0;
  for (const { size, tileRows, operandTileRows } of batch) {
    if (operandTileRows === 0) continue;
    const index = kernel.rem(kernel.div(row, tileRows), size);
    start = kernel.add(start, kernel.mul(index, operandTileRows));
  }
  return start;
}

function matrixTileRow(kernel: KernelBuilder, batch: readonly BatchDim[], row: Int): Int {
  const innermost = batch[batch.length - 1];
  return innermost === undefined ? row : kernel.rem(row, innermost.tileRows);
}
