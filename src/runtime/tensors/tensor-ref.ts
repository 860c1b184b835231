import { type CoreCoord } from '../../device/chip-description.ts';
import { type FormatName } from '../../device/formats/element-format.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { tileDim } from '../../device/tile-layout.ts';
import {
  type ChipDesc,
  type DataType,
  type Dim2dRange,
  type TensorRef,
} from '../../target/schema/generated/common.gen.ts';
import { counted } from '../../support/counted.ts';
import { assertNever } from '../../support/invariant.ts';
import { ceilDiv, product } from '../../support/math.ts';
import { RuntimeError } from '../runtime-error.ts';
import { checkHostSize } from './host-tensor.ts';
import {
  isInteger,
  matrixExtent,
  packedRowStrides,
  tileExtent,
  type ShardPlacement,
  type TensorPlan,
} from './device-tensor.ts';

/** What a tensor of a binary is: in host memory, row-major; or in device memory. */
export type RefPlan =
  | { readonly kind: 'host'; readonly shape: readonly number[]; readonly format: FormatName }
  | { readonly kind: 'device'; readonly plan: TensorPlan };

/** Returns the element format of a data type of the binary; of integers the one without sign, unless `isSigned`. */
export function formatOfDataType(dataType: DataType, isSigned = false): FormatName {
  switch (dataType) {
    case 'Float32':
      return 'f32';
    case 'Float16':
      return 'f16';
    case 'BFloat16':
      return 'bf16';
    case 'BFP_Float8':
      return 'bfp_f8';
    case 'BFP_BFloat8':
      return 'bfp_bf8';
    case 'BFP_Float4':
      return 'bfp_f4';
    case 'BFP_BFloat4':
      return 'bfp_bf4';
    case 'BFP_Float2':
      return 'bfp_f2';
    case 'BFP_BFloat2':
      return 'bfp_bf2';
    case 'UInt32':
      return isSigned ? 'si32' : 'u32';
    case 'UInt16':
      return isSigned ? 'si16' : 'u16';
    case 'UInt8':
      return isSigned ? 'si8' : 'u8';
    default:
      return assertNever(dataType, 'data type');
  }
}

/** Returns the format of a tensor of a binary. */
export function refFormat(ref: TensorRef): FormatName {
  const { layout, elements } = ref.desc;
  return formatOfDataType(layout.memoryDesc.dataType, elements?.isSigned);
}

/** Tells whether the elements of a tensor of a binary are integers. */
export function isIntegerRef(ref: TensorRef): boolean {
  return isInteger({ format: refFormat(ref) });
}

function isHostRef({ desc }: TensorRef): boolean {
  const { memorySpace } = desc.layout.memoryDesc;
  return memorySpace === 'System' || memorySpace === 'SystemMMIO';
}

/** More shards are damage. */
const maxShards = 4096;

/** A tensor in device memory has its cores on so many chips at most. */
const maxChips = 32;

/**
 * Checks that the memory of a tensor has room for its shape, so that a damaged shape is not taken for a huge tensor. Throws RuntimeError.
 */
export function checkRefSize(ref: TensorRef): void {
  const room = roomOf(ref);
  if (product(ref.desc.shape) > room) throw problem(ref, `more elements than the ${room} that it has memory for`);
}

/** Checks that the rows of a tensor, which strides may set apart, are in its memory. Throws RuntimeError. */
function checkRows(ref: TensorRef, { rows, columns }: TensorPlan): void {
  const room = roomOf(ref);
  if (rows * columns > room) throw problem(ref, `rows beyond the ${room} elements that it has memory for`);
}

/** Returns how many elements all shards of a tensor have room for, on all chips. */
function roomOf(ref: TensorRef): number {
  const { memoryDesc, coreRangeSet } = ref.desc.layout;
  const { shape, tileShape } = memoryDesc;
  // The cores are those of one chip, also where several have a part of the tensor each.
  const cores = coreRangeSet.reduce((sum, { size }) => sum + Math.max(0, size.y) * Math.max(0, size.x), 0);
  const shards = Math.max(1, cores) * (isHostRef(ref) ? 1 : maxChips);
  const perShard = product(shape) * Math.max(1, tileShape.y) * Math.max(1, tileShape.x);
  return perShard * Math.min(shards, maxShards);
}

/**
 * Which dim neighbouring rows belong to: any, as a linear map may say, or the one before the last, as kernels of TTNN take for granted. Its tensors have a shape and no
 * map, so that rows which a map puts in another order are in that of the dims all the same. Source: tt-mlir, runtime/lib/ttnn.
 */
export type RowOrder = 'dims' | 'any';

/** Returns where and how a tensor of a binary lives on a chip. Throws RuntimeError for layouts that the runtime does not have. */
export function planOfRef(ref: TensorRef, chip: Pick<ChipDesc, 'gridSize'>, rowOrder: RowOrder = 'dims'): RefPlan {
  const { shape, layout } = ref.desc;
  const { memorySpace, memoryLayout, tileShape } = layout.memoryDesc;
  const format = refFormat(ref);
  checkHostSize(shape);
  if (isHostRef(ref)) {
    checkRefSize(ref);
    return { kind: 'host', shape, format };
  }
  if (shape.includes(0)) throw problem(ref, 'dims of size 0');
  const isTiled = tileShape.y > 1 || tileShape.x > 1;
  if (isTiled && (tileShape.y !== tileDim || tileShape.x !== tileDim)) {
    throw problem(ref, `tiles of ${tileShape.y}x${tileShape.x}; the runtime has ${tileDim}x${tileDim}`);
  }
  if (!isTiled && elementFormats[format].kind === 'block-float') throw problem(ref, `${format} without tiles`);
  const rowStrides = rowStridesOf(ref, rowOrder);
  const cores = coresOf(ref, chip);
  const memory = memorySpace === 'DeviceDRAM' ? 'dram' : 'l1';
  const plan: TensorPlan = {
    shape,
    format,
    isTiled,
    memory,
    rowStrides,
    cores,
    ...matrixExtent(shape, rowStrides),
  };
  if (memoryLayout === 'SingleBank') {
    checkRows(ref, plan);
    const [first] = cores;
    return {
      kind: 'device',
      plan: { ...plan, singleBank: memory === 'dram' ? 0 : first!.y * chip.gridSize.x + first!.x },
    };
  }
  if (memory === 'dram' || memoryLayout === 'Interleaved') {
    if (memory === 'dram' && memoryLayout !== 'Interleaved' && memoryLayout !== 'None') {
      throw problem(ref, `the memory layout ${memoryLayout} in DRAM; only L1 can be sharded`);
    }
    checkRows(ref, plan);
    return { kind: 'device', plan };
  }
  return { kind: 'device', plan: { ...plan, shards: shardsOf(ref, plan, chip) } };
}

function problem(ref: TensorRef, detail: string): RuntimeError {
  return new RuntimeError(`tensor ${ref.globalId} (${ref.desc.shape.join('x')}) has ${detail}`);
}

/**
 * Returns how many rows lie between neighbours along each dim but the last. Binaries share one layout description among all tensors of
 * equal layout, with the strides of the first one, whose rows may be longer: so strides are measured in rows of that tensor, whose length is the
 * stride between neighbours.
 * Source: ttmlir-facts, 5.4.1.
 */
function rowStridesOf(ref: TensorRef, rowOrder: RowOrder): number[] {
  const { shape, layout } = ref.desc;
  const { stride } = layout;
  const rank = shape.length;
  if (stride.length !== rank) throw problem(ref, counted(stride.length, 'stride'));
  if ((shape[rank - 1] ?? 1) > 1 && stride[rank - 1] !== 1) throw problem(ref, 'a last dim whose stride is not 1');
  const apart = stride.filter((_, dim) => dim < rank - 1 && shape[dim]! > 1);
  const shortest = Math.min(...apart);
  const rowLength = rowOrder === 'any' && apart.length > 0 ? shortest : (stride[rank - 2] ?? 1);
  const packed = packedRowStrides(shape);
  const rowStrides = shape.slice(0, -1).map((size, dim) => (size === 1 ? packed[dim]! : stride[dim]! / rowLength));
  if (stride.some((each) => each < 1)) throw problem(ref, `strides ${stride.join(', ')}`);
  if (rowStrides.every(Number.isInteger)) return rowStrides;
  if (apart.some((each) => each % shortest !== 0)) throw problem(ref, 'rows of different lengths');
  return packed;
}

/** The cores of the layouts of a chip: its operations ask for the same ones again and again. */
const knownCores = new WeakMap<Pick<ChipDesc, 'gridSize'>, WeakMap<readonly Dim2dRange[], readonly CoreCoord[]>>();

function coresOf(ref: TensorRef, chip: Pick<ChipDesc, 'gridSize'>): readonly CoreCoord[] {
  const { coreRangeSet } = ref.desc.layout;
  let ofChip = knownCores.get(chip);
  if (ofChip === undefined) knownCores.set(chip, (ofChip = new WeakMap()));
  let cores = ofChip.get(coreRangeSet);
  if (cores === undefined) {
    cores = coresOfRanges(coreRangeSet, chip, (detail) => problem(ref, detail));
    ofChip.set(coreRangeSet, cores);
  }
  return cores;
}

/** Returns the cores of ranges in row-major order. Throws what `problem` makes for ranges that the chip does not have, and for none. */
export function coresOfRanges(
  ranges: readonly Dim2dRange[],
  chip: Pick<ChipDesc, 'gridSize'>,
  problem: (detail: string) => RuntimeError,
): CoreCoord[] {
  const { y: rows, x: columns } = chip.gridSize;
  // Before cores are made of them: a damaged range can be of any size.
  for (const { loc, size } of ranges) {
    if (size.y < 1 || size.x < 1) throw problem(`a range of ${size.y}x${size.x} cores`);
    const last = { y: loc.y + size.y - 1, x: loc.x + size.x - 1 };
    const outside = [loc, last].find(({ y, x }) => y < 0 || x < 0 || y >= rows || x >= columns);
    if (outside) throw problem(`core (${outside.y}, ${outside.x}), outside of the ${rows}x${columns} grid`);
  }
  if (ranges.length === 0) throw problem('no cores');
  return ranges.flatMap(({ loc, size }) =>
    Array.from({ length: size.y * size.x }, (_, i) => ({
      y: loc.y + Math.floor(i / size.x),
      x: loc.x + (i % size.x),
    })),
  );
}

/**
 * Returns where the shards of a tensor are, by their cores. They are whole pages: where the compiler's shards are 40 rows in two rows of tiles, the first has 64 rows,
 * as in TTNN.
 */
export function shardsOf(ref: TensorRef, plan: TensorPlan, chip: Pick<ChipDesc, 'gridSize'>): ShardPlacement {
  const extent = plan.isTiled ? tileExtent(plan) : plan;
  const [height, width] = shardExtent(ref, extent.rows);
  const [gridRows, gridColumns] = [ceilDiv(extent.rows, height), ceilDiv(extent.columns, width)];
  const { cores } = plan;
  if (gridRows * gridColumns > cores.length) {
    throw problem(ref, `${gridRows}x${gridColumns} shards, but ${counted(cores.length, 'core')}`);
  }
  const ranges = ref.desc.layout.coreRangeSet;
  const [range] = ranges;
  const fits = ranges.length === 1 && range !== undefined && gridRows <= range.size.y && gridColumns <= range.size.x;
  const shardCores = Array.from({ length: gridRows * gridColumns }, (_, i) =>
    fits ? cores[Math.floor(i / gridColumns) * range.size.x + (i % gridColumns)]! : cores[i]!,
  );
  const banks = shardCores.map(({ y, x }) => y * chip.gridSize.x + x);
  const pageColumns = plan.isTiled ? width : 1;
  return { gridRows, gridColumns, pageRows: height, pageColumns, rowElems: width, cores: shardCores, banks };
}

/**
 * Returns the rows and columns of a shard, in tiles where the tensor has tiles. On a mesh of chips a shard has dims in front of these two, since grids
 * have one for the chips, each of which has the whole tensor: they are 1, or count rows of a shard that has them all. Source: ttmlir-facts, 4.7.
 */
function shardExtent(ref: TensorRef, tensorRows: number): readonly [height: number, width: number] {
  const { shape } = ref.desc.layout.memoryDesc;
  if (shape.length < 2) throw problem(ref, `shards of rank ${shape.length}`);
  if (shape.some((size) => size < 1)) throw problem(ref, `shards of ${shape.join('x')}`);
  const [height, width] = shape.slice(-2) as [number, number];
  const rows = product(shape.slice(0, -1));
  if (rows === height) return [height, width];
  if (rows < tensorRows) throw problem(ref, `shards of ${shape.join('x')}, and more than one of them in a column`);
  return [tensorRows, width];
}
