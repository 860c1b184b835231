import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { windowAttributes } from '../../dialects/ttir/window.ts';
import { castElements } from '../../dialects/ttir/cast-elements.ts';
import { maxBits, WordBuilder } from '../front-end/elements/integer-bits.ts';
import { type WordScale } from '../front-end/elements/scale-numbers.ts';
import { buildScaledWords } from '../front-end/elements/scaled-words.ts';
import { countInside, type PoolWindow } from '../front-end/windows/mean-pool.ts';
import { buildWindowSums } from '../front-end/windows/window-sums.ts';
import { buildNarrowed, type ZeroPoint } from './zero-point.ts';

/** A window over quantized numbers. */
interface QuantizedWindow extends PoolWindow {
  readonly inputZero: ZeroPoint;
  readonly outputZero: ZeroPoint;
}

/** Returns the scale that divides by a count, of which TOSA prescribes the bits. Source: TOSA specification 1.0, reciprocal_scale. */
function reciprocalScale(count: number): WordScale {
  const bits = count === 1 ? 0 : maxBits - Math.clz32(count - 1);
  return { multiplier: Math.floor((((1 << 30) + 1) * 2 ** bits) / count), shift: 30 + bits };
}

/** Makes the means over windows of an image [N, H, W, C] of integers, rounded as TOSA does; padding does not count. */
export function buildRoundedMeanPool(
  builder: OpBuilder,
  location: Location,
  input: Value,
  { kernel, stride, pad, inputZero, outputZero }: QuantizedWindow,
  { shape, elementType }: RankedTensorType,
): Value {
  const [, height, width] = shapeOf(input);
  const [, outHeight, outWidth] = shape;
  const i32 = IntegerType.get(builder.context, maxBits);
  const words = new WordBuilder(builder, location, shapeOf(input));
  const wide = castElements(builder, location, input, i32);
  const moved = inputZero === 0 ? wide : words.make(ttir.SubtractOp, wide, inputZero);
  const steps = windowAttributes({ strides: stride, padding: pad });
  const sums = buildWindowSums(builder, location, moved, kernel, 1, steps, RankedTensorType.get(shape, i32));
  const rows = countInside(outHeight!, height!, kernel[0]!, stride[0]!, pad[0]!);
  const columns = countInside(outWidth!, width!, kernel[1]!, stride[1]!, pad[2]!);
  const scales = rows.flatMap((inRow) => columns.map((inColumn) => reciprocalScale(inRow * inColumn)));
  const means = buildScaledWords(builder, location, sums, scales, [1, outHeight!, outWidth!, 1], 'once');
  return buildNarrowed(builder, location, means, outputZero, elementType as IntegerType, false);
}
