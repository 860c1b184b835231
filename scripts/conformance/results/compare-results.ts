import { type Program } from '../corpus.ts';
import { Random } from '../generate/random.ts';
import { backendOptions, runOnDevice } from './device-run.ts';
import { tensorFunctions, type TensorFunction } from './functions.ts';
import { type HostRunner } from './host-run.ts';
import { randomInput } from './inputs.ts';
import { type FunctionPair } from './stablehlo/random-stablehlo.ts';

/** The dialects of front ends whose programs MLIR can run itself. */
const frontEnds = ['tosa', 'linalg'] as const;
export type FrontEnd = (typeof frontEnds)[number];

/** How far results may be from MLIR's, as a part of the largest: computed in double precision, and on the device, whose formats are narrow. */
const tolerance = { golden: 1e-4, narrow: 0.02, device: 0.05 };

/** A program with functions on tensors. */
export interface ProgramOfTensors extends Program {
  /** The dialect of its functions, where that is known: they may do without operations of it. */
  readonly dialect?: FrontEnd;
  /**
   * Of functions that are made at random, which all compile: whether operations compute from what others have rounded. What the device
   * makes is then not compared.
   */
  readonly isChain?: boolean;
}

/** A function, and what is run instead of it where MLIR does not know its dialect. */
interface Comparison {
  readonly fn: TensorFunction;
  readonly dialect: string;
  readonly hostFn: TensorFunction;
  readonly isChain: boolean | undefined;
}

/** How functions compared: how many did what, and a text for each that is to be looked at. */
export interface ResultReport {
  readonly counts: ReadonlyMap<string, number>;
  readonly differences: readonly string[];
}

/**
 * Compares what functions on tensors compute here with what MLIR's own code computes, of random inputs. Each function is run once. MLIR
 * has no StableHLO: of each of `pairs` it runs the second function. Functions in linalg are also run as MLIR writes them on memory.
 */
export function compareResults(
  programs: readonly ProgramOfTensors[],
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
    for (const program of programs) {
      if (program.dialect && program.dialect !== dialect) continue;
      for (const fn of tensorFunctions(program, program.dialect ? undefined : dialect)) {
        const key = `${dialect} ${fn.text.replace(`@${fn.name}`, '@f')}`;
        if (seen.has(key)) continue;
        seen.add(key);
        compare({ fn, dialect, hostFn: fn, isChain: program.isChain });
      }
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
  const options = random.pick(backendOptions)!;
  const told = (problem: string): string => (options === '' ? problem : `under ${options}, ${problem}`);
  const ours = runOnDevice(fn, dialect, inputs, options);
  if (ours.kind !== 'ran') {
    return ours.kind === 'refused'
      ? { outcome: 'not compiled here', ...(isChain !== undefined && { details: told(ours.why) }) }
      : { outcome: 'do not run here', details: told(ours.why) };
  }
  const theirs = host.run(hostFn, inputs, 0);
  if (!theirs) return { outcome: 'not run by MLIR' };
  if (fn.text.includes('tensor.empty') && farthest(theirs, host.run(hostFn, inputs, 1) ?? [], 0) !== undefined) {
    return { outcome: 'depend on elements that are never set' };
  }
  const limit = /f16>|reduce_precision/.test(fn.text) ? tolerance.narrow : tolerance.golden;
  // What is computed in double precision may be beyond f32.
  const golden = ours.golden.map((numbers) => Float32Array.from(numbers));
  const details =
    farthest(theirs, golden, limit) ??
    (isChain ? undefined : farthest(theirs, ours.device, tolerance.device)) ??
    (dialect === 'linalg' ? compareOnMemory(fn, host, inputs, golden) : undefined);
  return details === undefined ? { outcome: 'agree' } : { outcome: 'differ', details: told(details) };
}

/** Returns where the function gives something else than `golden` when MLIR has written it on memory; undefined where it does not, or MLIR cannot write it so. */
function compareOnMemory(
  fn: TensorFunction,
  host: HostRunner,
  inputs: readonly (readonly number[])[],
  golden: readonly Float32Array[],
): string | undefined {
  const text = host.onMemory(fn.text);
  if (text === undefined) return undefined;
  const ours = runOnDevice({ ...fn, text }, 'linalg', inputs);
  if (ours.kind !== 'ran') return `on memory, ${ours.why}\n${text}`;
  const details = farthest(golden.map((numbers) => Array.from(numbers)), ours.golden, tolerance.golden); // prettier-ignore
  return details && `on memory, ${details}\n${text}`;
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
