import { ModuleOp } from '../../../builtin/generated/builtin-ops.gen.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { FuncOp } from '../../func/generated/func-ops.gen.ts';

/** What a walk through nested operations learns about their regions. An operation is left after all that is nested in it. */
export class Nesting {
  /** How deep regions are, counted from that of the root. */
  readonly #depths = new Map<Region, number>();
  /** The least depth of a region that defines something which a region uses, or those nested in it. */
  readonly #reaches = new Map<Region, number>();
  /** How many steps there are from operations with regions to the function or module around them. */
  readonly #steps = new Map<Operation, number>();

  /** Notes the regions of an operation. */
  enter(op: Operation): void {
    if (op.regions.length === 0) return;
    const depth = this.#depthOf(op.parentRegion) + 1;
    for (const region of op.regions) this.#depths.set(region, depth);
    const isOutermost = op instanceof FuncOp || op instanceof ModuleOp;
    this.#steps.set(op, isOutermost ? 0 : this.stepsTo(op.parentOp) + 1);
  }

  /** Notes what an operation uses. */
  leave(op: Operation): void {
    const region = op.parentRegion;
    if (!region) return;
    let reach = this.#reaches.get(region) ?? Infinity;
    for (const { parentBlock } of op.operands) reach = Math.min(reach, this.#depthOf(parentBlock?.region ?? undefined));
    for (const nested of op.regions) reach = Math.min(reach, this.#reaches.get(nested) ?? Infinity);
    this.#reaches.set(region, reach);
  }

  /** Returns how deep an operation with regions is nested in a function or module: 1 directly in it. */
  stepsTo(op: Operation | undefined): number {
    return (op && this.#steps.get(op)) ?? 0;
  }

  /** Tells whether nothing in a region uses what is defined around it. */
  isIsolated(region: Region): boolean {
    return (this.#reaches.get(region) ?? Infinity) >= this.#depthOf(region);
  }

  #depthOf(region: Region | undefined): number {
    return (region && this.#depths.get(region)) ?? 0;
  }
}
