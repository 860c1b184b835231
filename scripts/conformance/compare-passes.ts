import { memoryIo } from '../../src/tools/memory-io.ts';
import { main } from '../../src/tools/ttmlir-opt.ts';
import { dialectsOf, differenceOf, type Comparison } from './compare.ts';
import { type Program } from './corpus.ts';
import { type Oracle, type Outcome } from './oracle.ts';
import { passPipelines, type PassPipeline } from './pipelines.ts';

/** How often the oracle is asked again about a program of which it makes something else. */
const mostAnswers = 8;

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

/** Returns a comparison for each program: of all that both tools write when they run the passes. What the oracle cannot do is left out. */
export function comparePasses(
  oracle: Oracle,
  accepted: ReadonlyMap<Program, readonly string[]>,
  { name, flags, firstFlags, maxLength = Infinity }: PassPipeline,
): Comparison[] {
  const chosen = [...accepted].filter(([{ text }]) => text.length <= maxLength);
  const texts = chosen.map(([{ text }]) => text);
  const theirs = oracle.run(texts, flags);
  const first = firstFlags && oracle.run(texts, firstFlags);
  return chosen.flatMap(([program, dialects], i) => {
    const outcome = theirs[i]!;
    if (outcome.kind === 'crashed' || isBroken(outcome) || (first && isBroken(first[i]!))) return [];
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

/**
 * Tells whether the oracle refuses what it made itself: its remove-dead-values leaves uses of what is gone in blocks that are never
 * reached, takes too many operands from a terminator that has one block twice, and arguments from functions that are referred to; its sccp
 * takes tensors from iterations that write into them.
 */
function isBroken({ kind, text }: Outcome): boolean {
  return kind === 'refused' && brokenPrograms.some((message) => message.test(text));
}

const brokenPrograms = [
  /<<NULL VALUE>>/,
  /branch has \d+ operands for successor #\d+, but target block has/,
  /type mismatch for bb argument #\d+ of successor/,
  /op may only insert into an output block argument/,
  /'func.constant' op reference to function with mismatched type/,
];

function wholeOf(outcome: Outcome): Outcome {
  return outcome.kind === 'printed' ? { ...outcome, text: (outcome.messages ?? '') + outcome.text } : outcome;
}
