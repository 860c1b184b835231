import { getAffineDimExpr, type AffineExpr, getAffineConstantExpr } from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { replaceDimsAndSymbols, shiftDims } from '../../../affine/affine-walk.ts';
import { type LinearConstraints, type Row } from '../../../affine/linear-constraints.ts';
import { simplifyAffineExpr, simplifyAffineMap } from '../../../affine/simplify-affine.ts';
import { divisionOf } from '../../../affine/subset.ts';
import { AffineMapAttr } from '../../../ir/attributes/container-attributes.ts';
import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { extentOf } from '../bounding-box.ts';
import { buildApply } from '../composed-apply.ts';
import { inductionVars } from '../dependence/iteration-domain.ts';
import { type AccessOp, MemoryAccess } from '../dependence/memory-access.ts';
import { type ForOp } from '../generated/affine-ops.gen.ts';
import { canonicalizeMapAndOperands, composeMapAndOperands } from '../map-and-operands.ts';
import { accessedRegion, addShape, elementSizeBytes } from '../memory-region.ts';
import { sumOf } from './detect-divisions.ts';
import { forLoopsAround } from './loops-around.ts';

/** Memory that has what one iteration of loops needs of other memory. */
export interface PrivateBuffer {
  readonly memref: Value;
  readonly shape: readonly bigint[];
  /** Where the elements start, in terms of the operands as dims. */
  readonly offsets: readonly AffineExpr[];
  readonly operands: readonly Value[];
}

/**
 * Returns the buffer for what a store writes in one iteration of the first `depth` loops around it; undefined where it is not known how large that is. Source:
 * createPrivateMemRef of mlir/lib/Dialect/Affine/Transforms/LoopFusion.cpp.
 */
export function privateBuffer(store: AccessOp, depth: number): PrivateBuffer | undefined {
  const indices = forLoopsAround(store).slice(0, depth).flatMap(inductionVars);
  const region = accessedRegion(new MemoryAccess(store), { indices, keepsDivisions: true });
  if (!region) return undefined;
  const type = store.memref.type as MemRefType;
  const within = region.constraints.clone();
  addShape(within, type);
  const operands = region.symbols as Value[];
  const exprs = exprsOf(within, type.rank, operands.length);
  const isUsable = (row: Row): boolean =>
    row.every((factor, i) => factor === 0n || i < type.rank || i === row.length - 1 || exprs[i - type.rank]);
  const shape: bigint[] = [];
  const offsets: AffineExpr[] = [];
  for (let i = 0; i < type.rank; i++) {
    const extent = extentOf(within, type.rank, i, isUsable);
    if (!extent && isDynamic(type.shape[i]!)) return undefined;
    shape.push(extent?.size ?? BigInt(type.shape[i]!));
    const offset = extent && sumOf(extent.lower, exprs).floorDiv(getAffineConstantExpr(extent.divisor));
    offsets.push(offset ?? getAffineConstantExpr(0));
  }
  return { memref: store.memref, shape, offsets, operands };
}

/** Returns what symbols, and quotients of them, are in terms of dims; undefined for what is something else. */
function exprsOf(constraints: LinearConstraints, rank: number, numSymbols: number): (AffineExpr | undefined)[] {
  const { inequalities, numVars } = constraints;
  const exprs: (AffineExpr | undefined)[] = new Array<undefined>(numVars).fill(undefined);
  for (let i = 0; i < numSymbols; i++) exprs[rank + i] = getAffineDimExpr(i);
  for (let changed = true; changed;) {
    changed = false;
    for (let local = rank + numSymbols; local < numVars; local++) {
      if (exprs[local]) continue;
      const division = divisionOf(inequalities, local, (column) => exprs[column] !== undefined);
      if (!division) continue;
      exprs[local] = sumOf(division.dividend, exprs).floorDiv(getAffineConstantExpr(division.divisor));
      changed = true;
    }
  }
  return exprs.slice(rank);
}

/** Computes the indices of an access, of which upstream leaves what it made to compute others of them. */
function buildIndices(op: AccessOp, map: AffineMap): void {
  const builder = OpBuilder.before(op);
  map.results.forEach((_, i) => buildApply(builder, op.location, { map: map.getSubMap([i]), operands: op.indices }));
}

/** Where buffers go that are small. */
export interface FastMemory {
  readonly space: number | undefined;
  readonly maxBytes: bigint;
}

/** Makes the buffer at the start of the region of the nest, has the accesses use it, and returns what makes it. */
export function useBuffer(
  nest: ForOp,
  { memref, shape, offsets, operands }: PrivateBuffer,
  accesses: readonly AccessOp[],
  fast: FastMemory,
): Operation {
  const { context } = nest;
  const type = memref.type as MemRefType;
  const bytes = shape.reduce((a, b) => a * b, elementSizeBytes(type.elementType)!);
  const isSmall = fast.space !== undefined && bytes <= fast.maxBytes;
  const space = isSmall ? IntegerAttr.get(IntegerType.get(context, 64), fast.space!) : type.memorySpace;
  const newType = MemRefType.get(shape.map(Number), type.elementType, space);
  const builder = new OpBuilder(context);
  builder.setInsertionPointToStart(nest.parentRegion!.firstBlock!);
  const alloc = builder.create({
    name: 'memref.alloc',
    location: nest.location,
    resultTypes: [newType],
    properties: new Map([['operandSegmentSizes', denseI32Array(context, [0, 0])]]),
  });
  const remap = offsets.map((offset, i) => simplifyAffineExpr(getAffineDimExpr(operands.length + i).sub(offset)));
  const isMoved = !AffineMap.get(operands.length + type.rank, 0, remap).isIdentity();
  for (const op of accesses) {
    const { value: map } = op.map;
    if (isMoved && !map.isIdentity()) buildIndices(op, map);
    const numDims = operands.length + map.numDims;
    const dims = operands.map((_, i) => getAffineDimExpr(i));
    const own = map.results.map((result) => shiftDims(result, map.numDims, operands.length));
    const results = remap.map((expr) => replaceDimsAndSymbols(expr, [...dims, ...own], []));
    const inputs = [...operands, ...op.indices];
    const composed = composeMapAndOperands({ map: AffineMap.get(numDims, map.numSymbols, results), operands: inputs });
    const canonical = canonicalizeMapAndOperands({ ...composed, map: simplifyAffineMap(composed.map) });
    const position = op.operands.indexOf(memref);
    op.setOperand(position, alloc.result());
    op.replaceOperands(position + 1, op.indices.length, canonical.operands);
    op.map = AffineMapAttr.get(context, canonical.map);
  }
  return alloc;
}
