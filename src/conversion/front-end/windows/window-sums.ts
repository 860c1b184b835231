import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { buildConstant, buildInto } from '../../../dialects/ttir/build.ts';
import { Conv2dOp } from '../../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type windowAttributes } from '../../../dialects/ttir/window.ts';

/**
 * Makes `factor` times the sums over windows of [rows, columns] = `kernel` of an image [N, H, W, C]: a convolution of every channel
 * with the same weight. TTIR has no such pooling.
 */
export function buildWindowSums(
  builder: OpBuilder,
  location: Location,
  input: Value,
  kernel: readonly number[],
  factor: number,
  window: ReturnType<typeof windowAttributes>,
  resultType: RankedTensorType,
): Value {
  const groups = shapeOf(input)[3]!;
  const weight = buildConstant(builder, location, [groups, 1, ...kernel], resultType.elementType, [factor]);
  return buildInto(builder, location, Conv2dOp, { input, weight, groups, ...window }, resultType);
}
