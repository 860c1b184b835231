import { tileDim } from '../../device/tile-layout.ts';
import { invariant } from '../../support/invariant.ts';
import { ceilDiv, product } from '../../support/math.ts';
import { hasAlignedMatrices, isBlockFloat, type DeviceTensor } from '../tensors/device-tensor.ts';
import { type BufferHandle, type KernelBuilder } from './kernel-builder.ts';
import { type KernelDevice } from './kernel-device.ts';
import { matrixStart, operandTiles } from './operand-rows.ts';
import { maskColumns, maskRows } from './padding-mask.ts';
import { type Int } from './scalar-builder.ts';
import { pageAddress } from './tensor-access.ts';
import { chunks, kernelRectangle, splitPages } from './work-split.ts';

/** Tiles of the inner dimension that are read before a barrier. */
const innerBlock = 4;

/** Returns whether `runMatmul` can work on the tensors as they are: batches of matrices must begin at whole tiles. */
export function canMultiply(left: DeviceTensor, right: DeviceTensor, result: DeviceTensor): boolean {
  if (product(right.shape.slice(0, -2)) === 1) return operandTiles(withColumnsOf(left, result), result) !== undefined;
  return hasAlignedMatrices(left) && hasAlignedMatrices(right) && hasAlignedMatrices(result);
}

/**
 * Runs `result := left x right` for left [..., M, K], right [..., K, N]; leading dims are batches, broadcast as in NumPy. Every core computes a rectangle of
 * the result in blocks that fit Dst, and adds up the inner dimension there. Padding of the inner dimension is masked by the reader.
 */
export function runMatmul(
  device: KernelDevice,
  origin: string,
  left: DeviceTensor,
  right: DeviceTensor,
  result: DeviceTensor,
): void {
  const inner = left.columns;
  invariant(inner === right.shape[right.shape.length - 2], 'inner dimensions differ');
  const split = splitPages(result);
  if (split.cores.length === 0) return;
  const leftRows = operandTiles(withColumnsOf(left, result), result);
  invariant(leftRows !== undefined, 'batches of matrices begin at whole tiles');
  const isBatched = product(right.shape.slice(0, -2)) > 1;
  const height = isBatched ? 1 : Math.min(split.maxRows, device.dstTiles);
  const width = Math.min(split.maxColumns, Math.max(1, Math.floor(device.dstTiles / height)));
  const innerTiles = ceilDiv(inner, tileDim);
  const depth = Math.min(innerBlock, innerTiles);

  const program = device.program(origin, split.cores, { tensors: [left, right, result] });
  const in0 = program.buffer('cb_in0', left.format, 2 * height * depth);
  const in1 = program.buffer('cb_in1', right.format, 2 * depth * width);
  const out = program.buffer('cb_out0', result.format, 2 * height * width);
  const blocks = (kernel: KernelBuilder, body: (row: Int, rows: Int, column: Int, columns: Int) => void): void => {
    const rectangle = kernelRectangle(kernel, split);
    chunks(kernel, rectangle.rows, height, (i, rows) => {
      chunks(kernel, rectangle.columns, width, (j, columns) => {
        body(kernel.add(rectangle.row, i), rows, kernel.add(rectangle.column, j), columns);
      });
    });
  };

  program.kernel('reader', split.args, (kernel) => {
    const maskLeft = edgeMask(kernel, left, in0, inner, maskColumns);
    const maskRight = edgeMask(kernel, right, in1, inner, maskRows);
    blocks(kernel, (row, rows, column, columns) => {
      const rightStart = isBatched ? matrixStart(right, result, kernel, row) : 0;
      chunks(kernel, innerTiles, depth, (k, count) => {
        kernel.reserve(in0, height * depth);
        const leftTarget = kernel.writePointer(in0);
        kernel.loop(0, rows, (i) => {
          const tileRow = leftRows.tileRow(kernel, kernel.add(row, i));
          kernel.loop(0, count, (l) => {
            const page = kernel.add(kernel.mul(i, depth), l);
            const target = kernel.add(leftTarget, kernel.mul(page, in0.pageSizeBytes));
            kernel.read(pageAddress(kernel, left, tileRow, kernel.add(k, l)), target, in0.pageSizeBytes);
          });
        });
        kernel.reserve(in1, depth * width);
        const rightTarget = kernel.writePointer(in1);
        kernel.loop(0, count, (l) => {
          const tileRow = kernel.add(rightStart, kernel.add(k, l));
          kernel.loop(0, columns, (j) => {
            const page = kernel.add(kernel.mul(l, width), j);
            const target = kernel.add(rightTarget, kernel.mul(page, in1.pageSizeBytes));
            kernel.read(pageAddress(kernel, right, tileRow, kernel.add(column, j)), target, in1.pageSizeBytes);
          });
        });
        kernel.readBarrier();
        if (maskLeft !== undefined || maskRight !== undefined) {
          kernel.when(kernel.compare('eq', kernel.add(k, count), innerTiles), () => {
            const last = kernel.sub(count, 1);
            if (maskLeft) kernel.loop(0, rows, (i) => maskLeft(leftTarget, kernel.add(kernel.mul(i, depth), last)));
            if (maskRight)
              kernel.loop(0, columns, (j) => maskRight(rightTarget, kernel.add(kernel.mul(last, width), j)));
          });
        }
        kernel.push(in0, height * depth);
        kernel.push(in1, depth * width);
      });
    });
  });

  program.kernel('compute', split.args, (kernel) => {
    blocks(kernel, (_row, rows, _column, columns) => {
      kernel.dst(
        () =>
          chunks(kernel, innerTiles, depth, (_k, count) => {
            kernel.wait(in0, height * depth);
            kernel.wait(in1, depth * width);
            kernel.loop(0, count, (l) => {
              kernel.loop(0, rows, (i) => {
                const leftPage = kernel.add(kernel.mul(i, depth), l);
                kernel.loop(0, columns, (j) => {
                  const rightPage = kernel.add(kernel.mul(l, width), j);
                  kernel.matmul(in0, in1, leftPage, rightPage, kernel.add(kernel.mul(i, width), j));
                });
              });
            });
            kernel.pop(in0, height * depth);
            kernel.pop(in1, depth * width);
          }),
        () => {
          kernel.reserve(out, height * width);
          kernel.loop(0, rows, (i) => {
            kernel.loop(0, columns, (j) => {
              const page = kernel.add(kernel.mul(i, width), j);
              kernel.pack(page, out, page);
            });
          });
        },
      );
      kernel.push(out, height * width);
    });
  });

  program.kernel('writer', split.args, (kernel) => {
    blocks(kernel, (row, rows, column, columns) => {
      kernel.wait(out, height * width);
      const from = kernel.readPointer(out);
      kernel.loop(0, rows, (i) => {
        kernel.loop(0, columns, (j) => {
          const page = kernel.add(kernel.mul(i, width), j);
          const target = pageAddress(kernel, result, kernel.add(row, i), kernel.add(column, j));
          kernel.write(kernel.add(from, kernel.mul(page, out.pageSizeBytes)), target, out.pageSizeBytes);
        });
      });
      kernel.writeBarrier();
      kernel.pop(out, height * width);
    });
  });
  program.run();
}

/** Returns the tensor as if it had the columns of the result, because only its rows have to meet the result's. */
function withColumnsOf(left: DeviceTensor, { columns }: DeviceTensor): DeviceTensor {
  return { ...left, shape: [...left.shape.slice(0, -1), columns], columns };
}

/** Returns what zeroes the padding of the inner dimension in a page, or undefined when it has none or is known to be zero. */
function edgeMask(
  kernel: KernelBuilder,
  tensor: DeviceTensor,
  buffer: BufferHandle,
  inner: number,
  mask: typeof maskColumns,
): ((target: Int, page: Int) => void) | undefined {
  const valid = inner % tileDim;
  if (valid === 0 || tensor.zeroPadded) return undefined;
  invariant(!isBlockFloat(tensor), 'padding can be masked');
  return (target, page) => {
    mask(kernel, kernel.add(target, kernel.mul(page, buffer.pageSizeBytes)), valid, tensor.format, 'zero');
  };
}
