import { type CoreCoord } from '../../device/chip-description.ts';
import { ceilDiv } from '../../support/math.ts';
import { pageGrid, type TensorPlan } from '../tensors/device-tensor.ts';
import { type KernelBuilder } from './kernel-builder.ts';
import { type Int } from './scalar-builder.ts';

/** A rectangle of tiles, or of other pieces of work. */
export interface WorkRectangle {
  readonly row: number;
  readonly rows: number;
  readonly column: number;
  readonly columns: number;
}

/** The cores that work, and what each of them does. */
export interface WorkSplit {
  readonly cores: readonly CoreCoord[];
  readonly rectangles: readonly WorkRectangle[];
  /** The most rows and columns that one core has. */
  readonly maxRows: number;
  readonly maxColumns: number;
  /** The rectangles as runtime arguments 0 to 3 of kernels. */
  readonly args: readonly (readonly number[])[];
}

/** Which way work may be cut: both, or only in bands of whole rows or whole columns. */
export type SplitDirection = 'both' | 'rows' | 'columns';

/** Returns who makes which pages of a tensor: for shards the core that holds them, else as evenly as rectangles allow. */
export function splitPages(tensor: TensorPlan, direction: SplitDirection = 'both'): WorkSplit {
  const pages = pageGrid(tensor);
  const { shards } = tensor;
  if (shards === undefined || direction !== 'both') {
    return splitWork(pages.rows, pages.columns, tensor.cores, direction);
  }
  const owned = shards.cores.map((core, i): [CoreCoord, WorkRectangle] => {
    const row = Math.floor(i / shards.gridColumns) * shards.pageRows;
    const column = (i % shards.gridColumns) * shards.pageColumns;
    const rows = Math.min(shards.pageRows, pages.rows - row);
    return [core, { row, rows, column, columns: Math.min(shards.pageColumns, pages.columns - column) }];
  });
  return workSplit(owned.filter(([, { rows, columns }]) => rows > 0 && columns > 0));
}

/** Returns `rows` times `columns` pieces of work divided among at most all of the cores. */
export function splitWork(
  rows: number,
  columns: number,
  cores: readonly CoreCoord[],
  direction: SplitDirection = 'both',
): WorkSplit {
  let best = { height: rows, width: columns };
  for (let across = 1; across <= Math.min(columns, cores.length); across++) {
    const down = direction === 'columns' ? 1 : Math.floor(cores.length / across);
    const candidate = { height: ceilDiv(rows, Math.min(rows, down)), width: ceilDiv(columns, across) };
    if (isSmaller(candidate, best)) best = candidate;
    if (direction === 'rows') break;
  }
  const owned: [CoreCoord, WorkRectangle][] = [];
  for (let row = 0; row < rows; row += best.height) {
    for (let column = 0; column < columns; column += best.width) {
      const size = { rows: Math.min(best.height, rows - row), columns: Math.min(best.width, columns - column) };
      owned.push([cores[owned.length]!, { row, column, ...size }]);
    }
  }
  return workSplit(owned);
}

interface Extent {
  readonly height: number;
  readonly width: number;
}

/** Compares what a core would do: less work, or as much on a more square rectangle, for which a matmul reads less. */
function isSmaller(a: Extent, b: Extent): boolean {
  const [areaA, areaB] = [a.height * a.width, b.height * b.width];
  return areaA < areaB || (areaA === areaB && a.height + a.width < b.height + b.width);
}

function workSplit(owned: readonly (readonly [CoreCoord, WorkRectangle])[]): WorkSplit {
  const rectangles = owned.map(([, rectangle]) => rectangle);
  return {
    cores: owned.map(([core]) => core),
    rectangles,
    maxRows: Math.max(0, ...rectangles.map(({ rows }) => rows)),
    maxColumns: Math.max(0, ...rectangles.map(({ columns }) => columns)),
    args: rectangles.map(({ row, rows, column, columns }) => [row, rows, column, columns]),
  };
}

/** The core's rectangle inside a kernel. A number that is the same on all cores is known while the kernel is built. */
export interface KernelRectangle {
  readonly row: Int;
  readonly rows: Int;
  readonly column: Int;
  readonly columns: Int;
}

/** Returns the rectangle that the kernel's runtime arguments give. */
export function kernelRectangle(kernel: KernelBuilder, { args }: WorkSplit): KernelRectangle {
  const [row, rows, column, columns] = [0, 1, 2, 3].map((i): Int => {
    const first = args[0]?.[i];
    return first !== undefined && args.every((each) => each[i] === first) ? first : kernel.arg(i);
  }) as [Int, Int, Int, Int];
  return { row, rows, column, columns };
}

/** Runs `body` for chunks of at most `size` pieces: `start` counts from 0, `count` is how many the chunk has. */
export function chunks(kernel: KernelBuilder, total: Int, size: number, body: (start: Int, count: Int) => void): void {
  const whole = typeof total === 'number' && total % size === 0;
  kernel.loop(0, total, (start) => body(start, whole ? size : kernel.min(size, kernel.sub(total, start))), size);
}
