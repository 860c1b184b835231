import { invariant } from '../support/invariant.ts';
import { type Bank, type DeviceMemories } from './banks.ts';
import { elementPlaces, type ElementPlace, type ElementPlaces, type IndexAt } from './element-place.ts';
import { defaultPageSizeBytes, shardBytes, type ShardBytes } from './shard-bytes.ts';
import { scalarsPerElement, type TensorLayout } from './tensor-layout.ts';

/** Where a scalar is. */
export interface PhysicalAddress {
  readonly bank: Bank;
  /**
   * Bytes from the start of the tensor's part of the bank, which is the same in every bank. Of a scalar in a tile of
   * block floats, whose scalars have no byte of their own, it is that of the tile.
   */
  readonly offsetBytes: number;
  /** Position of the scalar in its tile, in storage order; 0 when not tiled. */
  readonly scalarInTile: number;
}

/** Both directions between logical indices and physical addresses, prepared once for a layout and a shape. */
export interface TensorAddresses {
  readonly places: ElementPlaces;
  /** The bytes of shards in banks, pages and what to reserve. */
  readonly bytes: ShardBytes;
  /** Returns where the element at an index is. */
  addressOf(index: readonly number[]): PhysicalAddress;
  /** Returns where a scalar of a shard is, padding included. */
  addressOfPlace(place: ElementPlace): PhysicalAddress;
  /**
   * Returns the scalar that a byte of a bank belongs to; of a tile of block floats, the one `scalarInTile` names.
   * 'outside' where the tensor has no bytes, as between pages that alignment separates.
   */
  placeAt(bank: Bank, offsetBytes: number, scalarInTile?: number): ElementPlace | 'outside';
  /** Returns the index of the element at a byte of a bank, 'padding', or 'outside'; see placeAt. */
  indexAt(bank: Bank, offsetBytes: number, scalarInTile?: number): IndexAt;
}

/**
 * Returns the addresses of a tensor on a device. No two scalars share an address, and `placeAt` inverts
 * `addressOfPlace`. `pageSizeBytes`, for interleaved tensors, must be a multiple of the element size.
 * 64x128 f32 on a 2x4 grid in L1: [40, 70] is at core (1, 2), byte ((40 - 32) * 32 + 70 - 64) * 4 = 1048.
 * Source: tt-mlir Tensor Layout and Device specifications.
 */
export function tensorAddresses(
  layout: TensorLayout,
  shape: readonly number[],
  device: DeviceMemories,
  pageSizeBytes = defaultPageSizeBytes(layout),
): TensorAddresses {
  invariant(pageSizeBytes % layout.elementSizeBytes === 0, 'a page must hold whole elements');
  const places = elementPlaces(layout, shape);
  const bytes = shardBytes(layout, device, pageSizeBytes);
  const { elementSizeBytes } = layout;
  const perElement = scalarsPerElement(layout);
  const scalarBytes = Number.isInteger(elementSizeBytes / perElement) ? elementSizeBytes / perElement : 0;

  const addressOfPlace = ({ shard, slot }: ElementPlace): PhysicalAddress => {
    const scalarInTile = slot % perElement;
    const element = (slot - scalarInTile) / perElement;
    const { bank, offsetBytes } = bytes.locate(shard, element * elementSizeBytes);
    return { bank, offsetBytes: offsetBytes + scalarInTile * scalarBytes, scalarInTile };
  };

  const placeAt = (bank: Bank, offsetBytes: number, scalarInTile = 0): ElementPlace | 'outside' => {
    const found = bytes.find(bank, offsetBytes);
    if (found === undefined) return 'outside';
    const inElement = found.byte % elementSizeBytes;
    const scalar = scalarBytes > 0 ? Math.floor(inElement / scalarBytes) : Math.min(scalarInTile, perElement - 1);
    return { shard: found.shard, slot: ((found.byte - inElement) / elementSizeBytes) * perElement + scalar };
  };

  return {
    places,
    bytes,
    addressOf: (index) => addressOfPlace(places.placeOf(index)),
    addressOfPlace,
    placeAt,
    indexAt(bank, offsetBytes, scalarInTile) {
      const place = placeAt(bank, offsetBytes, scalarInTile);
      return place === 'outside' ? place : places.indexAt(place);
    },
  };
}
