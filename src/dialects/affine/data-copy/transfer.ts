import { AffineMap } from '../../../affine/affine-map.ts';
import { AffineMapAttr } from '../../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type MapAndOperands } from '../map-and-operands.ts';
import { composed } from './copy-nest.ts';

/** Rows of elements that are together, and how far their starts are apart. */
export interface Stride {
  readonly stride: bigint;
  readonly elements: bigint;
}

/** Returns how the elements of a box lie in memory, where not all are together. Source: getMultiLevelStrides of mlir/lib/Dialect/Affine/Utils/LoopUtils.cpp. */
export function stridesOf(type: MemRefType, box: readonly bigint[]): Stride[] {
  const strides: Stride[] = [];
  let [elements, stride] = [1n, 1n];
  for (let i = box.length - 1; i >= 1; i--) {
    const size = BigInt(type.shape[i]!);
    stride *= size;
    elements *= box[i]!;
    if (box[i]! < size && box[i - 1]! > 1n) strides.push({ stride, elements });
  }
  return strides;
}

/** An element of a memref. */
export interface Place {
  readonly memref: Value;
  readonly indices: readonly Value[];
}

/** Starts a transfer, and returns what starts it; it is waited for at once. The sizes are the number of elements, and the stride and the elements that are together. */
export function buildTransfer(
  builder: OpBuilder,
  location: Location,
  places: { readonly source: Place; readonly target: Place; readonly tag: Place },
  sizes: readonly Value[],
): Operation {
  const [source, target, tag] = [places.source, places.target, places.tag].map(({ memref, indices }) => ({
    memref,
    ...composed({ map: AffineMap.getMultiDimIdentityMap(indices.length), operands: indices }),
  })) as [Located, Located, Located];
  const attribute = ({ map }: Located) => AffineMapAttr.get(builder.context, map);
  const start = builder.create({
    name: 'affine.dma_start',
    location,
    operands: [...[source, target, tag].flatMap(({ memref, operands }) => [memref, ...operands]), ...sizes],
    attributes: new Map([
      ['src_map', attribute(source)],
      ['dst_map', attribute(target)],
      ['tag_map', attribute(tag)],
    ]),
  });
  builder.create({
    name: 'affine.dma_wait',
    location,
    operands: [tag.memref, ...tag.operands, sizes[0]!],
    attributes: new Map([['tag_map', attribute(tag)]]),
  });
  return start;
}

type Located = MapAndOperands & { readonly memref: Value };
