import { type OpBuilder } from '../../../ir/builder.ts';
import { type Block } from '../../../ir/block.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { matchInteger } from '../../../rewrite/fold.ts';
import { product } from '../../../support/math.ts';
import { IndexCastOp, IndexCastUIOp } from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { ExtractOp, PadOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { broadcastShapes } from '../../../dialects/ttir/broadcast.ts';
import { buildInto, buildReshape, tensorLike } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import {
  AddOp,
  ArangeOp,
  EmbeddingOp,
  MaximumOp,
  MinimumOp,
  MultiplyOp,
} from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { WordBuilder } from '../../front-end/elements/integer-bits.ts';
import { hasIterations, loopOf } from './iteration.ts';

/**
 * `tensor.extract` in the body of an operation with iterations: lookups in a table, as PyTorch's embedding is written. Along dimensions of the table that an iteration of a
 * loop counts over as a whole, elements are taken as they are; the others are joined to rows, which are looked up.
 */

/** An integer that is taken for an index. */
export function indexCastOf({ definingOp: op }: Value): IndexCastOp | IndexCastUIOp | undefined {
  const isCast = op instanceof IndexCastOp || op instanceof IndexCastUIOp;
  return isCast && op.operand(0).type instanceof IntegerType ? op : undefined;
}

/** Tells whether an index is neither the number of an iteration nor known. */
function isComputed(index: Value): boolean {
  return loopOf(index) === undefined && matchInteger(index) === undefined;
}

/** Returns the integers, and indices, that an extract from a tensor of static shape outside a body needs; undefined when it cannot be converted. */
export function extractNeeds(op: Operation, body: Block): readonly Value[] | undefined {
  if (!(op instanceof ExtractOp)) return undefined;
  const { tensor, indices } = op;
  const { type } = tensor;
  if (tensor.parentBlock === body || !(type instanceof RankedTensorType) || !type.hasStaticShape) return undefined;
  if (!hasIterations(body.parentOp!)) return undefined;
  const needs: Value[] = [];
  for (const index of indices) {
    const cast = indexCastOf(index);
    if (cast) needs.push(cast.operand(0));
    else if (isComputed(index)) needs.push(index);
  }
  return needs;
}

/** Makes the elements that are extracted in all iterations, in loop space: of size 1 along loops that they do not depend on. */
export function buildExtract(
  builder: OpBuilder,
  location: Location,
  op: ExtractOp,
  ranges: readonly number[],
  tensorOf: (scalar: Value) => Value,
): Value {
  const { tensor, indices } = op;
  const shape = shapeOf(tensor);
  const loops = indices.map(loopOf);
  const computed = indices.map((index) => {
    const cast = indexCastOf(index);
    if (cast) return tensorOf(cast.operand(0));
    return isComputed(index) ? tensorOf(index) : undefined;
  });
  const isIndexed = (loop: number): boolean =>
    computed.some((value) => value && shapeOf(value)[loop]! > 1) || loops.filter((other) => other === loop).length > 1;
  const isWhole = (dim: number): boolean => {
    const loop = loops[dim];
    return loop !== undefined && ranges[loop] === shape[dim] && !isIndexed(loop);
  };
  const dims = shape.map((_, dim) => dim);
  const rowDims = dims.filter((dim) => !isWhole(dim));
  const wholeDims = dims.filter(isWhole);
  const width = product(wholeDims.map((dim) => shape[dim]!));

  const words = rowDims.map((dim) => {
    const word = buildIndex(builder, location, indices[dim]!, computed[dim], ranges);
    return isOfPadding(op) ? buildWithin(builder, location, word, shape[dim]!) : word;
  });
  const placeShape = words.map(shapeOf).reduce((a, b) => broadcastShapes(a, b)!, ranges.map(() => 1)); // prettier-ignore
  const places = new WordBuilder(builder, location, placeShape);
  const sum = rowDims.reduce<Value | undefined>((before, dim, i) => {
    const scaled = before && places.make(MultiplyOp, before, shape[dim]!);
    return scaled ? places.make(AddOp, scaled, words[i]!) : words[i];
  }, undefined);
  const ordered = buildPermutation(builder, location, tensor, [...rowDims, ...wholeDims]);
  const wholeLoops = wholeDims.map((dim) => loops[dim]!);
  const otherLoops = ranges.flatMap((_, loop) => (wholeLoops.includes(loop) ? [] : [loop]));
  let looked = ordered;
  if (sum) {
    const input = buildReshape(builder, location, sum, [product(placeShape)]);
    const weight = buildReshape(builder, location, ordered, [product(rowDims.map((dim) => shape[dim]!)), width]);
    looked = buildInto(builder, location, EmbeddingOp, { input, weight }, tensorLike(weight, [product(placeShape), width])); // prettier-ignore
  }
  const sizes = [...otherLoops.map((loop) => placeShape[loop]!), ...wholeDims.map((dim) => shape[dim]!)];
  const order = [...otherLoops, ...wholeLoops];
  return buildPermutation(builder, location, buildReshape(builder, location, looked, sizes), ranges.map((_, loop) => order.indexOf(loop))); // prettier-ignore
}

/** Tells whether what is extracted is added around a tensor. In place of the tensor itself, where nothing is extracted, indices may be anything. */
function isOfPadding({ parentOp }: ExtractOp): boolean {
  return parentOp instanceof PadOp;
}

/** Makes indices that are all within a dimension. */
function buildWithin(builder: OpBuilder, location: Location, word: Value, size: number): Value {
  const words = new WordBuilder(builder, location, shapeOf(word));
  return words.make(MinimumOp, words.make(MaximumOp, word, 0), size - 1);
}

/** Makes an index as words in loop space: known, the number of an iteration, or computed. */
function buildIndex(
  builder: OpBuilder,
  location: Location,
  index: Value,
  computed: Value | undefined,
  ranges: readonly number[],
): Value {
  const ones = ranges.map(() => 1);
  if (computed) return new WordBuilder(builder, location, shapeOf(computed)).unsigned(computed);
  const known = matchInteger(index);
  if (known !== undefined) return new WordBuilder(builder, location, ones).number(Number(known));
  const loop = loopOf(index)!;
  const end = ranges[loop]!;
  const resultType = RankedTensorType.get(ones.with(loop, end), IntegerType.get(builder.context, 32));
  return ArangeOp.build(builder, location, { start: 0, end, step: 1, arangeDimension: loop, resultType }).result();
}
