import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type Value } from '../../ir/value.ts';
import { ConstShapeOp } from './generated/tosa-ops.gen.ts';

/** The size that follows from the others. */
export const kInferableDimSize = -1;

/** Returns the sizes of a shape that is constant, undefined for any other. Source: getConstShapeValues of ConversionUtils.cpp. */
export function constantShape(shape: Value): readonly number[] | undefined {
  const { definingOp } = shape;
  if (!(definingOp instanceof ConstShapeOp)) return undefined;
  const values = definingOp.properties.get('values');
  if (!(values instanceof DenseElementsAttr)) return undefined;
  return Array.from({ length: values.type.numElements }, (_, i) => values.numberAt(i));
}
