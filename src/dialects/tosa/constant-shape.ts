import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Value } from '../../ir/value.ts';
import { ConstShapeOp } from './generated/tosa-ops.gen.ts';

/** The size that follows from the others. */
export const kInferableDimSize = -1;

/** The greatest rank of tensors whose sizes an attribute gives: more come from a splat, and need memory for nothing. */
export const maxRank = 2 ** 16;

/** Returns the sizes of a shape that is constant and has at most `maxRank`, undefined for any other. Source: getConstShapeValues of ConversionUtils.cpp. */
export function constantShape(shape: Value): readonly number[] | undefined {
  const { definingOp } = shape;
  if (!(definingOp instanceof ConstShapeOp)) return undefined;
  const values = definingOp.properties.get('values');
  if (!(values instanceof DenseElementsAttr) || values.type.numElements > maxRank) return undefined;
  return Array.from({ length: values.type.numElements }, (_, i) => values.numberAt(i));
}
