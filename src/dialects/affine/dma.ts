import { type AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { affineScope, isValidAffineIndex } from './valid-operands.ts';

/** Returns the map that the discardable attribute `name` holds. */
export function mapAttribute(op: Operation, name: string): AffineMap | undefined {
  const attribute = op.attributes.get(name);
  return attribute instanceof AffineMapAttr ? attribute.value : undefined;
}

/** The memrefs of a transfer in the order of the operands. */
export const transferParts = [
  { map: 'src_map', noun: 'source', effect: 'read', what: 'src index' },
  { map: 'dst_map', noun: 'destination', effect: 'write', what: 'dst index' },
  { map: 'tag_map', noun: 'tag', effect: 'read', what: 'tag index' },
] as const;

/** A memref with the map of its indices. */
export interface TransferPlace {
  readonly memref: Value | undefined;
  readonly map: AffineMap;
  readonly inputs: readonly Value[];
}

/** Returns source, destination and tag, and the operands behind them; undefined unless there are three maps. */
export function transferOf(
  op: Operation,
): { readonly places: readonly TransferPlace[]; readonly rest: readonly Value[] } | undefined {
  const { operands } = op;
  const places: TransferPlace[] = [];
  let next = 0;
  for (const part of transferParts) {
    const map = mapAttribute(op, part.map);
    if (!map) return undefined;
    const memref = operands[next++];
    places.push({ memref, map, inputs: operands.slice(next, next + map.numInputs) });
    next += map.numInputs;
  }
  return { places, rest: operands.slice(next) };
}

/** Checks that the inputs of a map of a transfer are indices and may be inputs; `where` and `what` are words of the messages. */
export function verifyDmaIndices(
  op: Operation,
  indices: readonly Value[],
  { what, where }: { readonly what: string; readonly where: string },
): LogicalResult {
  const scope = affineScope(op);
  for (const index of indices) {
    if (!(index.type instanceof IndexType)) return op.emitOpError(`${what} to ${where} must have 'index' type`);
    if (!isValidAffineIndex(index, scope)) {
      return op.emitOpError(`${what} must be a valid dimension or symbol identifier`);
    }
  }
  return true;
}
