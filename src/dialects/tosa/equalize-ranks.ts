import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { kInferableDimSize } from './constant-shape.ts';
import { ReshapeOp } from './generated/tosa-ops.gen.ts';
import { createConstantShape } from './patterns/create-constant-shape.ts';

/** Returns the sizes of a tensor after ones were put before them up to rank `rank`. */
function padded(sizes: readonly number[], rank: number): number[] {
  return [...Array<number>(rank - sizes.length).fill(1), ...sizes];
}

/**
 * Returns the tensors with the same rank, the lower one reshaped by sizes of one in front; undefined where one has no rank, or sizes differ that are no ones.
 * Source: EqualizeRanks of mlir/lib/Dialect/Tosa/Utils/ConversionUtils.cpp.
 */
export function equalizeRanks(
  builder: OpBuilder,
  location: Location,
  first: Value,
  second: Value,
): readonly [Value, Value] | undefined {
  if (!(first.type instanceof RankedTensorType && second.type instanceof RankedTensorType)) return undefined;
  const missing = first.type.rank - second.type.rank;
  if (missing === 0) return [first, second];
  const [higher, lower] = missing > 0 ? [first.type, second.type] : [second.type, first.type];
  const shape = padded(lower.shape, higher.rank);
  const fits = lower.shape.every((size, i) => {
    const other = higher.shape[higher.rank - lower.rank + i]!;
    return size === 1 || other === 1 || size === other || isDynamic(size) || isDynamic(other);
  });
  if (!fits) return undefined;
  const reshape = (input1: Value): Value => {
    const sizes = shape.map((size) => (isDynamic(size) ? kInferableDimSize : size));
    const outputType = RankedTensorType.get(shape, lower.elementType);
    const parts = { input1, shape: createConstantShape(builder, location, sizes), outputType };
    return ReshapeOp.build(builder, location, parts).result();
  };
  return missing > 0 ? [first, reshape(second)] : [reshape(first), second];
}
