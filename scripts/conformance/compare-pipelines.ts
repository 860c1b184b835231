import { type Comparison } from './compare.ts';
import { acceptedPrograms, comparePasses } from './compare-passes.ts';
import { type Program } from './corpus.ts';
import { flowPrograms } from './generate/flow/flow-programs.ts';
import { ownershipPrograms } from './generate/flow/ownership-programs.ts';
import { type OpUniverse } from './generate/op-writer.ts';
import { combine, generate } from './generate/programs.ts';
import { type Oracle } from './oracle.ts';
import { passPipelines } from './pipelines.ts';

/** Compares what the pipelines whose names begin with `only` make of those programs that the oracle accepts. */
export function comparePipelines(oracle: Oracle, programs: readonly Program[], only: string): Comparison[] {
  const accepted = acceptedPrograms(oracle, programs);
  console.log(`${accepted.size} programs of ${programs.length} are accepted`);
  return passPipelines
    .filter(({ name }) => name.startsWith(only))
    .flatMap((pipeline) => comparePasses(oracle, accepted, pipeline));
}

/**
 * Returns `count` random programs of one operation each, functions of several of those that the oracle accepts, and as many programs in
 * which values flow from operation to operation.
 */
export function randomPrograms(oracle: Oracle, universe: OpUniverse, seed: number, count: number): Program[] {
  const single = generate(universe, seed, count);
  const accepted = acceptedPrograms(oracle, single);
  return [
    ...single,
    ...combine(
      universe,
      seed,
      single.filter((program) => accepted.has(program)),
    ),
    ...flowPrograms(seed, count),
    ...ownershipPrograms(seed, count),
  ];
}
