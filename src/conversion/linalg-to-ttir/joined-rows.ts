import { type Location } from '../../ir/location.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildReshape } from '../../dialects/ttir/build.ts';
import { buildPermutation } from '../../dialects/ttir/build-permutation.ts';
import { AddOp, MultiplyOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { product } from '../../support/math.ts';
import { WordBuilder } from '../front-end/elements/integer-bits.ts';
import { buildSlice } from '../front-end/parts/build-update.ts';

/**
 * The slices of a tensor that indices of some of its dimensions choose between, as rows: these dimensions are joined. Of [5, 4, 6], dimensions 0 and 2 are 30 rows of 4
 * elements, and (i, j) is row i * 6 + j.
 */
export class JoinedRows {
  readonly #shape: readonly number[];
  /** Dimensions of the tensor in the order of the rows. */
  readonly #order: readonly number[];
  readonly numRows: number;
  readonly width: number;

  constructor(
    readonly rewriter: ConversionPatternRewriter,
    readonly location: Location,
    readonly tensor: Value,
    readonly dims: readonly number[],
  ) {
    this.#shape = shapeOf(tensor);
    const others = this.#shape.flatMap((_, dim) => (dims.includes(dim) ? [] : [dim]));
    this.#order = [...dims, ...others];
    [this.numRows, this.width] = [dims, others].map((list) => product(list.map((dim) => this.#shape[dim]!))) as [number, number]; // prettier-ignore
  }

  /** Makes the rows, [R, C]. */
  build(): Value {
    const ordered = buildPermutation(this.rewriter, this.location, this.tensor, this.#order);
    return buildReshape(this.rewriter, this.location, ordered, [this.numRows, this.width]);
  }

  /** Makes the tensor of other rows. */
  restore(rows: Value): Value {
    const { rewriter, location } = this;
    const ordered = buildReshape(rewriter, location, rows, this.#order.map((dim) => this.#shape[dim]!)); // prettier-ignore
    return buildPermutation(rewriter, location, ordered, this.#shape.map((_, dim) => this.#order.indexOf(dim))); // prettier-ignore
  }

  /** Makes the numbers of the rows that indices [..., D] are for, a line of words. */
  numbersOf(indices: Value): Value {
    const { rewriter, location, dims } = this;
    const count = product(shapeOf(indices).slice(0, -1));
    const words = new WordBuilder(rewriter, location, [count]);
    const places = buildReshape(rewriter, location, indices, [count, dims.length]);
    return dims
      .map((_, i) => {
        const own = buildSlice(rewriter, location, places, [0, i], [count, i + 1]);
        return words.signed(buildReshape(rewriter, location, own, [count]));
      })
      .reduce((row, place, i) => words.make(AddOp, words.make(MultiplyOp, row, this.#shape[dims[i]!]!), place));
  }

  /** Returns the numbers of the rows that known indices are for, those of the last dimension next to each other. */
  knownNumbersOf(indices: readonly number[]): readonly number[] {
    const { length } = this.dims;
    return Array.from({ length: indices.length / length }, (_, i) =>
      this.dims.reduce((row, dim, at) => row * this.#shape[dim]! + indices[i * length + at]!, 0),
    );
  }
}
