import { type LitOptions } from './options.ts';
import { fullName, type TestCase } from './test-case.ts';

/** Returns the tests that the options select, in the order in which they are started. */
export function selectTests(
  tests: readonly TestCase[],
  options: Pick<LitOptions, 'filter' | 'filterOut' | 'order' | 'shard' | 'maxTests'>,
  random: () => number = Math.random,
): TestCase[] {
  const { filter, filterOut, order, shard, maxTests } = options;
  let selected = tests.filter((test) => {
    const name = fullName(test);
    return (filter?.test(name) ?? true) && !(filterOut?.test(name) ?? false);
  });
  if (shard !== undefined) selected = selected.filter((_, i) => i % shard.count === shard.run - 1);
  if (order === 'random') shuffle(selected, random);
  return maxTests === undefined ? selected : selected.slice(0, maxTests);
}

/** Shuffles in place. Source: R. Durstenfeld, Algorithm 235: Random Permutation, 1964. */
function shuffle(items: TestCase[], random: () => number): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [items[i], items[j]] = [items[j]!, items[i]!];
  }
}
