import { type Value } from '../../../ir/value.ts';
import { shapeOf } from '../compatible-shapes.ts';

/**
 * Returns the shape that values broadcast to, undefined where it is unknown: an unknown size broadcasts to 1 and to an unknown one
 * only. Source: resolveBroadcastShape of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp.
 */
export function broadcastShapeOf(values: readonly Value[]): readonly number[] | undefined {
  const shapes = values.map(({ type }) => shapeOf(type));
  if (!shapes.every((shape) => shape !== undefined)) return undefined;
  const result = new Array<number>(Math.max(...shapes.map(({ length }) => length))).fill(1);
  for (const shape of shapes) {
    const offset = result.length - shape.length;
    for (const [i, size] of shape.entries()) {
      const other = result[offset + i]!;
      if (other === 1) result[offset + i] = size;
      else if (size !== 1 && size !== other) return undefined;
    }
  }
  return result;
}
