import { OpBuilder } from '../../../ir/builder.ts';
import { Region } from '../../../ir/region.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import * as arith from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { EmptyOp, ExtractSliceOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { type SortOp, TopkOp, YieldOp } from '../../../dialects/tm_tensor/generated/tm_tensor-ops.gen.ts';
import { isSearchBetter } from '../../front-end/parts/top-elements.ts';
import { type Extreme, greatest } from '../../front-end/reductions/combiners.ts';
import { type Comparator, comparatorOf } from './comparators.ts';

/**
 * Makes a search for the first elements of a sort of which only these are read, in place of the results: PyTorch's top elements are slices of the sorted whole. Undefined where
 * the sort is by more than one tensor, has more than one beside that, or is better sorted.
 */
export function buildNarrowed(op: SortOp): readonly Value[] | undefined {
  const { dimension, outputs } = op;
  const [keyType] = outputs.map(({ type }) => type as RankedTensorType);
  const count = countOfFirst(op);
  if (outputs.length > 2 || !keyType || count === undefined || !isSearchBetter(keyType, dimension, count))
    return undefined;
  for (const key of outputs.keys()) {
    const body = op.region.firstBlock!;
    const comparator = comparatorOf(body, body.arguments[2 * key]!, body.arguments[2 * key + 1]!);
    const numbers = outputs[1 - key];
    if (!comparator?.keepsEqual || (numbers && !isOfIntegers(numbers))) continue;
    const { results } = buildTopk(op, comparator, outputs[key]!, numbers, count);
    return outputs.map((_, i) => results[i === key ? 0 : 1]!);
  }
  return undefined;
}

const isOfIntegers = ({ type }: Value): boolean => (type as RankedTensorType).elementType instanceof IntegerType;

/** Returns how many of the first elements along the dimension are read; undefined where it may be all. */
function countOfFirst(op: SortOp): number | undefined {
  const size = (op.outputs[0]!.type as RankedTensorType).shape[op.dimension]!;
  let count = 0;
  for (const { owner } of op.results.flatMap((result) => [...result.uses()])) {
    if (!(owner instanceof ExtractSliceOp) || owner.numOperands > 1) return undefined;
    const along = <T>(list: readonly T[]): T => list[op.dimension]!;
    const last = along(owner.staticOffsets) + (along(owner.staticSizes) - 1) * along(owner.staticStrides);
    count = Math.max(count, last + 1);
  }
  return count > 0 && count < size ? count : undefined;
}

/** Makes the search for the first elements by one tensor, and for those of the other that stand beside them, or their places. */
function buildTopk(
  op: SortOp,
  { extreme }: Comparator,
  keys: Value,
  numbers: Value | undefined,
  count: number,
): TopkOp {
  const builder = OpBuilder.before(op);
  const { context, location, dimension } = op;
  const { shape, elementType } = keys.type as RankedTensorType;
  const numberType = numbers ? (numbers.type as RankedTensorType).elementType : IntegerType.get(context, 32);
  const outputs = [elementType, numberType].map((type) => {
    const resultType = RankedTensorType.get(shape.with(dimension, count), type);
    return EmptyOp.build(builder, location, { dynamicSizes: [], resultType }).result();
  });
  const region = new Region();
  const body = new OpBuilder(context);
  const block = body.createBlock(region, [elementType, elementType], [location, location]);
  const [lhs, rhs] = block.arguments;
  YieldOp.build(body, location, { operands: [buildComparison(body, op, extreme, lhs!, rhs!)] });
  const inputs = numbers ? [keys, numbers] : [keys];
  return TopkOp.build(builder, location, { inputs, outputs, dimension, regions: [region] });
}

function buildComparison(
  body: OpBuilder,
  { context, location }: SortOp,
  extreme: Extreme,
  lhs: Value,
  rhs: Value,
): Value {
  const resultType = IntegerType.get(context, 1);
  const operands = { lhs, rhs, resultType };
  if (lhs.type instanceof FloatType) {
    const predicate = extreme === greatest ? 'ogt' : 'olt';
    return arith.CmpFOp.build(body, location, { predicate, ...operands }).result();
  }
  return arith.CmpIOp.build(body, location, { predicate: extreme === greatest ? 'sgt' : 'slt', ...operands }).result();
}
