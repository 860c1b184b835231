import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { perfectNest } from '../../../rewrite/perfect-nest.ts';
import { type DependenceComponent } from '../dependence/dependence.ts';
import { type AccessOp, isAccessOp } from '../dependence/memory-access.ts';
import { ForOp } from '../generated/affine-ops.gen.ts';
import { lowerBound, upperBound } from '../loop-bounds.ts';
import { inductionVar } from '../tiling/tile-loops.ts';
import { type BlockDependences } from './block-dependences.ts';
import { hasOnlyKnownOperations } from './known-operations.ts';
import { forLoopsAround } from './loops-around.ts';

/**
 * Moves loops of a perfect nest whose iterations depend on each other inwards, and returns the loop that is the outermost one then; undefined where nothing moves. Source: sinkSequentialLoops of
 * mlir/lib/Dialect/Affine/Utils/LoopUtils.cpp. Differs: loops stay where they are if bounds of one depend on another one, if one carries values, and if not all is
 * known that happens in them.
 */
export function sinkSequentialLoops(root: ForOp, dependences: BlockDependences): ForOp | undefined {
  const nest = perfectNest(root, ForOp);
  if (nest.length < 2) return undefined;
  const outer = forLoopsAround(root).length;
  // Upstream counts loops from the outermost one of all on, not from that of the nest, and so do we: it decides what comes of it.
  const components = dependenceComponents(nest, 0, dependences);
  if (!components) return undefined;
  const isParallel = nest.map((_, i) => components.every((each) => each[i]!.lower === 0n && each[i]!.upper === 0n));
  const order = [...nest.keys()].sort((a, b) => Number(isParallel[b]) - Number(isParallel[a]));
  if (order.every((from, to) => from === to)) return undefined;
  if (!isLegal(components, order) || !canPermute(nest, order)) return undefined;
  if (outer > 0) {
    const own = dependenceComponents(nest, outer, dependences)?.map((each) => each.slice(outer));
    if (!own || !isLegal(own, order)) return undefined;
  }
  permute(nest, order);
  return nest[order[0]!]!;
}

/** Returns how far apart iterations are that depend on each other because of the loops behind `outer` others; undefined where that is not known. */
function dependenceComponents(
  nest: readonly ForOp[],
  outer: number,
  dependences: BlockDependences,
): (readonly DependenceComponent[])[] | undefined {
  const ops: AccessOp[] = [];
  walk(nest[0]!, { after: (op) => void (isAccessOp(op) && ops.push(op)) });
  const accesses = ops.map((op) => dependences.accessOf(op));
  const components: (readonly DependenceComponent[])[] = [];
  for (let depth = outer + 1; depth <= outer + nest.length; depth++) {
    for (const a of accesses) {
      for (const b of accesses) {
        const dependence = dependences.between(a, b, depth);
        if (dependence === 'unknown') return undefined;
        if (dependence !== 'none') components.push(dependence.components());
      }
    }
  }
  return components;
}

/** Tells whether in the new order no iteration comes behind one that depends on it. Source: checkLoopInterchangeDependences. */
function isLegal(components: readonly (readonly DependenceComponent[])[], order: readonly number[]): boolean {
  return components.every((each) => {
    for (const loop of order) {
      const { lower } = each[loop]!;
      if (lower === undefined || lower < 0n) return false;
      if (lower > 0n) return true;
    }
    return true;
  });
}

/** Tells whether each loop stays inside of those that its bounds depend on. */
function canPermute(nest: readonly ForOp[], order: readonly number[]): boolean {
  const inner = new Set<Value>();
  for (const i of order.toReversed()) {
    const loop = nest[i]!;
    inner.add(inductionVar(loop));
    if (loop.numResults > 0) return false;
    if ([...lowerBound(loop).operands, ...upperBound(loop).operands].some((value) => inner.has(value))) return false;
  }
  return hasOnlyKnownOperations(nest[0]!);
}

/** Puts loops into each other in another order. */
function permute(nest: readonly ForOp[], order: readonly number[]): void {
  const [first, last] = [nest[0]!, nest.at(-1)!];
  const loops = order.map((i) => nest[i]!);
  const body = last.region.firstBlock!;
  const content = [...body.operations()].slice(0, -1);
  const anchor = first;
  const target = loops.at(-1)!.region.firstBlock!;
  if (target !== body) for (const op of content) op.moveBefore(target.lastOp!);
  // From the outside in; each loop has nothing but its terminator and what is still in it from before.
  loops.forEach((loop, i) => {
    if (i === 0) {
      if (loop !== anchor) loop.moveBefore(anchor);
      return;
    }
    const outer = loops[i - 1]!.region.firstBlock!;
    if (loop.block !== outer) loop.moveBefore(outer.lastOp!);
  });
}
