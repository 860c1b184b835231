import { AffineMap } from '../../affine/affine-map.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { denseI32Array } from '../../ir/attributes/elements-attributes.ts';
import { indexAttr } from '../../ir/attributes/scalar-attributes.ts';
import { Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { exactInt64 } from '../../support/int64.ts';
import {
  ForOp as AffineForOp,
  LoadOp,
  StoreOp,
  YieldOp as AffineYieldOp,
} from '../../dialects/affine/generated/affine-ops.gen.ts';
import { type IteratorType } from '../../dialects/linalg/generated/linalg-enums.gen.ts';
import { ForOp, ParallelOp, ReduceOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';

/** A loop from `lower` up to `upper`. */
export interface LoopRange {
  readonly lower: Value;
  readonly upper: Value;
  readonly step: Value;
  readonly iteratorType: IteratorType;
}

/** Makes the body of the innermost loop at the insertion point. */
export type BodyBuilder = (indices: readonly Value[]) => void;

/** How loops and accesses of elements are written. */
export interface LoopStyle {
  /** Makes loops over the ranges at the insertion point, with what `buildBody` makes for what counts their iterations. */
  buildNest(builder: OpBuilder, location: Location, ranges: readonly LoopRange[], buildBody: BodyBuilder): void;
  load(builder: OpBuilder, location: Location, memref: Value, indices: readonly Value[]): Value;
  store(builder: OpBuilder, location: Location, value: Value, memref: Value, indices: readonly Value[]): void;
}

/** Returns a region with one block that has as many arguments of type `index`. */
function loopBody({ context }: OpBuilder, location: Location, numIndices: number): Region {
  const [region, block] = [new Region(), new Block()];
  region.append(block);
  for (let i = 0; i < numIndices; i++) block.addArgument(IndexType.get(context), location);
  return region;
}

/** Returns such a region with what `buildBody` makes in it; as upstream, before there is a loop that it belongs to. */
function filledBody(builder: OpBuilder, location: Location, numIndices: number, buildBody: BodyBuilder): Region {
  const region = loopBody(builder, location, numIndices);
  const body = region.firstBlock!;
  builder.withInsertionPoint(() => {
    builder.setInsertionPointToEnd(body);
    buildBody(body.arguments);
  });
  return region;
}

/** Loads and stores of memref. */
const memrefAccesses = {
  load(builder: OpBuilder, location: Location, memref: Value, indices: readonly Value[]): Value {
    const { elementType } = memref.type as MemRefType;
    const operands = [memref, ...indices];
    return builder.create({ name: 'memref.load', location, operands, resultTypes: [elementType] }).result();
  },
  store(builder: OpBuilder, location: Location, value: Value, memref: Value, indices: readonly Value[]): void {
    builder.create({ name: 'memref.store', location, operands: [value, memref, ...indices] });
  },
};

function buildFor(builder: OpBuilder, location: Location, range: LoopRange): Value {
  const { lower: lowerBound, upper: upperBound, step } = range;
  const region = loopBody(builder, location, 1);
  ForOp.build(builder, location, { lowerBound, upperBound, step, initArgs: [], resultTypes: [], regions: [region] });
  const body = region.firstBlock!;
  builder.setInsertionPointToStart(body);
  builder.setInsertionPointBefore(YieldOp.build(builder, location, { results: [] }));
  return body.arguments[0]!;
}

/** Sequential loops of scf. Source: buildLoopNest of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export const sequentialLoops: LoopStyle = {
  ...memrefAccesses,
  buildNest(builder, location, ranges, buildBody) {
    buildBody(ranges.map((range) => buildFor(builder, location, range)));
  },
};

function buildParallel(
  builder: OpBuilder,
  location: Location,
  ranges: readonly LoopRange[],
  buildBody: BodyBuilder,
): void {
  const region = filledBody(builder, location, ranges.length, (indices) => {
    builder.withInsertionPoint(() => buildBody(indices));
    ReduceOp.build(builder, location, { operands: [], regions: [] });
  });
  ParallelOp.build(builder, location, {
    lowerBound: ranges.map(({ lower }) => lower),
    upperBound: ranges.map(({ upper }) => upper),
    step: ranges.map(({ step }) => step),
    initVals: [],
    resultTypes: [],
    regions: [region],
  });
}

/** Parallel loops of scf around each other become one; those that reduce are sequential. Source: generateParallelLoopNest of mlir/lib/Dialect/Linalg/Utils/Utils.cpp. */
export const parallelLoops: LoopStyle = {
  ...memrefAccesses,
  buildNest(builder, location, ranges, buildBody) {
    const firstSequential = ranges.findIndex(({ iteratorType }) => iteratorType !== 'parallel');
    if (ranges.length === 0) buildBody([]);
    else if (firstSequential === 0) {
      const index = buildFor(builder, location, ranges[0]!);
      parallelLoops.buildNest(builder, location, ranges.slice(1), (inner) => buildBody([index, ...inner]));
    } else {
      const count = firstSequential < 0 ? ranges.length : firstSequential;
      buildParallel(builder, location, ranges.slice(0, count), (indices) =>
        parallelLoops.buildNest(builder, location, ranges.slice(count), (inner) => buildBody([...indices, ...inner])),
      );
    }
  },
};

/** Makes a loop with a body and returns what counts its iterations; the insertion point is at the start of the body then. */
function buildAffineFor(
  builder: OpBuilder,
  location: Location,
  { lower, upper, step }: LoopRange,
  buildBody: BodyBuilder,
): Value {
  const { context } = builder;
  const known = [lower, upper].map(matchInteger);
  const isConstant = !known.includes(undefined);
  const maps = known.map((value) =>
    AffineMapAttr.get(context, isConstant ? AffineMap.getConstantMap(value!) : AffineMap.getMultiDimIdentityMap(1)),
  );
  const region = filledBody(builder, location, 1, (indices) => {
    buildBody(indices);
    AffineYieldOp.build(builder, location, { operands: [] });
  });
  builder.create({
    name: AffineForOp.opName,
    location,
    operands: isConstant ? [] : [lower, upper],
    properties: new Map<string, Attribute>([
      ['lowerBoundMap', maps[0]!],
      ['operandSegmentSizes', denseI32Array(context, isConstant ? [0, 0, 0] : [1, 1, 0])],
      ['step', indexAttr(context, exactInt64(Number(matchInteger(step)!)))],
      ['upperBoundMap', maps[1]!],
    ]),
    regions: [region],
  });
  const body = region.firstBlock!;
  builder.setInsertionPointToStart(body);
  return body.arguments[0]!;
}

const identity = ({ context }: OpBuilder, indices: readonly Value[]): AffineMapAttr =>
  AffineMapAttr.get(context, AffineMap.getMultiDimIdentityMap(indices.length));

/** Loops and accesses of affine. Source: buildAffineLoopNest of mlir/lib/Dialect/Affine/IR/AffineOps.cpp. */
export const affineLoops: LoopStyle = {
  buildNest(builder, location, ranges, buildBody) {
    const outer = ranges.slice(0, -1).map((range) => buildAffineFor(builder, location, range, () => undefined));
    const innermost = ranges.at(-1);
    if (innermost) buildAffineFor(builder, location, innermost, (inner) => buildBody([...outer, ...inner]));
    else buildBody([]);
  },
  load(builder, location, memref, indices) {
    const { elementType: resultType } = memref.type as MemRefType;
    return LoadOp.build(builder, location, { memref, indices, map: identity(builder, indices), resultType }).result();
  },
  store(builder, location, value, memref, indices) {
    StoreOp.build(builder, location, { value, memref, indices, map: identity(builder, indices) });
  },
};
