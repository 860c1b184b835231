import { binaryFunctions } from '../../device/tile-math/elementwise-functions.ts';
import { signedBits, typecastFunctions } from '../../device/tile-math/integer-functions.ts';
import { type BroadcastType } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { invariant } from '../../support/invariant.ts';
import { faceDim, tileDim } from '../../device/tile-layout.ts';
import { formatOf, isInteger, tileExtent, type DeviceTensor } from '../tensors/device-tensor.ts';
import { type BufferHandle, type KernelBuilder } from './kernel-builder.ts';
import { type KernelDevice } from './kernel-device.ts';
import { type OperandTiles } from './operand-rows.ts';
import { maskColumns } from './padding-mask.ts';
import { type Int } from './scalar-builder.ts';
import { pageAddress } from './tensor-access.ts';
import { chunks, kernelRectangle, splitPages, type WorkSplit } from './work-split.ts';

/** What an elementwise program computes: a function of elementwise-functions.ts by name, or a copy. */
export interface ElementwiseFunction {
  /** Name in the function table; without one the operand is copied and converted to the result's format. */
  readonly name?: string | undefined;
  /** Second argument of functions of one element that have one. */
  readonly parameter?: number;
}

/** An operand in a program: its tiles, its circular buffer, and whether one tile serves a whole inner loop. */
interface Operand {
  readonly tiles: OperandTiles;
  readonly buffer: BufferHandle;
  readonly isHeld: boolean;
  readonly broadcast: BroadcastType;
}

/**
 * Runs `result := f(operands)` tile by tile. Two operands may be broadcast as in NumPy. Where one tile of an operand meets a whole row or column of the
 * result, it is read once for all of it. Sums, differences and products of floats run on the matrix engine, everything else on the vector engine.
 * Operands are all floats or all integers; what is computed is cast to the result's kind.
 */
export function runElementwise(
  device: KernelDevice,
  origin: string,
  operands: readonly OperandTiles[],
  result: DeviceTensor,
  { name, parameter }: ElementwiseFunction,
): void {
  invariant(operands.length === 1 || name !== undefined, 'two operands need a function');
  const split = splitPages(result);
  if (split.cores.length === 0) return;
  const ordered = orderOperands(operands, name);
  const areIntegers = isInteger(ordered[0]!.tensor);
  const usesFpu = ordered.length === 2 && !areIntegers && broadcastOf(ordered[0]!) === 'none';
  const fpu = usesFpu ? binaryFunctions[name!]?.fpu : undefined;
  const cast = areIntegers === isInteger(result) ? undefined : typecastFunctions[areIntegers ? 'toFloat' : 'toInteger'];
  const castBits = cast === typecastFunctions.toInteger ? signedBits(formatOf(result)) : undefined;
  const tilesPerResult = ordered.length === 1 || fpu !== undefined ? 1 : 2;
  const block = Math.max(1, Math.floor(device.dstTiles / tilesPerResult));
  const innerIsRow = ordered.every(({ hasOneTileRow }) => !hasOneTileRow) || split.maxRows === 1;

  const program = device.program(origin, split.cores, {
    tensors: [...operands.map(({ tensor }) => tensor), result],
    parameters: [name, parameter],
  });
  const inputs = ordered.map((tiles, i): Operand => {
    const isHeld = innerIsRow ? tiles.repeatsColumn : tiles.hasOneTileRow;
    const buffer = program.buffer(i === 0 ? 'cb_in0' : 'cb_in1', tiles.tensor.format, 2 * (isHeld ? 1 : block));
    return { tiles, buffer, isHeld, broadcast: broadcastOf(tiles) };
  });
  const out = program.buffer('cb_out0', result.format, 2 * block);

  program.kernel('reader', split.args, (kernel) => {
    const mask = name === undefined ? exponentMask(operands[0]!.tensor, result) : undefined;
    forEachLine(kernel, split, innerIsRow, (line, count, tileAt) => {
      for (const operand of inputs) if (operand.isHeld) readTiles(kernel, [operand], 1, 1, () => tileAt(0), mask);
      const streamed = inputs.filter(({ isHeld }) => !isHeld);
      if (streamed.length === 0) return;
      chunks(kernel, count, block, (start, n) => {
        readTiles(kernel, streamed, block, n, (i) => tileAt(kernel.add(start, i)), mask);
      });
    });
  });

  program.kernel('compute', split.args, (kernel) => {
    forEachLine(kernel, split, innerIsRow, (_, count) => {
      for (const { isHeld, buffer } of inputs) if (isHeld) kernel.wait(buffer, 1);
      chunks(kernel, count, block, (_start, n) => {
        for (const { isHeld, buffer } of inputs) if (!isHeld) kernel.wait(buffer, block);
        kernel.reserve(out, block);
        kernel.dst(
          () =>
            kernel.loop(0, n, (i) => {
              const page = ({ isHeld }: Operand): Int => (isHeld ? 0 : i);
              const [a, b] = inputs;
              if (b === undefined) {
                kernel.copyTile(a!.buffer, page(a!), i, a!.broadcast);
                if (name !== undefined) kernel.unary(name, i, parameter);
                if (cast !== undefined) kernel.unary(cast, i, castBits);
              } else if (fpu !== undefined) {
                kernel.fpuBinary(fpu, b.broadcast, a!.buffer, b.buffer, page(a!), page(b), i);
                if (cast !== undefined) kernel.unary(cast, i, castBits);
              } else {
                const first = kernel.mul(i, 2);
                const second = kernel.add(first, 1);
                kernel.copyTile(a!.buffer, page(a!), first, a!.broadcast);
                kernel.copyTile(b.buffer, page(b), second, b.broadcast);
                kernel.binaryFunction(name!, first, second);
                if (cast !== undefined) kernel.unary(cast, first, castBits);
              }
            }),
          () => kernel.loop(0, n, (i) => kernel.pack(kernel.mul(i, tilesPerResult), out, i)),
        );
        kernel.push(out, block);
        for (const { isHeld, buffer } of inputs) if (!isHeld) kernel.pop(buffer, block);
      });
      for (const { isHeld, buffer } of inputs) if (isHeld) kernel.pop(buffer, 1);
    });
  });

  program.kernel('writer', split.args, (kernel) => {
    forEachLine(kernel, split, innerIsRow, (_, count, tileAt) => {
      chunks(kernel, count, block, (start, n) => {
        kernel.wait(out, block);
        const from = kernel.readPointer(out);
        kernel.loop(0, n, (i) => {
          const { row, column } = tileAt(kernel.add(start, i));
          const address = kernel.add(from, kernel.mul(i, out.pageSizeBytes));
          kernel.write(address, pageAddress(kernel, result, row, column), out.pageSizeBytes);
        });
        kernel.writeBarrier();
        kernel.pop(out, block);
      });
    });
  });
  program.run();
}

/** Puts the operand that is broadcast on the right, where the matrix engine can broadcast, if the function allows it. */
function orderOperands(operands: readonly OperandTiles[], name: string | undefined): readonly OperandTiles[] {
  const [a, b] = operands;
  if (b === undefined || broadcastOf(a!) === 'none' || broadcastOf(b) !== 'none') return operands;
  return binaryFunctions[name!]?.commutative ? [b, a!] : operands;
}

function broadcastOf({ repeatsRow, repeatsColumn }: OperandTiles): BroadcastType {
  if (repeatsRow) return repeatsColumn ? 'scalar' : 'row';
  return repeatsColumn ? 'col' : 'none';
}

interface TilePosition {
  readonly row: Int;
  readonly column: Int;
}

/** Visits the lines of the core's rectangle: its rows, or its columns. `tileAt(i)` is tile i of the line. */
function forEachLine(
  kernel: KernelBuilder,
  split: WorkSplit,
  linesAreRows: boolean,
  visit: (line: Int, count: Int, tileAt: (i: Int) => TilePosition) => void,
): void {
  const { row, rows, column, columns } = kernelRectangle(kernel, split);
  kernel.loop(0, linesAreRows ? rows : columns, (line) => {
    if (linesAreRows) {
      const at = kernel.add(row, line);
      visit(line, columns, (i) => ({ row: at, column: kernel.add(column, i) }));
    } else {
      const at = kernel.add(column, line);
      visit(line, rows, (i) => ({ row: kernel.add(row, i), column: at }));
    }
  });
}

/** Reads `count` tiles of every operand to the front of `block` reserved pages, and pushes all of them. */
function readTiles(
  kernel: KernelBuilder,
  operands: readonly Operand[],
  block: number,
  count: Int,
  tileAt: (i: Int) => TilePosition,
  mask: ((kernel: KernelBuilder, tileColumn: Int, target: Int) => void) | undefined,
): void {
  const targets = operands.map(({ buffer }) => {
    kernel.reserve(buffer, block);
    return kernel.writePointer(buffer);
  });
  kernel.loop(0, count, (i) => {
    const { row, column } = tileAt(i);
    operands.forEach(({ tiles, buffer }, operand) => {
      const tileColumn = tiles.repeatsColumn ? 0 : column;
      const source = pageAddress(kernel, tiles.tensor, tiles.tileRow(kernel, row), tileColumn);
      const target = kernel.add(targets[operand]!, kernel.mul(i, buffer.pageSizeBytes));
      kernel.read(source, target, buffer.pageSizeBytes);
    });
  });
  kernel.readBarrier();
  if (mask !== undefined) {
    kernel.loop(0, count, (i) => {
      const { column } = tileAt(i);
      operands.forEach(({ buffer }, operand) => {
        mask(kernel, column, kernel.add(targets[operand]!, kernel.mul(i, buffer.pageSizeBytes)));
      });
    });
  }
  for (const { buffer } of operands) kernel.push(buffer, block);
}

/**
 * Returns what zeroes the padding behind the last column of a tensor that is converted to a block-float format, or undefined when nothing has to:
 * 16 neighbours share an exponent, so what padding holds would change the elements before it.
 */
function exponentMask(
  input: DeviceTensor,
  result: DeviceTensor,
): ((kernel: KernelBuilder, tileColumn: Int, target: Int) => void) | undefined {
  const valid = result.columns % tileDim;
  if (formatOf(result).kind !== 'block-float' || valid % faceDim === 0 || input.zeroPadded) return undefined;
  if (formatOf(input).kind === 'block-float') return undefined;
  const lastColumn = tileExtent(result).columns - 1;
  return (kernel, tileColumn, target) => {
    kernel.when(kernel.compare('eq', tileColumn, lastColumn), () =>
      maskColumns(kernel, target, valid, input.format, 'zero'),
    );
  };
}
