import { type ActionHandler } from '../../ir/action.ts';
import { parseIntegerLiteral } from '../../support/integer-literal.ts';

/** Which actions of one kind are run. */
interface Counter {
  count: number;
  /** How many actions are left out at first; for negative numbers, none ever is. */
  skip: number;
  /** How many actions are run after those; negative for all. */
  run: number;
}

/**
 * Counts actions by their tags and leaves out those before and after the ones that are asked for, so that the step can be found that
 * makes a program wrong. Source: mlir/lib/Debug/DebugCounter.cpp.
 */
export class DebugCounters {
  readonly #counters = new Map<string, Counter>();

  /** Takes `TAG-skip=N` or `TAG-count=N`; returns what is wrong with it, if anything is. */
  add(argument: string): string | undefined {
    const equals = argument.indexOf('=');
    if (equals < 0 || equals === argument.length - 1) {
      return `expected DebugCounter argument to have an \`=\` separating the counter name and value, but the provided argument was: \`${argument}\``;
    }
    const [name, value] = [argument.slice(0, equals), argument.slice(equals + 1)];
    const number = parseIntegerLiteral(value);
    if (number === undefined) return `expected DebugCounter counter value to be numeric, but got \`${value}\``;
    const [, tag, what] = /^(.*)-(skip|count)$/s.exec(name) ?? [];
    if (tag === undefined) {
      return `expected DebugCounter counter name to end with either \`-skip\` or \`-count\`, but got\`${name}\``;
    }
    const counter = this.#counters.get(tag) ?? { count: 0, skip: 0, run: -1 };
    counter[what === 'skip' ? 'skip' : 'run'] = Number(number);
    this.#counters.set(tag, counter);
    return undefined;
  }

  get isEmpty(): boolean {
    return this.#counters.size === 0;
  }

  /** Starts to count anew. */
  restart(): void {
    for (const counter of this.#counters.values()) counter.count = 0;
  }

  readonly handler: ActionHandler = ({ tag }, run) => {
    if (this.#shouldExecute(tag)) run();
  };

  /** Returns a line for each counter: how many actions there were, how many were to be left out, and how many to be run. */
  get report(): string {
    const tags = [...this.#counters.keys()].sort();
    const lines = tags.map((tag) => {
      const { count, skip, run } = this.#counters.get(tag)!;
      return `${tag.padEnd(32)}: {${count},${skip},${run}}\n`;
    });
    return `DebugCounter counters:\n${lines.join('')}`;
  }

  #shouldExecute(tag: string): boolean {
    const counter = this.#counters.get(tag);
    if (!counter) return true;
    const { skip, run } = counter;
    const count = ++counter.count;
    return skip < 0 || (count > skip && (run < 0 || count <= skip + run));
  }
}
