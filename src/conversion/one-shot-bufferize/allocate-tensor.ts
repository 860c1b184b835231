import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { OpResult, Value } from '../../ir/value.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { AllocTensorOp } from '../../dialects/bufferization/generated/bufferization-ops.gen.ts';
import { buildDim } from '../../dialects/tensor/build-sizes.ts';
import { reifiedShape } from '../../dialects/linalg/result-sizes/reified-shape.ts';
import { type Bufferization, ownerOf } from './bufferization.ts';

/** What upstream says, too, where a tensor of unknown rank would have to be copied, for which `bufferization.alloc_tensor` has no type. */
export const unrankedCopy = 'copying of unranked tensors is not implemented';

/**
 * Makes a tensor of memory of its own that is like `tensor`, with what is in that if `copies`. Undefined after a diagnostic.
 * Source: allocateTensorForShapedValue of mlir/lib/Dialect/Bufferization/IR/BufferizableOpInterface.cpp.
 */
export function allocateTensor(
  builder: OpBuilder,
  location: Location,
  tensor: Value,
  bufferization: Bufferization,
  copies: boolean,
): Value | undefined {
  const { type } = tensor;
  if (!(type instanceof RankedTensorType)) {
    ownerOf(tensor)!.emitError(unrankedCopy);
    return undefined;
  }
  if (copies)
    return AllocTensorOp.build(builder, location, { dynamicSizes: [], copy: tensor, resultType: type }).result(0);
  const dynamicSizes = buildDynamicSizes(builder, location, tensor, type);
  const alloc = AllocTensorOp.build(builder, location, { dynamicSizes, resultType: type });
  const bufferType = bufferization.getBufferType(tensor);
  if (!bufferType) return undefined;
  alloc.memorySpace = bufferType.memorySpace;
  return alloc.result(0);
}

/** Makes the sizes of a tensor that its type does not say. */
function buildDynamicSizes(builder: OpBuilder, location: Location, tensor: Value, type: RankedTensorType): Value[] {
  const reified = tensor instanceof OpResult ? reifiedShape(builder, tensor) : undefined;
  const valueOf = (size: MixedIndex): Value =>
    size instanceof Value ? size : buildIndexConstant(builder, location, size);
  return type.shape.flatMap((size, dim) => {
    if (!isDynamic(size)) return [];
    return [reified ? valueOf(reified[dim]!) : buildDim(builder, location, tensor, dim)];
  });
}
