import { isDynamic, kDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { sum } from '../../support/math.ts';

/**
 * Returns the type of tensors put together along `dim`: [2, ?] and [?, 3] along 1 are [2, ?]. Source: ConcatOp::inferResultType of
 * mlir/lib/Dialect/Tensor/IR/TensorOps.cpp.
 */
export function concatType(dim: number, inputs: readonly Value[]): RankedTensorType {
  const types = inputs.map(({ type }) => type as RankedTensorType);
  const [first] = types;
  const shape = first!.shape.map((_, i) => {
    const sizes = types.map((type) => type.shape[i]!);
    if (i !== dim) return sizes.find((size) => !isDynamic(size)) ?? kDynamic;
    return sizes.some(isDynamic) ? kDynamic : sum(sizes);
  });
  return RankedTensorType.get(shape, first!.elementType);
}
