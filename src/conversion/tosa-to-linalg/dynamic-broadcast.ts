import { getAffineConstantExpr, getAffineDimExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { MaxUIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildGenericAround, parallelIterators } from '../../dialects/linalg/structured/build-structured.ts';
import * as scf from '../../dialects/scf/generated/scf-ops.gen.ts';
import { buildEmpty } from '../../dialects/tensor/build-sizes.ts';
import { CastOp, DimOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { isDynamic, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';

/** Sizes that are not known when operands are broadcast. Source: mlir/lib/Conversion/TosaToLinalg/TosaToLinalg.cpp. */

/** The size of a dimension of the result, and the operand that alone says it, if there is one. */
interface TargetSize {
  readonly size: MixedIndex;
  readonly master: Value | undefined;
}

/** What broadcasts are made with: a place, and the constants that are there. */
class Places {
  readonly #indices = new Map<number, Value>();

  constructor(
    readonly builder: OpBuilder,
    readonly location: Location,
  ) {}

  /** Returns a constant index, one for each number. */
  index(value: number): Value {
    let index = this.#indices.get(value);
    if (!index) this.#indices.set(value, (index = buildIndexConstant(this.builder, this.location, value)));
    return index;
  }

  dim(source: Value, dim: number): Value {
    const args = { source, index: this.index(dim), resultType: IndexType.get(this.builder.context) };
    return DimOp.build(this.builder, this.location, args).result();
  }
}

const sizeOf = ({ type }: Value, dim: number): number | undefined => (type as RankedTensorType).shape[dim];

/** Makes a cast, if the type is another. */
export function buildCast(builder: OpBuilder, location: Location, source: Value, destType: Type): Value {
  return createOrFold(builder, (detached) => CastOp.build(detached, location, { source, destType }))[0]!;
}

/** Returns the operands, broadcast where their sizes are not known, and the sizes that they are broadcast to. */
export function broadcastDynamicSizes(
  builder: OpBuilder,
  location: Location,
  operands: readonly Value[],
): { readonly broadcast: readonly Value[]; readonly sizes: readonly MixedIndex[] } {
  const places = new Places(builder, location);
  const { rank } = operands[0]!.type as RankedTensorType;
  const targets = Array.from({ length: rank }, (_, dim) => targetSize(places, operands, dim));
  const sizes = targets.map(({ size }) => size);
  const isKnown = operands.every(({ type }) => (type as RankedTensorType).hasStaticShape);
  if (operands.length === 1 || isKnown) return { broadcast: operands, sizes };
  const broadcast = operands.map((operand) =>
    targets.reduce((value, target, dim) => broadcastDim(places, value, dim, target), operand),
  );
  return { broadcast, sizes };
}

/** The size is one that is known and not 1, else the largest of those that are not known. */
function targetSize(places: Places, operands: readonly Value[], dim: number): TargetSize {
  for (const operand of operands) {
    const size = sizeOf(operand, dim);
    if (size !== undefined && size > 1) return { size, master: operand };
  }
  const [first, ...others] = operands.filter((operand) => isDynamic(sizeOf(operand, dim) ?? 1));
  if (!first) return { size: 1, master: operands[0] };
  const build = new ArithBuilder(places.builder, places.location);
  let size = places.dim(first, dim);
  for (const other of others) size = build.apply(MaxUIOp, size, places.dim(other, dim));
  return { size, master: others.length === 0 ? first : undefined };
}

/** Repeats the operand where its size turns out to be 1. */
function broadcastDim(places: Places, operand: Value, dim: number, { size, master }: TargetSize): Value {
  const { builder, location } = places;
  const type = operand.type as RankedTensorType;
  if (!isDynamic(sizeOf(operand, dim) ?? 1) || operand === master) return operand;
  const one = places.index(1);
  const actual = places.dim(operand, dim);
  const condition = new ArithBuilder(builder, location).compareIntegers('eq', actual, one);
  const regions = [
    yielding(builder, location, () => {
      const inner = new Places(builder, location);
      const sizes = type.shape.map((known, i) => (i === dim ? size : isDynamic(known) ? inner.dim(operand, i) : known));
      const empty = buildEmpty(builder, location, sizes, type.elementType);
      const exprs = type.shape.map((_, i) => (i === dim ? getAffineConstantExpr(0) : getAffineDimExpr(i)));
      const parts = {
        inputs: [operand],
        inits: [empty],
        indexingMaps: [AffineMap.get(type.rank, 0, exprs), AffineMap.getMultiDimIdentityMap(type.rank)],
        iteratorTypes: parallelIterators(type.rank),
      };
      const repeated = buildGenericAround(builder, location, parts, ([element]) => [element!]).result(0);
      return buildCast(builder, location, repeated, type);
    }),
    yielding(builder, location, () => operand),
  ];
  return scf.IfOp.build(builder, location, { condition, regions, resultTypes: [type] }).result(0);
}

function yielding(builder: OpBuilder, location: Location, body: () => Value): Region {
  const region = new Region();
  builder.withInsertionPoint(() => {
    builder.createBlock(region);
    scf.YieldOp.build(builder, location, { results: [body()] });
  });
  return region;
}
