import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type OpOperand } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';

/** Where the values come from that operations use. */
export interface Isolation {
  /** The operations with regions that use no value from above. */
  readonly isolated: ReadonlySet<Operation>;
  /** An operand that is defined in a region which its operation is not in, where there is one. Such operands are valid where an operation is never reached. */
  readonly hidden: OpOperand | undefined;
}

/** An operation with regions that is being walked. */
interface Frame {
  /** The region that is being walked. */
  region: Region | undefined;
  /** The depth of the outermost region that something in it uses a value of. */
  outermost: number;
}

/** Looks where the operands in `root` come from; its own may come from anywhere. Cost: linear in the number of operands. */
export function isolationIn(root: Operation): Isolation {
  const isolated = new Set<Operation>();
  let hidden: OpOperand | undefined;
  const frames: Frame[] = [];
  /** The regions that are being walked, by how many operations they are in. */
  const depths = new Map<Region, number>();
  walk(root, {
    before(op) {
      const { block } = op;
      if (op !== root) enter(block!.region!);
      let depth = frames.length;
      for (const operand of op.opOperands) {
        const { parentBlock } = operand.value;
        if (parentBlock === block) continue;
        const region = parentBlock?.region;
        if (block && region === block.region) continue;
        const from = region ? depths.get(region) : undefined;
        if (from === undefined && op !== root) hidden ??= operand;
        depth = Math.min(depth, from ?? 0);
      }
      note(depth);
      if (op.regions.length > 0) frames.push({ region: undefined, outermost: Infinity });
    },
    after(op) {
      if (op.regions.length === 0) return;
      const { region, outermost } = frames.pop()!;
      if (region) depths.delete(region);
      if (outermost > frames.length) isolated.add(op);
      note(outermost);
    },
  });
  return { isolated, hidden };

  function enter(region: Region): void {
    const frame = frames.at(-1)!;
    if (frame.region === region) return;
    if (frame.region) depths.delete(frame.region);
    frame.region = region;
    depths.set(region, frames.length);
  }

  function note(depth: number): void {
    const frame = frames.at(-1);
    if (frame && depth < frame.outermost) frame.outermost = depth;
  }
}
