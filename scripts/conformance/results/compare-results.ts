import { product } from '../../../src/support/math.ts';
import { type Program } from '../corpus.ts';
import { Random } from '../generate/random.ts';
import { runOnDevice } from './device-run.ts';
import { tensorFunctions, type TensorFunction, type TensorSpec } from './functions.ts';
import { type HostRunner } from './host-run.ts';
import { type FunctionPair } from './stablehlo/random-stablehlo.ts';

/** The dialects of front ends whose programs MLIR can run itself. */
const frontEnds = ['tosa', 'linalg'];

/** How far results may be from MLIR's, as a part of the largest: computed in double precision, and on the device, whose formats are narrow. */
const tolerance = { golden: 1e-4, narrow: 0.02, device: 0.05 };
/** Operations of which some numbers have no result, or ask for a place that does not exist. */
const wantsPositive = /\b(?:log\w*|r?sqrt|pow\w*|reciprocal|divui|batch_norm\w*)\b/;
const wantsSmall =
  /\b(?:gather|scatter|table|tensor\.extract|intdiv|\w*shift\w*|sh[lr]\w*|(?:div|rem)[su]i|divide|remainder)\b/;

/** A function, and what is run instead of it where MLIR does not know its dialect. */
interface Comparison {
  readonly fn: TensorFunction;
  readonly dialect: string;
  readonly hostFn: TensorFunction;
  /** Whether operations compute from what others have rounded: what the device makes is then not compared. */
  readonly isChain: boolean;
}

/** How functions compared: how many did what, and a text for each that is to be looked at. */
export interface ResultReport {
  readonly counts: ReadonlyMap<string, number>;
  readonly differences: readonly string[];
}

/**
 * Compares what functions on tensors compute here with what MLIR's own code computes, of random inputs. Each function is run once. MLIR
 * has no StableHLO: of each of `pairs` it runs the second function.
 */
export function compareResults(
  programs: readonly Program[],
  pairs: readonly FunctionPair[],
  host: HostRunner,
  seed: number,
): ResultReport {
  const counts = new Map<string, number>();
  const differences: string[] = [];
  const seen = new Set<string>();
  const random = new Random(seed);
  const compare = (comparison: Comparison): void => {
    const { fn } = comparison;
    const { outcome, details } = compareFunction(comparison, host, random);
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
    if (details !== undefined) differences.push(`=== ${fn.origin}, @${fn.name}: ${details}\n${fn.text.trimEnd()}`);
  };
  for (const dialect of frontEnds) {
    for (const fn of programs.flatMap((program) => tensorFunctions(program, dialect))) {
      const key = `${dialect} ${fn.text.replace(`@${fn.name}`, '@f')}`;
      if (seen.has(key)) continue;
      seen.add(key);
      compare({ fn, dialect, hostFn: fn, isChain: false });
    }
  }
  for (const { stablehlo, host: hostFn, isChain } of pairs) {
    compare({ fn: stablehlo, dialect: 'stablehlo', hostFn, isChain });
  }
  return { counts, differences };
}

function compareFunction(
  { fn, dialect, hostFn, isChain }: Comparison,
  host: HostRunner,
  random: Random,
): { outcome: string; details?: string } {
  const inputs = fn.inputs.map((spec) => randomInput(spec, fn.text, random));
  const ours = runOnDevice(fn, dialect, inputs);
  if (ours.kind !== 'ran') {
    // Whole dialects are not compiled; of StableHLO, everything that is made at random is.
    return ours.kind === 'refused'
      ? { outcome: 'not compiled here', ...(dialect === 'stablehlo' && { details: ours.why }) }
      : { outcome: 'do not run here', details: ours.why };
  }
  const theirs = host.run(hostFn, inputs, 0);
  if (!theirs) return { outcome: 'not run by MLIR' };
  if (fn.text.includes('tensor.empty') && farthest(theirs, host.run(hostFn, inputs, 1) ?? [], 0) !== undefined) {
    return { outcome: 'depend on elements that are never set' };
  }
  const limit = /\b[b]?f16\b/.test(fn.text) ? tolerance.narrow : tolerance.golden;
  const details =
    farthest(theirs, ours.golden, limit) ?? (isChain ? undefined : farthest(theirs, ours.device, tolerance.device));
  return details === undefined ? { outcome: 'agree' } : { outcome: 'differ', details };
}

/** Returns numbers that a function has results for, as far as its text tells. */
function randomInput({ shape, element }: TensorSpec, text: string, random: Random): number[] {
  return Array.from({ length: product(shape) }, () => {
    if (element === 'i1') return random.below(2);
    if (!element.includes('f')) return wantsSmall.test(text) ? 1 + random.below(2) : random.below(200) - 100;
    // Of few bits, so that narrow formats hold them.
    const number = random.below(256) / 64 - 2;
    return wantsPositive.test(text) ? Math.abs(number) + 0.5 : number;
  });
}

/** Returns where a result is farther from that of MLIR than it may be, undefined where none is. */
export function farthest(
  theirs: readonly (readonly number[])[],
  ours: readonly ArrayLike<number>[],
  limit: number,
): string | undefined {
  for (const [i, expected] of theirs.entries()) {
    const found = Array.from(ours[i] ?? []);
    if (found.length !== expected.length) return `result ${i} has ${found.length} numbers, MLIR's ${expected.length}`;
    const scale = Math.max(1e-3, ...expected.filter(Number.isFinite).map(Math.abs));
    const at = found.findIndex(
      (number, k) => !(Object.is(number, expected[k]) || Math.abs(number - expected[k]!) <= limit * scale),
    );
    if (at >= 0) return `result ${i} at ${at} is ${found[at]}, MLIR's ${expected[at]}`;
  }
  return undefined;
}
