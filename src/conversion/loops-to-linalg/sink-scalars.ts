import { OpBuilder } from '../../ir/builder.ts';
import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { walk } from '../../ir/walk.ts';
import { StoreOp as AffineStoreOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { AllocaOp, AllocOp, DeallocOp, StoreOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { isLoop } from './loop-counters.ts';
import { isElementAccess } from './loop-nest.ts';

type Allocation = AllocOp | AllocaOp;

/**
 * Allocates memory of one element in the innermost loop that has all of its accesses, where an iteration begins with a store to it: front ends of languages put the variables of
 * a loop in front of all loops, where it looks as if iterations handed them on.
 */
export function sinkScalars(func: Operation): void {
  const found: Allocation[] = [];
  walk(func, {
    before: (op) => void ((op instanceof AllocOp || op instanceof AllocaOp) && isScalar(op) && found.push(op)),
  });
  for (const allocation of found) sink(allocation);
}

function isScalar(op: Allocation): boolean {
  const type = op.result(0).type as MemRefType;
  return op.numOperands === 0 && type.hasStaticShape && type.numElements === 1;
}

function sink(allocation: Allocation): void {
  const memory = allocation.result(0);
  const users = [...new Set([...memory.uses()].map(({ owner }) => owner))];
  const accesses = users.filter((user) => !(user instanceof DeallocOp));
  if (accesses.length === 0 || !accesses.every((user) => isElementAccess(user) && user.memref === memory)) return;
  const body = commonLoopBody(accesses, allocation.block!);
  if (!body) return;
  const first = accesses
    .map((user) => ancestorIn(body, user)!)
    .reduce((a, b) => (a === b || a.isBeforeInBlock(b) ? a : b));
  // A loop or a branch that stores may not run.
  const isStore = (first instanceof StoreOp || first instanceof AffineStoreOp) && first.value !== memory;
  if (!isStore) return;
  const { location } = allocation;
  const args = { dynamicSizes: [], symbolOperands: [], memrefType: memory.type as MemRefType };
  const own = AllocOp.build(OpBuilder.before(body.firstOp!), location, args).result();
  for (const user of users) if (user instanceof DeallocOp) user.erase();
  memory.replaceAllUsesWith(own);
  allocation.erase();
  DeallocOp.build(OpBuilder.before(body.lastOp!), location, { memref: own });
}

/** Returns the body of the innermost loop in a block that all of the operations are in; undefined where none is. */
function commonLoopBody([first, ...others]: readonly Operation[], outside: Block): Block | undefined {
  for (let block = first!.block!; block.region !== outside.region; block = block.parentOp!.block!) {
    if (isLoop(block.parentOp) && others.every((other) => ancestorIn(block, other))) return block;
  }
  return undefined;
}

/** Returns the operation of a block that an operation is, or is in. */
function ancestorIn(block: Block, op: Operation): Operation | undefined {
  let ancestor: Operation | undefined = op;
  while (ancestor && ancestor.block !== block) ancestor = ancestor.parentOp;
  return ancestor;
}
