import { type CoreCoord } from '../../device/chip-description.ts';
import { type ElementFormat, type FormatName } from '../../device/formats/element-format.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { tileDim } from '../../device/tile-layout.ts';
import { type IntegerDst } from '../../device/tile-math/tile-math.ts';
import { alignUp, ceilDiv, product } from '../../support/math.ts';

/**
 * How the shards of an L1 tensor are spread: shard (i, j) is whole on core `cores[i * gridColumns + j]`. All have the same number of pages; the last row
 * and column of shards may have pages that no element is in.
 */
export interface ShardPlacement {
  readonly gridRows: number;
  readonly gridColumns: number;
  /** Extent of a shard in pages: of tiles, or of parts of rows, one beside the other in no shard. */
  readonly pageRows: number;
  readonly pageColumns: number;
  /** Elements of a row that a page of a row-major shard holds. Not used by tiled ones. */
  readonly rowElems: number;
  /** The core of each shard, and its row-major number in the chip's grid. */
  readonly cores: readonly CoreCoord[];
  readonly banks: readonly number[];
}

/**
 * What a tensor in device memory looks like. Its elements form a matrix: the last dim runs along the columns, all others are joined to rows by
 * `rowStrides`. The matrix is cut in pages: 32x32 tiles in row-major order, or rows (of a shard, if there are shards). Without `shards` the pages go round the
 * banks of the memory, page p to bank p mod banks, as TTNN's interleaved tensors do, or all lie in one bank; the grid of their layout then only says
 * which cores compute them.
 */
export interface TensorPlan {
  readonly shape: readonly number[];
  readonly format: FormatName;
  readonly isTiled: boolean;
  readonly memory: 'dram' | 'l1';
  /** Rows from one index to the next, for every dim but the last. */
  readonly rowStrides: readonly number[];
  /** Rows and columns of the matrix in elements, without padding behind the last ones. */
  readonly rows: number;
  readonly columns: number;
  readonly shards?: ShardPlacement;
  /** The bank that holds all pages of a tensor that is neither sharded nor interleaved. */
  readonly singleBank?: number;
  /** Cores that compute the tensor, in row-major order of its grid. */
  readonly cores: readonly CoreCoord[];
}

/** A tensor in device memory. */
export interface DeviceTensor extends TensorPlan {
  /** First byte in every bank. */
  readonly address: number;
  /** Banks that pages go round: DRAM channels or worker cores. */
  readonly numBanks: number;
  /** Bytes from page to page in a bank. */
  readonly pagePitchBytes: number;
  /** Whether padding is known to hold zeros. Kernels whose result depends on padding mask it themselves, unless it is. */
  zeroPadded: boolean;
}

/** Returns the element format of a tensor. */
export function formatOf({ format }: Pick<TensorPlan, 'format'>): ElementFormat {
  return elementFormats[format];
}

/** Tells whether the elements of a tensor are integers. */
export function isInteger(plan: Pick<TensorPlan, 'format'>): boolean {
  return formatOf(plan).kind === 'integer';
}

/** Returns the format of 32 bits in which elements are computed with: f32 for floats, for integers one that keeps their sign. */
export function wordFormat(plan: Pick<TensorPlan, 'format'>): 'f32' | IntegerDst {
  const { kind, isSigned } = formatOf(plan);
  if (kind !== 'integer') return 'f32';
  return isSigned ? 'si32' : 'u32';
}

/** Tells whether the elements of a tensor share exponents, so that they have no bytes of their own. */
export function isBlockFloat(plan: Pick<TensorPlan, 'format'>): boolean {
  return formatOf(plan).kind === 'block-float';
}

/** Returns the format whose elements have bytes of their own and hold those of a format exactly: block floats are in bf16 or f32. */
export function elementFormat({ format }: Pick<TensorPlan, 'format'>): FormatName {
  const { kind, family } = elementFormats[format];
  if (kind !== 'block-float') return format;
  return family === 'b' ? 'bf16' : 'f32';
}

/** Returns the bytes of one element. */
export function elementBytes(plan: Pick<TensorPlan, 'format'>): number {
  return formatOf(plan).datumBits / 8;
}

/** Returns the extent of the matrix in tiles. */
export function tileExtent({ rows, columns }: Pick<TensorPlan, 'rows' | 'columns'>): { rows: number; columns: number } {
  return { rows: ceilDiv(rows, tileDim), columns: ceilDiv(columns, tileDim) };
}

/** Returns the row strides of a shape whose dims but the last are joined without gaps: [2, 3, 64] -> [3, 1]. */
export function packedRowStrides(shape: readonly number[]): number[] {
  return shape.slice(0, -1).map((_, dim) => product(shape.slice(dim + 1, -1)));
}

/**
 * Returns the row strides that begin every matrix of the last two dims at a whole tile: [2, 3, 40, 64] -> [192, 64, 1]. Shapes of fewer than three
 * dims have nothing to align.
 */
export function alignedRowStrides(shape: readonly number[]): number[] {
  if (shape.length < 3) return packedRowStrides(shape);
  const aligned = [...shape.slice(0, -2), alignUp(shape[shape.length - 2]!, tileDim), shape[shape.length - 1]!];
  return packedRowStrides(aligned);
}

/** Returns rows and columns of the matrix of a shape under row strides. */
export function matrixExtent(
  shape: readonly number[],
  rowStrides: readonly number[],
): { rows: number; columns: number } {
  let rows = 1;
  rowStrides.forEach((stride, dim) => (rows += stride * (shape[dim]! - 1)));
  return { rows: product(shape) === 0 ? 0 : rows, columns: shape[shape.length - 1] ?? 1 };
}

/** Returns the elements of a row that a page of a row-major tensor holds. */
export function pageRowElems({ columns, shards }: Pick<TensorPlan, 'columns' | 'shards'>): number {
  return shards?.rowElems ?? columns;
}

/** Returns the bytes of a page: a tile, or a row. */
export function pageSizeBytes(plan: Pick<TensorPlan, 'format' | 'isTiled' | 'columns' | 'shards'>): number {
  return plan.isTiled ? formatOf(plan).tileSizeBytes : pageRowElems(plan) * elementBytes(plan);
}

/** Returns the extent of the matrix in pages, padding of shards left out. */
export function pageGrid(plan: Pick<TensorPlan, 'rows' | 'columns' | 'isTiled' | 'shards'>): {
  rows: number;
  columns: number;
} {
  return plan.isTiled ? tileExtent(plan) : { rows: plan.rows, columns: ceilDiv(plan.columns, pageRowElems(plan)) };
}

/** Returns whether matrices of the last two dims begin at whole tiles, so that kernels can work on them one by one. */
export function hasAlignedMatrices({ shape, rowStrides }: Pick<TensorPlan, 'shape' | 'rowStrides'>): boolean {
  return shape.slice(0, -2).every((size, dim) => size === 1 || rowStrides[dim]! % tileDim === 0);
}

/** Returns whether the rows of the matrix follow one another without gaps. */
export function isPacked({ shape, rowStrides }: Pick<TensorPlan, 'shape' | 'rowStrides'>): boolean {
  const packed = packedRowStrides(shape);
  return rowStrides.every((stride, dim) => shape[dim] === 1 || stride === packed[dim]);
}
