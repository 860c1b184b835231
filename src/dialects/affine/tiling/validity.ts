import { walk } from '../../../ir/walk.ts';
import { dependenceOf } from '../dependence/dependence.ts';
import { isAccessOp, MemoryAccess } from '../dependence/memory-access.ts';
import { type ForOp } from '../generated/affine-ops.gen.ts';

/** How many accesses of a nest are compared with each other. */
const maxAccesses = 64;

/**
 * Tells whether no access in the nest is found to depend on one of an iteration that comes later in some loop. Source: isTilingValid of
 * mlir/lib/Dialect/Affine/Utils/LoopUtils.cpp. As upstream, what may depend on such an iteration or not does not count, nor what is always as far
 * away. Differs: a nest with very many accesses is not valid.
 */
export function isTilingValid(nest: readonly ForOp[]): boolean {
  const accesses: MemoryAccess[] = [];
  walk(nest[0]!, {
    before: (op) => {
      if (isAccessOp(op)) accesses.push(new MemoryAccess(op));
    },
  });
  if (accesses.length > maxAccesses) return false;
  for (let depth = 1; depth <= nest.length + 1; depth++) {
    for (const source of accesses) {
      for (const target of accesses) if (isViolated(source, target, depth)) return false;
    }
  }
  return true;
}

function isViolated(source: MemoryAccess, target: MemoryAccess, depth: number): boolean {
  const dependence = dependenceOf(source, target, depth);
  if (dependence === 'none' || dependence === 'unknown') return false;
  return dependence
    .components()
    .some(({ lower, upper }) => upper !== undefined && upper < 0n && (lower === undefined || lower < upper));
}
