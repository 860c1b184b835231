import { Random } from '../generate/random.ts';
import { chainText, functionText, type RegionStatement, type Step } from './chain.ts';
import { type FrontEnd, type ProgramOfTensors } from './compare-results.ts';

/** Returns `count` functions: every second of one operation, which `make` makes, others of several. */
export function randomFunctions(
  dialect: FrontEnd,
  seed: number,
  count: number,
  make: (random: Random) => Step,
  regions: readonly RegionStatement[],
): ProgramOfTensors[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, i) => {
    const isChain = random.chance(0.5);
    const text = isChain ? chainText(random, () => make(random), regions) : stepText(make(random));
    return { text, dialect, origin: `random, seed ${seed}, number ${i}`, isChain };
  });
}

function stepText({ args, lines, result }: Step): string {
  return functionText(args.map((type, i) => ({ name: `%a${i}`, type })), lines, [{ name: '%r', type: result }]); // prettier-ignore
}
