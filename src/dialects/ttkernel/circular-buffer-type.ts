import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { elementSizeBytes } from '../tt/element-types.ts';
import { TileType } from '../tt/generated/tt-types.gen.ts';
import { type CBPort } from './generated/ttkernel-enums.gen.ts';
import { CBType } from './generated/ttkernel-types.gen.ts';

/**
 * Returns the type of a circular buffer over a shard at `address` (bytes): a page is a tile, or a row of scalars.
 * Source: ttmlir-facts, section 1.4.2.
 */
export function makeCBType(port: CBPort, address: number, memref: MemRefType, numBuffers = 1): CBType {
  const { elementType, shape } = memref;
  const elementsPerPage = elementType instanceof TileType ? 1 : (shape.at(-1) ?? 1);
  return CBType.get(memref.context, port, address, memref, elementsPerPage * elementSizeBytes(elementType), numBuffers);
}
