import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type WhileOp } from '../generated/stablehlo-ops.gen.ts';
import { type KnownTensor } from './evaluate-operation.ts';
import { Evaluation } from './evaluation.ts';
import { IntegerRanges, rangeOfNumbers, type IntegerRange } from './integer-ranges.ts';

/** What is known of a value: all of it, or what its integers are between. */
export interface Known {
  readonly tensor: KnownTensor | undefined;
  readonly range: IntegerRange | undefined;
}

/** Knows what follows of constants, and what integers that do not are between. */
export class Knowledge {
  constructor(
    readonly evaluation: Evaluation,
    readonly ranges = new IntegerRanges(),
  ) {}

  /** Returns what is known of values in a loop whose regions have these arguments. */
  within(loop: WhileOp, carried: ReadonlyMap<number, Known>): Knowledge {
    const { evaluation, ranges } = this;
    const inside = new Evaluation(evaluation.maxElements, { op: loop, outside: evaluation });
    const assumed: [Value, IntegerRange | undefined][] = [];
    for (const { firstBlock } of [loop.cond, loop.body]) {
      firstBlock!.arguments.forEach((argument, place) => {
        const { tensor, range } = carried.get(place) ?? {};
        inside.assume(argument, tensor);
        if (range) assumed.push([argument, range]);
      });
    }
    return new Knowledge(inside, new IntegerRanges(assumed, { op: loop, outside: ranges }));
  }

  /** Returns all that is known of a value. */
  of(value: Value): Known {
    const tensor = this.evaluation.elementsOf(value);
    return { tensor, range: tensor ? rangeOfTensor(tensor, value) : this.ranges.rangeOf(value) };
  }

  /** Returns the integer, or truth value, 0 or 1, that all elements of a tensor are; undefined where that is not known. */
  integerOf(value: Value): bigint | undefined {
    const { range } = this.of(value);
    return range?.min === range?.max ? range?.min : undefined;
  }
}

function rangeOfTensor({ elements }: KnownTensor, { type }: Value): IntegerRange | undefined {
  return elementTypeOrSelf(type) instanceof IntegerType && elements.length > 0 ? rangeOfNumbers(elements) : undefined;
}
