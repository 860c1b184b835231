import { type Block } from '../../ir/block.ts';
import { type Value } from '../../ir/value.ts';
import { type Int } from './scalar-builder.ts';

/** A block of a kernel that is being built. */
interface Scope {
  readonly block: Block;
  /** Whether it runs only under a condition: what it computes is not worth computing otherwise. */
  readonly isConditional: boolean;
  /** The arithmetic at its end or before, by the name of the operation and its operands. */
  readonly results: Map<string, Map<Int, Map<Int, Value>>>;
}

/**
 * The arithmetic of a kernel while it is built, so that nothing is computed twice, and nothing in a loop that is the same in every iteration. Operations
 * must be without effects.
 */
export class ComputedValues {
  private readonly scopes: Scope[] = [];

  constructor(entry: Block) {
    this.enter(entry, false);
  }

  /** Begins a block inside of those that were entered and not left. */
  enter(block: Block, isConditional: boolean): void {
    this.scopes.push({ block, isConditional, results: new Map() });
  }

  /** Ends the block that was entered last: nothing behind it may use what it computes. */
  leave(): void {
    this.scopes.pop();
  }

  /**
   * Returns the result of an operation of two integers: one that is there already, or what `build` makes at the end of the given block. That is the
   * outermost block that knows both operands, but nothing leaves a conditional block, and with `staysInside` not the current one.
   */
  get(name: string, a: Int, b: Int, staysInside: boolean, build: (block: Block) => Value): Value {
    for (const { results } of this.scopes) {
      const found = results.get(name)?.get(a)?.get(b);
      if (found !== undefined) return found;
    }
    const depth = staysInside ? this.scopes.length - 1 : Math.max(this.outermost(a), this.outermost(b));
    const { block, results } = this.scopes[depth]!;
    const value = build(block);
    let ofName = results.get(name);
    if (ofName === undefined) results.set(name, (ofName = new Map()));
    let ofLeft = ofName.get(a);
    if (ofLeft === undefined) ofName.set(a, (ofLeft = new Map()));
    ofLeft.set(b, value);
    return value;
  }

  /** Returns the number of the outermost block to which what uses an operand may be moved. */
  private outermost(operand: Int): number {
    const home = typeof operand === 'number' ? undefined : operand.parentBlock;
    let depth = this.scopes.length - 1;
    for (; depth > 0; depth--) {
      const { block, isConditional } = this.scopes[depth]!;
      if (isConditional || block === home) return depth;
    }
    return 0;
  }
}
