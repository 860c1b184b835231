import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { buildAlloc, spaceAttr } from '../buffers.ts';
import { inductionVars } from '../dependence/iteration-domain.ts';
import { type AccessOp, MemoryAccess } from '../dependence/memory-access.ts';
import { type ForOp } from '../generated/affine-ops.gen.ts';
import { accessedRegion, elementSizeBytes } from '../memory-region.ts';
import { type BufferPlace, redirectAccess } from '../redirect-access.ts';
import { boundingShape, type RegionShape } from '../region-shape.ts';
import { forLoopsAround } from './loops-around.ts';

/** Memory that has what one iteration of loops needs of other memory. */
export interface PrivateBuffer extends RegionShape, BufferPlace {
  readonly memref: Value;
}

/**
 * Returns the buffer for what a store writes in one iteration of the first `depth` loops around it; undefined where it is not known how large that is. Source:
 * createPrivateMemRef of mlir/lib/Dialect/Affine/Transforms/LoopFusion.cpp.
 */
export function privateBuffer(store: AccessOp, depth: number): PrivateBuffer | undefined {
  const indices = forLoopsAround(store).slice(0, depth).flatMap(inductionVars);
  const region = accessedRegion(new MemoryAccess(store), { indices, keepsDivisions: true });
  if (!region) return undefined;
  const box = boundingShape(region, store.memref.type as MemRefType);
  return box && { memref: store.memref, ...box, operands: region.symbols as Value[] };
}

/** Where buffers go that are small. */
export interface FastMemory {
  readonly space: number | undefined;
  readonly maxBytes: bigint;
}

/** Makes the buffer at the start of the region of the nest, has the accesses use it, and returns what makes it. */
export function useBuffer(
  nest: ForOp,
  buffer: PrivateBuffer,
  accesses: readonly AccessOp[],
  fast: FastMemory,
): Operation {
  const { context } = nest;
  const { memref, shape } = buffer;
  const type = memref.type as MemRefType;
  const bytes = shape.reduce((a, b) => a * b, elementSizeBytes(type.elementType)!);
  const isSmall = fast.space !== undefined && bytes <= fast.maxBytes;
  const space = isSmall ? spaceAttr(context, fast.space!) : type.memorySpace;
  const newType = MemRefType.get(shape.map(Number), type.elementType, space);
  const builder = OpBuilder.atBlockBegin(context, nest.parentRegion!.firstBlock!);
  const alloc = buildAlloc(builder, nest.location, newType);
  for (const op of accesses) redirectAccess(op, alloc, buffer);
  return alloc.definingOp!;
}
