/**
 * Descriptions of tensors: shape, layout, memory of one shard.
 *
 * Each description is made once per type, layout attribute or memref type and shared by all later uses. A description also
 * depends on things that are not part of that key: the stride of a layout on the shape of the tensor, the memory layout of a
 * memref on its layout attribute. As in upstream's files, the first use decides: a second tensor with the same layout
 * attribute gets the stride of the first. Readers compute with shapes and layouts, not with these two fields.
 * Source: ttmlir-facts, sections 4.9, 5.1.3, 5.4.1, 5.4.2. Differs: of integers with a sign the description says so, which upstream has no place for.
 */
import { type Type } from '../../ir/type.ts';
import { isDynamic, type MemRefType, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { coreRangeSet } from '../../layout/core-ranges.ts';
import { checkLayout, logicalStrides } from '../../layout/layout-queries.ts';
import { binaryDataType, binaryMemoryLayout, binaryMemorySpace, binaryOOBVal } from '../../dialects/tt/binary-enums.ts';
import { isRowOfChips, workerGridOf, workerGridProblem } from '../../dialects/tt/device.ts';
import {
  dataTypeOf,
  elementSizeBytes,
  isSignedInteger,
  tileShapeOf,
  unsupportedElement,
} from '../../dialects/tt/element-types.ts';
import { type DeviceAttr, LayoutAttr } from '../../dialects/tt/generated/tt-attributes.gen.ts';
import { type TensorMemoryLayout } from '../../dialects/tt/generated/tt-enums.gen.ts';
import { isSharded, memorySpaceOfMemRef, toTensorLayout } from '../../dialects/tt/layout.ts';
import { virtualToPhysicalGrid } from '../../layout/worker-grid.ts';
import { product } from '../../support/math.ts';
import { type Dim2dRange, type LayoutDesc, type MemoryDesc, type TensorDesc } from '../schema/generated/common.gen.ts';

/** Takes what is wrong with a type; `note` gives the values. */
export type TypeProblem = (message: string, note: string) => undefined;

/** Makes descriptions and remembers them, for one binary. */
export class TensorDescs {
  readonly #tensors = new Map<RankedTensorType, TensorDesc>();
  readonly #layouts = new Map<LayoutAttr, LayoutDesc>();
  readonly #memories = new Map<MemRefType, MemoryDesc>();

  /** Returns the description of a tensor type on the device; reports what has none and returns undefined then. */
  of(type: Type, device: DeviceAttr, problem: TypeProblem): TensorDesc | undefined {
    if (!(type instanceof RankedTensorType)) return problem('expected a tensor type', spelled(type));
    const known = this.#tensors.get(type);
    if (known) return known;
    const { shape, encoding } = type;
    if (shape.some(isDynamic)) return problem('expected a static shape', spelled(type));
    if (!(encoding instanceof LayoutAttr)) return problem('expected a tensor with a tt.layout', spelled(type));
    const layout = this.#layout(encoding, shape, device, problem);
    if (!layout) return undefined;
    const desc: TensorDesc = {
      shape,
      layout,
      ...(isSignedInteger(type.elementType) && { elements: { isSigned: true } }),
    };
    this.#tensors.set(type, desc);
    return desc;
  }

  #layout(
    attribute: LayoutAttr,
    shape: readonly number[],
    device: DeviceAttr,
    problem: TypeProblem,
  ): LayoutDesc | undefined {
    const known = this.#layouts.get(attribute);
    if (known) return known;
    const layout = toTensorLayout(attribute);
    if (layout.linear.numDims !== shape.length || layout.linear.numSymbols > 0) {
      return problem('expected a layout for the shape of the tensor', checkLayout(layout, shape) ?? '');
    }
    const stride = logicalStrides(layout, shape);
    const cores = coresOf(attribute, device, problem);
    const memoryDesc = cores && this.memory(attribute.memref, attribute.memLayout, problem);
    if (!memoryDesc) return undefined;
    const desc: LayoutDesc = { stride, oobVal: binaryOOBVal[attribute.oobVal], coreRangeSet: cores, memoryDesc };
    this.#layouts.set(attribute, desc);
    return desc;
  }

  /** Returns the description of a shard, or of a circular buffer; reports what has none and returns undefined then. */
  memory(memref: MemRefType, memoryLayout: TensorMemoryLayout, problem: TypeProblem): MemoryDesc | undefined {
    const known = this.#memories.get(memref);
    if (known) return known;
    const { shape, elementType } = memref;
    if (shape.some(isDynamic)) return problem('expected a static shape', spelled(memref));
    const dataType = dataTypeOf(elementType);
    if (dataType === undefined) return problem(unsupportedElement(elementType), spelled(memref));
    const { height, width } = tileShapeOf(elementType) ?? { height: 1, width: 1 };
    const desc: MemoryDesc = {
      shape,
      tileShape: { y: height, x: width },
      dataType: binaryDataType[dataType],
      memorySpace: binaryMemorySpace[memorySpaceOfMemRef(memref)],
      memoryLayout: binaryMemoryLayout[memoryLayout],
      size: product(shape) * elementSizeBytes(elementType),
    };
    this.#memories.set(memref, desc);
    return desc;
  }
}

function spelled(type: Type): string {
  return `the type is '${type.context.printType(type)}'`;
}

/**
 * Returns the cores that a layout takes on each chip of the device, as rectangles. The device's mapping is used also when the grid
 * brings its own, as upstream does. Dims of the grid behind those of the device must be 1. Shards are on one chip; every chip of a
 * row has its own copy of other tensors, on the same cores.
 * Differs: a grid like 64x1, which does not fit into 8x8, takes the cores row by row; upstream lists cores that no chip has.
 */
function coresOf(layout: LayoutAttr, device: DeviceAttr, problem: TypeProblem): readonly Dim2dRange[] | undefined {
  const { shape } = layout.grid;
  const gridProblem = workerGridProblem(device);
  if (gridProblem !== undefined) return problem('expected a worker grid of cores', gridProblem);
  const workers = workerGridOf(device);
  const sizes = `the grid of the layout is ${shape.join('x')}, that of the device ${workers.shape.join('x')}`;
  const rank = workers.mapping.numDims;
  if (shape.length < rank || shape.slice(rank).some((size) => size !== 1)) {
    return problem('layout and device grids must have same number of dimensions', sizes);
  }
  const grid = shape.slice(0, rank);
  if (product(grid) > product(workers.shape)) return problem('layout has more cores than the device', sizes);
  const cores = coreRangeSet(grid, virtualToPhysicalGrid(grid, workers));
  const coreCount = cores.reduce((count, { height, width }) => count + height * width, 0);
  const chipCount = isRowOfChips(device.meshShape) && !isSharded(layout) ? shape[0]! : 1;
  if (chipCount * coreCount !== product(shape)) return problem('expected single device', sizes);
  return cores.map(({ y, x, height, width }) => ({ loc: { y, x }, size: { y: height, x: width } }));
}
