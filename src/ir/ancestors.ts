import type { Block } from './block.ts';
import type { Operation } from './operation.ts';
import type { Region } from './region.ts';
import type { Value } from './value.ts';

/** Returns the operation directly in `block` that is `op` or around it, undefined when none is. */
export function ancestorInBlock(op: Operation, block: Block): Operation | undefined {
  let ancestor: Operation | undefined = op;
  while (ancestor && ancestor.block !== block) ancestor = ancestor.parentOp;
  return ancestor;
}

/** Returns the operation directly in `region` that is `op` or around it, undefined when none is, or without a region. */
export function ancestorInRegion(op: Operation, region: Region | null): Operation | undefined {
  if (!region) return undefined;
  let ancestor: Operation | undefined = op;
  while (ancestor && ancestor.block?.region !== region) ancestor = ancestor.parentOp;
  return ancestor;
}

/** Tells whether the value is defined in `region` or in one that is nested in it. */
export function isDefinedInside(value: Value, region: Region): boolean {
  return region.isAncestorOf(value.parentBlock?.region ?? undefined);
}
