import { type Location } from '../../../ir/location.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { product } from '../../../support/math.ts';
import { isReshapeRank, shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildInto, buildReshape } from '../../../dialects/ttir/build.ts';
import { buildPermutation } from '../../../dialects/ttir/build-permutation.ts';
import { castElements } from '../../../dialects/ttir/cast-elements.ts';
import { MatmulOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';

/** What the dimensions of a factor are. */
export interface Factor {
  readonly value: Value;
  readonly batch: readonly number[];
  readonly contracting: readonly number[];
}

function freeDims({ value, batch, contracting }: Factor): number[] {
  return shapeOf(value).flatMap((_, dim) => (batch.includes(dim) || contracting.includes(dim) ? [] : [dim]));
}

const sizesOf = ({ value }: Factor, dims: readonly number[]): number[] => dims.map((dim) => shapeOf(value)[dim]!);

/**
 * Makes the product of two factors: their dimensions are permuted to [batch…, M…, K…] and [batch…, K…, N…], several that are M, K or N are
 * joined to one, as are more batches than a reshape gives, and none is one of size 1. The result is reshaped to [batch…, M…, N…]. Two factors
 * of integers become floats where the product has them: what the device adds up of integers has 32 bits.
 */
export function buildProduct(
  rewriter: ConversionPatternRewriter,
  location: Location,
  lhs: Factor,
  rhs: Factor,
  resultType: RankedTensorType,
): Value {
  const [rows, columns] = [freeDims(lhs), freeDims(rhs)];
  const batches = sizesOf(lhs, lhs.batch);
  const isPlain = rows.length === 1 && columns.length === 1 && lhs.contracting.length === 1;
  const batch = isPlain || isReshapeRank(batches.length + 2) ? batches : [product(batches)];
  const [m, k, n] = [sizesOf(lhs, rows), sizesOf(lhs, lhs.contracting), sizesOf(rhs, columns)].map(product);
  const shape = [...batch, m!, n!];
  const { elementType } = resultType;
  const isCast =
    elementType instanceof FloatType &&
    [lhs, rhs].every(({ value }) => elementTypeOrSelf(value.type) instanceof IntegerType);
  const asFactor = (value: Value): Value => (isCast ? castElements(rewriter, location, value, elementType) : value);
  const a = buildReshape(
    rewriter,
    location,
    buildPermutation(rewriter, location, asFactor(lhs.value), [...lhs.batch, ...rows, ...lhs.contracting]),
    [...batch, m!, k!],
  );
  const b = buildReshape(
    rewriter,
    location,
    buildPermutation(rewriter, location, asFactor(rhs.value), [...rhs.batch, ...rhs.contracting, ...columns]),
    [...batch, k!, n!],
  );
  const matmul = buildInto(rewriter, location, MatmulOp, { a, b }, RankedTensorType.get(shape, elementType));
  return buildReshape(rewriter, location, matmul, resultType.shape);
}
