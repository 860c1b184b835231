import { isDynamic } from '../../ir/types/shaped-types.ts';

/** Returns sizes as upstream prints a list: joined by commas, a dynamic one as the number that stands for it. */
export function listText(sizes: readonly number[]): string {
  return sizes.map((size) => (isDynamic(size) ? '-9223372036854775808' : String(size))).join(', ');
}
