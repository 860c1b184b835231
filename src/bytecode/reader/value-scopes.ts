import { type Context } from '../../ir/context.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { Operation } from '../../ir/operation.ts';
import { NoneType } from '../../ir/types/scalar-types.ts';
import { OpResult, type Value } from '../../ir/value.ts';
import { BytecodeError } from '../bytecode-error.ts';
import { type VarInt } from '../encoding.ts';

/** The values that a region that is isolated from above, and the regions in it, can use, by their numbers. */
class Scope {
  readonly values: (Value | undefined)[] = [];
  /** The number of the next value, for each of the regions that are being read. */
  readonly next: number[] = [];
}

/** The values of the regions that are being read, of which those that are not there yet may be used. */
export class ValueScopes {
  readonly #context: Context;
  readonly #scopes: Scope[] = [];
  /** What stands for values that are used before they are there. */
  readonly #forward = new Set<Operation>();
  #hadForward = false;
  /** How many values there can be: each takes a byte at least. */
  readonly #most: number;

  /** `sizeBytes` is the size of the section that has the values. */
  constructor(context: Context, sizeBytes: number) {
    this.#context = context;
    this.#most = sizeBytes;
  }

  /** Whether values that were used are not there yet. */
  get hasForwardReferences(): boolean {
    return this.#forward.size > 0;
  }

  /** Whether values were used before they were there. */
  get hadForwardReferences(): boolean {
    return this.#hadForward;
  }

  /** Begins a region with `numValues` values of its own. */
  enter(numValues: number, isIsolated: boolean): void {
    if (isIsolated) this.#scopes.push(new Scope());
    const { values, next } = this.#scopes.at(-1)!;
    if (values.length + numValues > this.#most) throw new BytecodeError(`there is no room for ${numValues} values`);
    next.push(values.length);
    for (let i = 0; i < numValues; i++) values.push(undefined);
  }

  /** Ends a region of so many values. */
  leave(numValues: number, isIsolated: boolean): void {
    const { values, next } = this.#scopes.at(-1)!;
    next.pop();
    values.length -= numValues;
    if (isIsolated) this.#scopes.pop();
  }

  /** Returns the value of that number, or what stands for it. */
  use(index: VarInt): Value {
    const { values } = this.#scopes.at(-1)!;
    if (index >= values.length) throw new BytecodeError(`invalid value index: ${index}`);
    return (values[Number(index)] ??= this.#forwardReference());
  }

  /** Gives the values the next numbers of the region that is being read. */
  define(newValues: readonly Value[]): void {
    const { values, next } = this.#scopes.at(-1)!;
    const first = next.at(-1)!;
    const end = first + newValues.length;
    // Nothing says how many values the top level has.
    const isTopLevel = this.#scopes.length === 1 && next.length === 1;
    if (end > values.length && !isTopLevel) {
      throw new BytecodeError(
        `value index range was outside of the expected range for the parent region, got [${first}, ${end}), but the maximum index was ${values.length - 1}`,
      );
    }
    for (const value of newValues) {
      const index = next[next.length - 1]!++;
      const known = values[index];
      values[index] = value;
      if (!known) continue;
      const owner = known instanceof OpResult ? known.owner : undefined;
      if (!owner || !this.#forward.delete(owner)) throw new BytecodeError(`value ${index} is defined twice`);
      known.replaceAllUsesWith(value);
    }
  }

  #forwardReference(): Value {
    const op = new Operation({
      context: this.#context,
      name: 'builtin.forward_reference',
      location: UnknownLoc.instance,
      resultTypes: [NoneType.get(this.#context)],
    });
    this.#forward.add(op);
    this.#hadForward = true;
    return op.results[0]!;
  }
}
