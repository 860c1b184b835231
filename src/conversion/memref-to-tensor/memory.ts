import { dpsInits } from '../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../ir/operation.ts';
import { type MemRefType, RankedTensorType, isMemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walkOps } from '../../ir/walk.ts';
import * as bufferization from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { LinalgStructuredInterface } from '../../dialects/linalg/interfaces.ts';
import {
  AssumeAlignmentOp,
  CastOp,
  CollapseShapeOp,
  CopyOp,
  DeallocOp,
  ExpandShapeOp,
  LoadOp,
  MemorySpaceCastOp,
  StoreOp,
  SubViewOp,
} from '../../dialects/memref/generated/memref-ops.gen.ts';

/** An operation whose result shows the memory of its first operand, or a part of it. */
export type View = SubViewOp | CastOp | ExpandShapeOp | CollapseShapeOp | MemorySpaceCastOp | AssumeAlignmentOp;

const views = [SubViewOp, CastOp, ExpandShapeOp, CollapseShapeOp, MemorySpaceCastOp, AssumeAlignmentOp];

export function isView(op: Operation | undefined): op is View {
  return op !== undefined && views.some((view) => op instanceof view);
}

/** Tells whether an operation gives back memory, which values have none of. */
export function isDealloc(op: Operation): boolean {
  return op instanceof DeallocOp || op instanceof bufferization.DeallocOp;
}

export function isMemory({ type }: Value): boolean {
  return isMemRefType(type);
}

/** Tells whether an operation takes memory, or gives it. */
export function handlesMemory({ opOperands, results }: Operation): boolean {
  return opOperands.some(({ value }) => isMemory(value)) || results.some(isMemory);
}

/** Returns the tensor type with the shape and the elements of a memref; the layout and the memory space are no part of a value. */
export function tensorTypeOf({ shape, elementType }: MemRefType): RankedTensorType {
  return RankedTensorType.get(shape, elementType);
}

/** Returns the memory that `memref` shows: an argument, or what an operation allocated or found. */
export function rootOf(memref: Value): Value {
  let root = memref;
  for (let op = root.definingOp; isView(op); op = root.definingOp) root = op.operand(0);
  return root;
}

/** Returns the memory that an operation reads or writes by itself, or in a body that computes elements. */
export function namedBy(op: Operation): Set<Value> {
  return new Set([...op.operands.filter(isMemory), ...loadsInBody(op).map(({ memref }) => memref)].map(rootOf));
}

/** Returns the loads in the body of a structured operation, which read what was there before it. */
export function loadsInBody(op: Operation): LoadOp[] {
  const loads: LoadOp[] = [];
  if (LinalgStructuredInterface.isImplementedBy(op)) walkOps(op, LoadOp, (load) => void loads.push(load));
  return loads;
}

/** Returns the memrefs that an operation writes to by itself. */
export function writtenBy(op: Operation): readonly Value[] {
  if (op instanceof CopyOp) return [op.target];
  if (op instanceof StoreOp) return [op.memref];
  return (dpsInits(op) ?? []).map(({ value }) => value).filter(isMemory);
}
