import { type Attribute } from '../../ir/attribute.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { dynamicParts, type MixedIndex, typeSizes } from '../../rewrite/mixed-indices.ts';
import { buildIndexConstant } from '../arith/build-index.ts';
import { DimOp, EmptyOp } from './generated/tensor-ops.gen.ts';

/** Makes the operation that says how large a dimension is, and the constant it needs. */
export function buildDim(builder: OpBuilder, location: Location, source: Value, dim: number): Value {
  const index = buildIndexConstant(builder, location, dim);
  return DimOp.build(builder, location, { source, index, resultType: IndexType.get(builder.context) }).result(0);
}

/** Returns the sizes of a ranked tensor, made where the type does not say them. */
export function mixedSizes(builder: OpBuilder, location: Location, tensor: Value): MixedIndex[] {
  const { shape } = tensor.type as RankedTensorType;
  return shape.map((size, dim) => (isDynamic(size) ? buildDim(builder, location, tensor, dim) : size));
}

/** Returns the sizes of a ranked tensor; what makes it may say those that its type does not. Source: tensor::getMixedSizes of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp. */
export function foldedMixedSizes(builder: OpBuilder, location: Location, source: Value): MixedIndex[] {
  const { shape } = source.type as RankedTensorType;
  return shape.map((size, dim) => (isDynamic(size) ? buildFoldedDim(builder, location, source, dim) : size));
}

/** Returns the size of a dimension, of an operation where that does not fold. */
export function buildFoldedDim(builder: OpBuilder, location: Location, source: Value, dim: number): Value {
  const index = buildIndexConstant(builder, location, dim);
  const resultType = IndexType.get(builder.context);
  return createOrFold(builder, (detached) => DimOp.build(detached, location, { source, index, resultType }))[0]!;
}

/** Makes a tensor without elements of these sizes. */
export function buildEmpty(
  builder: OpBuilder,
  location: Location,
  sizes: readonly MixedIndex[],
  elementType: Type,
  encoding?: Attribute,
): Value {
  const resultType = RankedTensorType.get(typeSizes(sizes), elementType, encoding);
  return EmptyOp.build(builder, location, { dynamicSizes: dynamicParts(sizes), resultType }).result();
}
