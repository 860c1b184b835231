import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { walk } from '../../ir/walk.ts';

/** Returns the operations with regions that use no value from above. Cost: linear in the number of operands. */
export function isolatedOperations(root: Operation): Set<Operation> {
  const isolated = new Set<Operation>();
  const depths = new Map<Region, number>();
  /** For each of the operations that are being walked, the depth of the outermost region that something in it uses a value of. */
  const outermost: number[] = [];
  walk(root, {
    before(op) {
      let depth = outermost.length;
      for (const { value } of op.opOperands) {
        const block = value.parentBlock!;
        if (block !== op.block) depth = Math.min(depth, depths.get(block.region!) ?? 0);
      }
      note(depth);
      outermost.push(Infinity);
      for (const region of op.regions) depths.set(region, outermost.length);
    },
    after(op) {
      const depth = outermost.pop()!;
      if (depth > outermost.length) isolated.add(op);
      note(depth);
    },
  });
  return isolated;

  function note(depth: number): void {
    const last = outermost.length - 1;
    if (last >= 0 && depth < outermost[last]!) outermost[last] = depth;
  }
}
