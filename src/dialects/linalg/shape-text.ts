import { isDynamic } from '../../ir/types/shaped-types.ts';

/** Returns the sizes as messages have them: unknown ones as the number that upstream keeps for them. */
export function shapeText(shape: readonly number[]): string {
  return shape.map((size) => (isDynamic(size) ? '-9223372036854775808' : String(size))).join(', ');
}
