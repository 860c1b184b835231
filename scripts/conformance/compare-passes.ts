import { memoryIo } from '../../src/tools/memory-io.ts';
import { main } from '../../src/tools/ttmlir-opt.ts';
import { dialectsOf, differenceOf, type Comparison } from './compare.ts';
import { type Program } from './corpus.ts';
import { type Oracle, type Outcome } from './oracle.ts';
import { passPipelines, type PassPipeline } from './pipelines.ts';

/** How often the oracle is asked again about a program of which it makes something else. */
const mostAnswers = 32;

/** Returns the programs that the oracle accepts without passes, and the dialects of each. */
export function acceptedPrograms(oracle: Oracle, programs: readonly Program[]): Map<Program, readonly string[]> {
  const generic = oracle.run(
    programs.map(({ text }) => text),
    ['--mlir-print-op-generic'],
  );
  return new Map(
    programs.flatMap((program, i) =>
      generic[i]!.kind === 'printed' ? [[program, dialectsOf(generic[i]!, program)] as const] : [],
    ),
  );
}

/** Returns a comparison for each program: of all that both tools write when they run the passes. Crashes of the oracle are left out. */
export function comparePasses(
  oracle: Oracle,
  accepted: ReadonlyMap<Program, readonly string[]>,
  { name, flags, maxLength = Infinity }: PassPipeline,
): Comparison[] {
  const chosen = [...accepted].filter(([{ text }]) => text.length <= maxLength);
  const theirs = oracle.run(
    chosen.map(([{ text }]) => text),
    flags,
  );
  return chosen.flatMap(([program, dialects], i) => {
    const outcome = theirs[i]!;
    if (outcome.kind === 'crashed') return [];
    return [{ program, what: name, dialects, difference: differenceOf(wholeOf(outcome), runPasses(program, flags)) }];
  });
}

/**
 * Tells whether the oracle, when it is asked again, makes of the program what is made of it here. The order of some of its rewrites is that of the addresses of
 * objects, which differ from run to run.
 */
export function isOneOfSeveral(oracle: Oracle, { program, what }: Comparison): boolean {
  const pipeline = passPipelines.find(({ name }) => name === what);
  if (!pipeline) return false;
  const ours = runPasses(program, pipeline.flags);
  for (let i = 0; i < mostAnswers; i++) {
    const [outcome] = oracle.run([program.text], pipeline.flags);
    if (!differenceOf(wholeOf(outcome!), ours)) return true;
  }
  return false;
}

/** Returns the comparison of what the first passes of a pipeline make of the program, where the pipeline says which these are. */
export function compareFirstPasses(oracle: Oracle, { program, what, dialects }: Comparison): Comparison | undefined {
  const pipeline = passPipelines.find(({ name }) => name === what);
  if (!pipeline?.firstFlags) return undefined;
  return comparePasses(oracle, new Map([[program, dialects]]), { name: what, flags: pipeline.firstFlags })[0];
}

/** Returns what ttmlir-opt writes when it runs the passes: the error stream, then the program. */
function runPasses({ text }: Program, flags: readonly string[]): Outcome {
  // With the line end that separates programs for the oracle.
  const io = memoryIo({ stdin: `${text}\n` });
  try {
    const status = main(['-', '--allow-unregistered-dialect', ...flags], io);
    if (status !== 0) return { kind: 'refused', text: io.stderr.text };
    return { kind: 'printed', text: io.stderr.text + io.stdout.text };
  } catch (error) {
    return { kind: 'crashed', text: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function wholeOf(outcome: Outcome): Outcome {
  return outcome.kind === 'printed' ? { ...outcome, text: (outcome.messages ?? '') + outcome.text } : outcome;
}
