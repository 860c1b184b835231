import { type AffineMap } from '../../../affine/affine-map.ts';
import { type Context } from '../../../ir/context.ts';

/** Returns the maps that `key` tells from all others; one list for all operations that have them, by which others keep what they know of it. */
export function sharedMaps(context: Context, key: string, make: () => readonly AffineMap[]): readonly AffineMap[] {
  const lists = listsIn(context);
  let maps = lists.get(key);
  if (!maps) lists.set(key, (maps = make()));
  return maps;
}

function listsIn(context: Context): Map<string, readonly AffineMap[]> {
  return context.derived(listsIn, () => new Map());
}
