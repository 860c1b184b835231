import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { kDynamic, VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { ExtractOp } from './generated/vector-ops.gen.ts';

/** Returns the type of what is left of the vector behind its first `count` dimensions. */
export function partType({ shape, elementType, scalableDims }: VectorType, count: number): Type {
  if (count === shape.length) return elementType;
  return VectorType.get(shape.slice(count), elementType, scalableDims.slice(count));
}

/** Makes the extraction of what is at a constant position. */
export function buildExtract(
  builder: OpBuilder,
  location: Location,
  source: Value,
  staticPosition: readonly number[],
): ExtractOp {
  const resultType = partType(source.type as VectorType, staticPosition.length);
  return ExtractOp.build(builder, location, { source, dynamicPosition: [], staticPosition, resultType });
}

/** Makes the extraction of the first element. */
export function buildExtractFirst(builder: OpBuilder, location: Location, source: Value): Value {
  const { shape } = source.type as VectorType;
  return buildExtract(
    builder,
    location,
    source,
    shape.map(() => 0),
  ).result();
}

/** Makes the extraction of what is at a constant position and, behind that, at an index. */
export function buildExtractAt(
  builder: OpBuilder,
  location: Location,
  source: Value,
  position: readonly number[],
  index: Value,
): Value {
  const staticPosition = [...position, kDynamic];
  const resultType = partType(source.type as VectorType, staticPosition.length);
  return ExtractOp.build(builder, location, { source, dynamicPosition: [index], staticPosition, resultType }).result();
}
