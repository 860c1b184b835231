import { type AffineMap } from '../../../affine/affine-map.ts';
import { isFunctionOfDim } from '../../../affine/affine-walk.ts';
import { Attribute } from '../../../ir/attribute.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { foldKnown, matchConstant } from '../../../rewrite/fold.ts';
import { LinalgStructuredInterface } from '../../../dialects/linalg/interfaces.ts';
import { staticLoopRanges } from '../../../dialects/linalg/structured/loop-ranges.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { product, rowMajorStrides } from '../../../support/math.ts';
import { maxBits } from '../../front-end/elements/integer-bits.ts';
import { loopOf } from './iteration.ts';

/** How many values scalars may depend on that are computed: each operation of a body is looked at anew, which stays in proportion so. */
const maxDependences = 2 ** 9;

/** How many values are computed for them at most, in all iterations. */
const maxValues = 2 ** 19;

/** Integers of a body in all iterations of the loops that they depend on. */
export interface KnownScalars {
  /** The sizes of these loops, 1 for others. */
  readonly shape: readonly number[];
  /** What the scalars are in each iteration, in row-major order. */
  readonly iterations: readonly (readonly bigint[])[];
}

/**
 * Returns what integers in the body of a structured operation are, which follow from constants, elements of constant tensors and the numbers of
 * iterations; undefined for others. These are exact where TTIR has no integers so wide.
 */
export function knownScalarsOf(body: Block, scalars: readonly Value[]): KnownScalars | undefined {
  const methods = LinalgStructuredInterface.of(body.parentOp!);
  const ranges = methods && staticLoopRanges(body.parentOp!, methods.indexingMaps);
  const dependences = ranges && new BodyReader(body).dependencesOf(scalars);
  if (!dependences) return undefined;
  const { loops, values } = dependences;
  const shape = ranges.map((size, loop) => (loops.has(loop) ? size : 1));
  const count = product(shape);
  if (!(values * count <= maxValues)) return undefined;
  const strides = rowMajorStrides(shape);
  const iterations: (readonly bigint[])[] = [];
  for (let i = 0; i < count; i++) {
    const iteration = shape.map((size, loop) => Math.floor(i / strides[loop]!) % size);
    const reader = new BodyReader(body, iteration);
    const values = scalars.map((scalar) => reader.valueOf(scalar));
    if (!values.every((value) => value instanceof IntegerAttr)) return undefined;
    iterations.push(values.map(({ value }) => value));
  }
  return { shape, iterations };
}

/**
 * Returns what an operation of a body gives in each iteration, an integer of a word or less, that takes wider ones: computed here, it is exact, where TTIR
 * has words only. Undefined for others, and where it is not known.
 */
export function knownWordsOf(op: Operation): KnownScalars | undefined {
  const isWide = ({ type }: Value): boolean => type instanceof IntegerType && type.width > maxBits;
  const isWord = op.numResults === 1 && op.result().type instanceof IntegerType && !isWide(op.result());
  if (!isWord || op.regions.length > 0 || !op.operands.some(isWide)) return undefined;
  return knownScalarsOf(op.block!, [op.result()]);
}

/** What scalars depend on. */
interface Dependences {
  readonly loops: ReadonlySet<number>;
  /** How many values, the scalars among them. */
  readonly values: number;
}

/** Computes what a body does in one iteration. */
class BodyReader {
  readonly #values = new Map<Value, Attribute | undefined>();

  constructor(
    readonly body: Block,
    readonly iteration: readonly number[] = [],
  ) {}

  /** Returns what scalars depend on; undefined where that is not known, or too much. */
  dependencesOf(scalars: readonly Value[]): Dependences | undefined {
    const loops = new Set<number>();
    const seen = new Set<Value>(scalars);
    for (const scalar of seen) {
      const loop = loopOf(scalar);
      if (loop !== undefined) loops.add(loop);
      if (loop !== undefined || matchConstant(scalar)) continue;
      const argument = this.body.arguments.indexOf(scalar as never);
      if (argument >= 0) {
        if (!matchConstant(this.body.parentOp!.operand(argument))) return undefined;
        const { results, numDims } = this.#mapOf(argument);
        for (let dim = 0; dim < numDims; dim++) {
          if (results.some((result) => isFunctionOfDim(result, dim))) loops.add(dim);
        }
        continue;
      }
      const { definingOp } = scalar;
      if (definingOp?.block !== this.body) return undefined;
      for (const operand of definingOp.operands) seen.add(operand);
      if (seen.size > maxDependences) return undefined;
    }
    return { loops, values: seen.size };
  }

  /** Returns what a scalar is, undefined where that is not known. */
  valueOf(scalar: Value): Attribute | undefined {
    if (!this.#values.has(scalar)) this.#values.set(scalar, this.#compute(scalar));
    return this.#values.get(scalar);
  }

  #compute(scalar: Value): Attribute | undefined {
    const constant = matchConstant(scalar);
    if (constant) return constant;
    const loop = loopOf(scalar);
    if (loop !== undefined) return IntegerAttr.get(IndexType.get(scalar.type.context), BigInt(this.iteration[loop]!));
    const argument = this.body.arguments.indexOf(scalar as never);
    if (argument >= 0) return this.#elementOf(argument);
    const op = scalar.definingOp!;
    const folded = foldKnown(op, (operand) => this.valueOf(operand));
    const item = folded?.[op.results.indexOf(scalar as never)];
    return item instanceof Attribute || !item ? item : this.valueOf(item);
  }

  #elementOf(argument: number): Attribute | undefined {
    const operand = this.body.parentOp!.operand(argument);
    const constant = matchConstant(operand);
    if (!(constant instanceof DenseElementsAttr)) return constant;
    const strides = rowMajorStrides(shapeOf(operand));
    const place = this.#mapOf(argument).eval(this.iteration);
    return constant.attributeAt(place.reduce((sum, at, dim) => sum + at * strides[dim]!, 0));
  }

  #mapOf(argument: number): AffineMap {
    return LinalgStructuredInterface.of(this.body.parentOp!)!.indexingMaps[argument]!;
  }
}
