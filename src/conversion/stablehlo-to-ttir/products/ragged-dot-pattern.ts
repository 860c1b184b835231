import { type Location } from '../../../ir/location.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { RaggedDotOp } from '../../../dialects/chlo/generated/chlo-ops.gen.ts';
import {
  freeDimensionsBefore,
  outerDimensions,
  raggedDotShape,
  raggedModeOf,
} from '../../../dialects/chlo/ragged-dot.ts';
import { constantNumbers } from '../../../dialects/stablehlo/constant-numbers.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildConstant, buildInto, tensorLike } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { ConcatOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { isSameList } from '../../../support/lists.ts';
import { sum } from '../../../support/math.ts';
import { buildSlice } from '../../front-end/parts/build-update.ts';
import { HloPattern } from '../hlo-pattern.ts';
import { buildProduct } from './build-product.ts';
import { buildGroups } from './ragged-groups.ts';

/** Which groups there are. */
interface Groups {
  /** The dimensions of the left factor that the sizes still depend on. */
  readonly outer: readonly number[];
  /** The sizes in row-major order, [outer..., g]. */
  readonly sizes: readonly number[];
}

/**
 * Converts `chlo.ragged_dot`. Of rows in groups whose sizes are constants, `[b, m, k], [g, b, k, n] -> [b, m, n]` is, for each group, the product of its
 * rows and its right factor, and these are joined along m, with zeros for rows behind the last group. Where sizes differ by a dimension, each part along
 * that dimension is such a product. Of sizes that are computed it is one product of `[b, m, g, k]`, where rows are zeros outside of their group, which
 * sums over the groups too. Where groups divide what is summed over, `[b, m, k], [b, k, n] -> [g, b, m, n]`, it is one product of `[b, g, m, k]`.
 * Where they divide batches, `[b, m, k], [b, k, n] -> [b, m, n]`, it is the product of all batches, as each has its right factor already.
 */
export class ConvertRaggedDot extends HloPattern<RaggedDotOp> {
  readonly root = RaggedDotOp;

  protected override problemOf(op: RaggedDotOp): string | undefined {
    const mode = raggedModeOf(op.raggedDotDimensionNumbers);
    if (mode === 'batch') return undefined;
    const sizes = constantNumbers(op.groupSizes);
    const negative = sizes?.find((size) => size < 0);
    return negative === undefined
      ? undefined
      : `no group has ${negative} ${mode === 'contracting' ? 'elements' : 'rows'}`;
  }

  override convert(
    op: RaggedDotOp,
    adaptor: RaggedDotOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const { lhs, rhs, groupSizes } = adaptor;
    const numbers = op.raggedDotDimensionNumbers;
    const mode = raggedModeOf(numbers);
    if (mode === 'batch') return this.#productOfBatches(op, lhs, rhs, rewriter, resultType);
    const outer = shapeOf(groupSizes).length === 1 ? [] : outerDimensions(numbers);
    const sizes = mode === 'non-contracting' ? constantNumbers(op.groupSizes) : undefined;
    if (sizes) return new RaggedProductBuilder(op, rewriter, resultType.elementType).build(lhs, rhs, { outer, sizes });
    const ragged = numbers.lhsRaggedDimensions[0]!;
    const groups = buildGroups(rewriter, op.location, lhs, { sizes: groupSizes, outer, ragged });
    return this.#productOfGroups(op, groups, rhs, rewriter, resultType);
  }

  #productOfBatches(
    { location, raggedDotDimensionNumbers: numbers }: RaggedDotOp,
    lhs: Value,
    rhs: Value,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const left = { value: lhs, batch: numbers.lhsBatchingDimensions, contracting: numbers.lhsContractingDimensions };
    const right = { value: rhs, batch: numbers.rhsBatchingDimensions, contracting: numbers.rhsContractingDimensions };
    return buildProduct(rewriter, location, left, right, resultType);
  }

  /** Makes the product of a left factor that has the groups as its first dimension. */
  #productOfGroups(
    op: RaggedDotOp,
    lhs: Value,
    rhs: Value,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value {
    const numbers = op.raggedDotDimensionNumbers;
    const { rhsGroupDimensions, rhsBatchingDimensions } = numbers;
    const batch = numbers.lhsBatchingDimensions.map((dim) => dim + 1);
    const contracting = numbers.lhsContractingDimensions.map((dim) => dim + 1);
    const right = {
      value: rhs,
      batch: rhsBatchingDimensions,
      contracting: [...rhsGroupDimensions, ...numbers.rhsContractingDimensions],
    };
    if (raggedModeOf(numbers) === 'non-contracting') {
      const left = { value: lhs, batch, contracting: [0, ...contracting] };
      return buildProduct(rewriter, op.location, left, right, resultType);
    }
    const [numGroups, ...rest] = resultType.shape;
    const joined = [...rest.slice(0, batch.length), numGroups!, ...rest.slice(batch.length)];
    const left = { value: lhs, batch, contracting };
    const result = buildProduct(
      rewriter,
      op.location,
      left,
      right,
      RankedTensorType.get(joined, resultType.elementType),
    );
    const order = [batch.length, ...joined.map((_, dim) => dim).filter((dim) => dim !== batch.length)];
    return buildPermutation(rewriter, op.location, result, order);
  }
}

/** Makes products of parts of both factors. */
class RaggedProductBuilder {
  readonly #op: RaggedDotOp;
  readonly #rewriter: ConversionPatternRewriter;
  readonly #elementType: RankedTensorType['elementType'];

  constructor(op: RaggedDotOp, rewriter: ConversionPatternRewriter, elementType: RankedTensorType['elementType']) {
    this.#op = op;
    this.#rewriter = rewriter;
    this.#elementType = elementType;
  }

  build(lhs: Value, rhs: Value, { outer, sizes }: Groups): Value {
    const [dim, ...inner] = outer;
    if (dim === undefined) return this.#joinedGroups(lhs, rhs, sizes);
    const count = shapeOf(lhs)[dim]!;
    const perPart = sizes.length / count;
    const partSizes = Array.from({ length: count }, (_, i) => sizes.slice(i * perPart, (i + 1) * perPart));
    const first = partSizes[0]!;
    if (partSizes.every((part) => isSameList(part, first))) return this.build(lhs, rhs, { outer: inner, sizes: first });
    const { lhsBatchingDimensions, rhsBatchingDimensions } = this.#op.raggedDotDimensionNumbers;
    const rhsDim = rhsBatchingDimensions[lhsBatchingDimensions.indexOf(dim)];
    const parts = partSizes.map((part, i) => {
      const right = rhsDim === undefined ? rhs : this.#part(rhs, rhsDim, i, i + 1);
      return this.build(this.#part(lhs, dim, i, i + 1), right, { outer: inner, sizes: part });
    });
    return this.#joined(parts, dim);
  }

  /** Makes the products of groups that are the same in the whole of the left factor. */
  #joinedGroups(lhs: Value, rhs: Value, sizes: readonly number[]): Value {
    const numbers = this.#op.raggedDotDimensionNumbers;
    const [ragged, group] = [numbers.lhsRaggedDimensions[0]!, numbers.rhsGroupDimensions[0]!];
    const numRows = shapeOf(lhs)[ragged]!;
    const parts: Value[] = [];
    let row = 0;
    for (const [i, size] of sizes.entries()) {
      const end = Math.min(row + size, numRows);
      if (end === row) continue;
      parts.push(this.#product(this.#part(lhs, ragged, row, end), this.#part(rhs, group, i, i + 1)));
      row = end;
    }
    if (row < numRows) {
      const shape = this.#resultShape(lhs, rhs).with(this.#resultDim(ragged), numRows - row);
      parts.push(buildConstant(this.#rewriter, this.#location, shape, this.#elementType, [0]));
    }
    return this.#joined(parts, ragged);
  }

  /** Makes the product of rows and the right factor of one group, which has the group as a dimension of size 1 to sum over. */
  #product(lhs: Value, rhs: Value): Value {
    const numbers = this.#op.raggedDotDimensionNumbers;
    const { lhsBatchingDimensions, lhsContractingDimensions, rhsBatchingDimensions, rhsContractingDimensions } =
      numbers;
    return buildProduct(
      this.#rewriter,
      this.#location,
      { value: lhs, batch: lhsBatchingDimensions, contracting: lhsContractingDimensions },
      {
        value: rhs,
        batch: rhsBatchingDimensions,
        contracting: [...numbers.rhsGroupDimensions, ...rhsContractingDimensions],
      },
      RankedTensorType.get(this.#resultShape(lhs, rhs), this.#elementType),
    );
  }

  #part(value: Value, dim: number, begin: number, end: number): Value {
    const shape = shapeOf(value);
    const begins = shape.map((_, i) => (i === dim ? begin : 0));
    return buildSlice(this.#rewriter, this.#location, value, begins, shape.with(dim, end));
  }

  /** Joins results along a dimension of the left factor. */
  #joined(inputs: readonly Value[], lhsDim: number): Value {
    const [first] = inputs;
    if (inputs.length === 1) return first!;
    const dim = this.#resultDim(lhsDim);
    const size = sum(inputs.map((input) => shapeOf(input)[dim]!));
    const type = tensorLike(first!, shapeOf(first!).with(dim, size));
    return buildInto(this.#rewriter, this.#location, ConcatOp, { inputs, dim }, type);
  }

  #resultShape(lhs: Value, rhs: Value): readonly number[] {
    return raggedDotShape(this.#op.raggedDotDimensionNumbers, shapeOf(lhs), shapeOf(rhs), 0);
  }

  /** Returns the dimension of the result that is one of the left factor which is not summed over: batch dimensions come first. */
  #resultDim(lhsDim: number): number {
    const numbers = this.#op.raggedDotDimensionNumbers;
    const { lhsBatchingDimensions: batch } = numbers;
    if (batch.includes(lhsDim)) return batch.indexOf(lhsDim);
    return batch.length + freeDimensionsBefore(numbers, lhsDim).length;
  }

  get #location(): Location {
    return this.#op.location;
  }
}
