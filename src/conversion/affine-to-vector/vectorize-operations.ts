import { AffineMap } from '../../affine/affine-map.ts';
import { getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { Block } from '../../ir/block.ts';
import { isSpeculatable } from '../../ir/interfaces/speculation.ts';
import { type Operation } from '../../ir/operation.ts';
import { Region } from '../../ir/region.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { type MemRefType, VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { ConstantOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildApply } from '../../dialects/affine/composed-apply.ts';
import { ApplyOp, ForOp, LoadOp, StoreOp, YieldOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { exactStep } from '../../dialects/affine/loop-step.ts';
import { isTripCountMultipleOf } from '../../dialects/affine/trip-count.ts';
import { PoisonOp } from '../../dialects/ub/generated/ub-ops.gen.ts';
import { CreateMaskOp, TransferReadOp, TransferWriteOp } from '../../dialects/vector/generated/vector-ops.gen.ts';
import { isInvariant, resultsOf, strideAlong } from './index-analysis.ts';
import { endsAtSize, remainingIterations } from './remaining-iterations.ts';
import { type VectorReductions } from './vectorize-reductions.ts';
import { isElementType } from './vectorizable-loops.ts';
import { type VectorizedNest } from './vectorized-nest.ts';

/**
 * The operations of a nest of loops as such on vectors. Source: mlir/lib/Dialect/Affine/Transforms/SuperVectorize.cpp. Differs: vectors of elements that do not follow each other in
 * memory are not made, and where it is not known that all elements of a vector are those of iterations, no others are written; mlir-opt writes them.
 */

/** Makes what stands for one operation of the old nest; returns false where that cannot be. */
export function vectorizeOperation(nest: VectorizedNest, op: Operation, reductions: VectorReductions): boolean {
  if (op instanceof LoadOp) return vectorizeLoad(nest, op);
  if (op instanceof StoreOp) return vectorizeStore(nest, op);
  if (op instanceof ForOp) return vectorizeFor(nest, op, reductions);
  if (op instanceof YieldOp) return vectorizeYield(nest, op, reductions);
  if (op instanceof ConstantOp) return nest.constant(op) !== undefined;
  if (op instanceof ApplyOp) return vectorizeApply(nest, op);
  return op.regions.length === 0 && widen(nest, op);
}

/** Returns what stands for values that are the same for all elements; undefined where one is not. */
function scalars(nest: VectorizedNest, values: readonly Value[]): Value[] | undefined {
  const result: Value[] = [];
  for (const value of values) {
    const scalar = nest.scalar(value);
    if (!scalar) return undefined;
    result.push(scalar);
  }
  return result;
}

function vectorizeApply(nest: VectorizedNest, op: ApplyOp): boolean {
  const { location, map, mapOperands } = op;
  const operands = scalars(nest, mapOperands);
  if (!operands) return false;
  nest.setScalar(op.result(0), buildApply(nest.builder, location, { map: map.value, operands }));
  return true;
}

/** Where a vector is in memory. */
interface VectorPlace {
  readonly indices: readonly Value[];
  readonly permutationMap: AffineMapAttr;
}

/** Makes the indices of an access and the map from the dimensions of memory to those of vectors. */
function vectorPlace(nest: VectorizedNest, op: LoadOp | StoreOp): VectorPlace | undefined {
  const operands = scalars(nest, op.indices);
  if (!operands) return undefined;
  const { map, location, context } = op;
  const isIdentity = map.value.isIdentity();
  // Of indices that are made already, upstream makes no more.
  if (!isIdentity && op instanceof LoadOp && operands.some(({ definingOp }) => definingOp instanceof ApplyOp))
    return undefined;
  const places = resultsOf({ map: map.value, operands });
  const indices = isIdentity ? operands : places.map((place) => buildApply(nest.builder, location, place));
  const around = loopsAround(nest);
  const { length } = nest.strategy.vectorSizes;
  if (around.length !== length) return undefined;
  const results = Array.from({ length }, () => getAffineConstantExpr(0));
  for (const { vector, dim } of around) {
    const iv = vector.region.firstBlock!.arguments[0]!;
    const varied = indices.flatMap((index, i) => (isInvariant(iv, index) ? [] : [i]));
    if (varied.length > 1) return undefined;
    if (varied.length === 0) continue;
    if (strideAlong(places[varied[0]!]!, iv) !== 1) return undefined;
    const expr = getAffineDimExpr(varied[0]!);
    if (results.some((result) => result.equals(expr))) return undefined;
    results[dim] = expr;
  }
  return { indices, permutationMap: AffineMapAttr.get(context, AffineMap.get(indices.length, 0, results)) };
}

/** Returns the loops around the place where operations are made that are dimensions of vectors. */
function loopsAround(nest: VectorizedNest) {
  const loops = [];
  for (let op = nest.builder.insertionPoint!.block.parentOp; op; op = op.parentOp) {
    const loop = op instanceof ForOp ? nest.vectorLoops.get(op) : undefined;
    if (loop) loops.push(loop);
  }
  return loops;
}

function vectorizeLoad(nest: VectorizedNest, op: LoadOp): boolean {
  const place = vectorPlace(nest, op);
  if (!place) return false;
  const { location, memref: base } = op;
  const vectorType = nest.vectorType((base.type as MemRefType).elementType);
  const padding = PoisonOp.build(nest.builder, location, { resultType: vectorType.elementType }).result();
  const inBounds = vectorType.shape.map(() => false);
  const read = TransferReadOp.build(nest.builder, location, { base, ...place, padding, inBounds, vectorType });
  nest.setVector(op.result(), read.vector);
  return true;
}

function vectorizeStore(nest: VectorizedNest, op: StoreOp): boolean {
  const valueToStore = nest.vector(op.value);
  const place = valueToStore && vectorPlace(nest, op);
  if (!valueToStore || !place) return false;
  const { results } = place.permutationMap.value;
  if (results.some(({ kind }) => kind !== 'dim')) return false;
  const { location, memref: base } = op;
  const inBounds = results.map(() => false);
  const mask = storeMask(nest, op, place);
  TransferWriteOp.build(nest.builder, location, { valueToStore, base, ...place, mask, inBounds, resultTypes: [] });
  return true;
}

/** Makes a mask of the elements of iterations that there are; undefined where all others are outside of memory. */
function storeMask(nest: VectorizedNest, op: StoreOp, { permutationMap, indices }: VectorPlace): Value | undefined {
  const around = loopsAround(nest);
  const dims = permutationMap.value.results.map((_, i) => permutationMap.value.getDimPosition(i));
  const isSafe = (dim: number): boolean => {
    const loop = around.find((each) => each.dim === dim)!;
    return loop.isWhole || endsAtSize(loop.vector, op.memref, indices[dims[dim]!]!, dims[dim]!);
  };
  const { vectorSizes } = nest.strategy;
  if (vectorSizes.every((_, dim) => isSafe(dim))) return undefined;
  const order = [...dims.keys()].sort((a, b) => dims[a]! - dims[b]!);
  const { builder } = nest;
  const operands = order.map((dim) =>
    remainingIterations(builder, around.find((each) => each.dim === dim)!.vector, op.location),
  );
  const bit = IntegerType.get(op.context, 1);
  const resultType = VectorType.get(order.map((dim) => vectorSizes[dim]!), bit); // prettier-ignore
  return CreateMaskOp.build(builder, op.location, { operands, resultType }).result();
}

function vectorizeFor(nest: VectorizedNest, op: ForOp, reductions: VectorReductions): boolean {
  const { location, context, inits, lowerBoundMap, upperBoundMap } = op;
  const dim = nest.strategy.dimOf.get(op);
  const step = exactStep(op);
  // Elements of a vector follow each other, and so must iterations.
  if (dim !== undefined && step !== 1n) return false;
  const { builder } = nest;
  const size = dim === undefined ? 1 : nest.strategy.vectorSizes[dim]!;
  const lowerBoundOperands = scalars(nest, op.lowerBoundOperands);
  const upperBoundOperands = scalars(nest, op.upperBoundOperands);
  if (
    !lowerBoundOperands ||
    !upperBoundOperands ||
    dependsOnVectors(nest, [...lowerBoundOperands, ...upperBoundOperands])
  )
    return false;
  const newInits = dim === undefined ? inits.map((init) => nest.vector(init)) : reductions.initialVectors(nest, op);
  if (!newInits.every((init) => init !== undefined)) return false;
  const block = new Block();
  const iv = block.addArgument(IndexType.get(context), location);
  for (const init of newInits) block.addArgument(init.type, init.location);
  const region = new Region();
  region.append(block);
  const bounds = { lowerBoundOperands, upperBoundOperands, lowerBoundMap, upperBoundMap };
  const resultTypes = newInits.map(({ type }) => type);
  const newStep = Number(step) * size;
  const loop = ForOp.build(builder, location, {
    ...bounds,
    inits: newInits,
    step: newStep,
    regions: [region],
    resultTypes,
  });
  if (op === nest.root) nest.newRoot = loop;
  const body = op.region.firstBlock!;
  nest.setScalar(body.arguments[0]!, iv);
  body.arguments.slice(1).forEach((carried, i) => nest.setVector(carried, block.arguments[i + 1]!));
  op.results.forEach((result, i) => nest.setVector(result, loop.result(i)));
  if (dim !== undefined) reductions.combineResults(nest, op, loop);
  if (dim !== undefined) {
    const isWhole = isTripCountMultipleOf(op, BigInt(size));
    nest.vectorLoops.set(loop, { scalar: op, vector: loop, dim, isWhole });
  }
  builder.setInsertionPointToStart(block);
  if (dim !== undefined && op.numResults > 0) reductions.buildMask(nest, op, loop, size);
  return true;
}

/** Tells whether bounds of a loop are not the same for all elements. */
function dependsOnVectors(nest: VectorizedNest, operands: readonly Value[]): boolean {
  return loopsAround(nest).some(({ vector }) =>
    operands.some((operand) => !isInvariant(vector.region.firstBlock!.arguments[0]!, operand)),
  );
}

function vectorizeYield(nest: VectorizedNest, op: YieldOp, reductions: VectorReductions): boolean {
  const operands = op.operands.map((operand) => nest.vector(operand));
  if (!operands.every((operand) => operand !== undefined)) return false;
  const { builder } = nest;
  YieldOp.build(builder, op.location, { operands });
  const loop = builder.insertionPoint!.block.parentOp as ForOp;
  reductions.applyMask(loop);
  builder.setInsertionPointAfter(loop);
  return true;
}

/** Makes the same operation on vectors. Differs: only of operations that are computed element by element. */
function widen(nest: VectorizedNest, op: Operation): boolean {
  if (!op.hasTrait('Elementwise') || !op.hasTrait('Vectorizable') || !op.resultTypes.every(isElementType)) return false;
  // Elements of iterations that there are not may be anything.
  if (!isSpeculatable(op) && loopsAround(nest).some(({ isWhole }) => !isWhole)) return false;
  const operands = op.operands.map((operand) => nest.vector(operand));
  if (!operands.every((operand) => operand !== undefined)) return false;
  const { name, location, properties, attributes } = op;
  const resultTypes = op.resultTypes.map((type) => nest.vectorType(type));
  const vectorOp = nest.builder.create({ name, location, operands, resultTypes, properties, attributes });
  op.results.forEach((result, i) => nest.setVector(result, vectorOp.result(i)));
  return true;
}
