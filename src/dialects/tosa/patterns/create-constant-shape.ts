import { denseFromNumbers } from '../../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { ConstShapeOp } from '../generated/tosa-ops.gen.ts';
import { Shape } from '../generated/tosa-types.gen.ts';

/** Returns a new constant shape of these sizes. Source: getTosaConstShape of ConversionUtils.cpp. */
export function createConstantShape(builder: OpBuilder, location: Location, sizes: readonly number[]): Value {
  const { context } = builder;
  return builder
    .create({
      name: ConstShapeOp.opName,
      location,
      resultTypes: [Shape.get(context, sizes.length)],
      properties: new Map([
        ['values', denseFromNumbers(RankedTensorType.get([sizes.length], IndexType.get(context)), sizes)],
      ]),
    })
    .result(0);
}
