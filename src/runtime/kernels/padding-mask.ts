import { faceDatums, faceDim } from '../../device/tile-layout.ts';
import { type FormatName } from '../../device/formats/element-format.ts';
import { elementBytes } from '../tensors/device-tensor.ts';
import { type KernelBuilder } from './kernel-builder.ts';
import { type Int } from './scalar-builder.ts';

/** What padding is overwritten with before it takes part in a sum or product, or in a maximum. */
export type PaddingFill = 'zero' | 'lowest';

/** Returns the bits of a fill in a format whose elements have bytes of their own. The lowest f16 is a number, because the chip has no infinity there. */
export function fillBits(fill: PaddingFill, format: FormatName): number {
  if (fill === 'zero') return 0;
  switch (format) {
    case 'f32':
      return 0xff800000;
    case 'bf16':
      return 0xff80;
    case 'f16':
      return 0xffff;
    case 'si32':
      return 2 ** 31;
    case 'si16':
      return 2 ** 15;
    case 'si8':
      return 2 ** 7;
    default:
      return 0;
  }
}

/** Overwrites the columns from `validColumns` on of a tile in L1. All faces of a row are 16 elements, so only parts of rows, or whole faces, are filled. */
export function maskColumns(
  kernel: KernelBuilder,
  address: Int,
  validColumns: number,
  format: FormatName,
  fill: PaddingFill,
): void {
  const size = elementBytes({ format });
  const bits = fillBits(fill, format);
  for (const left of [0, 1]) {
    const valid = Math.min(Math.max(validColumns - left * faceDim, 0), faceDim);
    if (valid === faceDim) continue;
    for (const face of [left, left + 2]) {
      const start = kernel.add(address, face * faceDatums * size);
      if (valid === 0) {
        kernel.fillL1(bits, start, faceDatums * size, size);
      } else {
        kernel.loop(0, faceDim, (row) => {
          const at = kernel.add(start, kernel.add(kernel.mul(row, faceDim * size), valid * size));
          kernel.fillL1(bits, at, (faceDim - valid) * size, size);
        });
      }
    }
  }
}

/** Overwrites the rows from `validRows` on of a tile in L1. */
export function maskRows(
  kernel: KernelBuilder,
  address: Int,
  validRows: number,
  format: FormatName,
  fill: PaddingFill,
): void {
  const size = elementBytes({ format });
  const bits = fillBits(fill, format);
  for (const upper of [0, 1]) {
    const valid = Math.min(Math.max(validRows - upper * faceDim, 0), faceDim);
    if (valid === faceDim) continue;
    for (const face of [2 * upper, 2 * upper + 1]) {
      const start = kernel.add(address, (face * faceDatums + valid * faceDim) * size);
      kernel.fillL1(bits, start, (faceDim - valid) * faceDim * size, size);
    }
  }
}
