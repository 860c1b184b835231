import { OpBuilder } from '../../ir/builder.ts';
import { type Block } from '../../ir/block.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { walk } from '../../ir/walk.ts';
import { StoreOp as AffineStoreOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { AllocaOp, AllocOp, DeallocOp, StoreOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { isLoop } from './loop-counters.ts';
import { type ElementAccess, isElementAccess } from './loop-nest.ts';

type Allocation = AllocOp | AllocaOp;

/** How many loops around an access are looked at; memory that is accessed in more of them stays where it is. */
const maxLoops = 12;

/**
 * Allocates memory of one element in the loops that access it, where iterations begin with a store to it: front ends of languages put the variables of loops in front of all
 * loops, where it looks as if iterations handed them on.
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
  const accesses: ElementAccess[] = [];
  const deallocations: Operation[] = [];
  for (const { owner } of memory.uses()) {
    if (owner instanceof DeallocOp) deallocations.push(owner);
    else if (isElementAccess(owner) && owner.memref === memory) accesses.push(owner);
    else return;
  }
  const groups = accessesByLoop(accesses, allocation.block!.region!);
  if (!groups || accesses.length === 0) return;
  const { location } = allocation;
  const args = { dynamicSizes: [], symbolOperands: [], memrefType: memory.type as MemRefType };
  for (const [body, group] of groups) {
    const own = AllocOp.build(OpBuilder.before(body.firstOp!), location, args).result();
    for (const access of group) access.setOperand(access.operands.indexOf(memory), own);
    DeallocOp.build(OpBuilder.before(body.lastOp!), location, { memref: own });
  }
  for (const deallocation of deallocations) deallocation.erase();
  allocation.erase();
}

/** Sorts accesses by the bodies of loops that begin with a store, none in another, where all are in one; undefined otherwise. */
function accessesByLoop(accesses: readonly ElementAccess[], outside: Region): Map<Block, ElementAccess[]> | undefined {
  const bodies = accesses.map((access) => loopBodiesAround(access, outside));
  if (bodies.some((around) => around.length === 0 || around.length > maxLoops)) return undefined;
  /** What comes first in a body of all that accesses the memory, or is around an access. */
  const first = new Map<Block, Operation>();
  for (const around of bodies) {
    for (const { body, op } of around) {
      const before = first.get(body);
      if (!before || (before !== op && op.isBeforeInBlock(before))) first.set(body, op);
    }
  }
  // A loop or a branch that stores may not run.
  const begins = ({ body }: Around): boolean => isStore(first.get(body)!);
  const innermost = bodies.map((around) => around.find(begins)?.body);
  const chosen = new Set(innermost);
  if (chosen.has(undefined)) return undefined;
  const groups = new Map<Block, ElementAccess[]>();
  accesses.forEach((access, i) => {
    const { body } = bodies[i]!.findLast((around) => chosen.has(around.body))!;
    const group = groups.get(body);
    if (group) group.push(access);
    else groups.set(body, [access]);
  });
  return groups;
}

/** The body of a loop around an access, and the operation in it that the access is, or is in. */
interface Around {
  readonly body: Block;
  readonly op: Operation;
}

/** Returns the bodies of loops around an access, from the inside, one more than are looked at if there are more. */
function loopBodiesAround(access: Operation, outside: Region): readonly Around[] {
  const around: Around[] = [];
  for (let op = access; op.block!.region !== outside && around.length <= maxLoops; op = op.parentOp!) {
    if (isLoop(op.parentOp)) around.push({ body: op.block!, op });
  }
  return around;
}

function isStore(op: Operation): boolean {
  return op instanceof StoreOp || op instanceof AffineStoreOp;
}
