import { runCases, type RunCase } from './run/run-cases.ts';
import { inputShapes, ttirProgram, type BenchInput } from './inputs.ts';

/** Something that is measured. */
export interface BenchCase {
  /** The shape of the input, the pass or the pipeline. */
  readonly what: string;
  readonly form: 'custom' | 'generic';
  /** In `unit`. */
  readonly size: number;
  readonly unit: 'MB' | 'ops';
  /** Whether mlir-opt can do the same. */
  readonly hasPeer: boolean;
  readonly make: () => BenchInput;
}

/** The word for the start-up of the tools, which is measured on an empty module. */
export const startUp = 'start-up';
/** The word for the pipeline from TTIR to TTNN. */
export const pipeline = 'ttir-to-ttnn';
/** The passes that both tools have, by their argument. */
export const sharedPasses = ['canonicalize', 'cse'];

const megabyte = 1e6;
const forms = ['custom', 'generic'] as const;

/** Everything that is measured but the start-up. */
export const benchCases: readonly BenchCase[] = [
  ...Object.entries(inputShapes).flatMap(([what, make]) =>
    forms.flatMap((form) =>
      [1, 10, 50].map(
        (size) => ({ what, form, size, unit: 'MB', hasPeer: true, make: () => make(size * megabyte) }) as const,
      ),
    ),
  ),
  ...sharedPasses.flatMap((pass) =>
    [1, 10].map(
      (size) =>
        ({
          what: pass,
          form: 'custom',
          size,
          unit: 'MB',
          hasPeer: true,
          make: () => withArgument(inputShapes['functions']!(size * megabyte), `--${pass}`),
        }) as const,
    ),
  ),
  ...[1, 10].flatMap((size) => {
    const input = (): BenchInput => inputShapes['functions']!(size * megabyte);
    const common = { form: 'custom', size, unit: 'MB', hasPeer: true } as const;
    return [
      { ...common, what: 'write-bytecode', make: () => withArgument(input(), '--emit-bytecode') },
      { ...common, what: 'read-bytecode', make: () => ({ ...input(), isBytecode: true }) },
    ];
  }),
  ...[500, 5000, 20_000].map(
    (size) =>
      ({
        what: pipeline,
        form: 'custom',
        size,
        unit: 'ops',
        hasPeer: false,
        make: () => withArgument(ttirProgram(size), '--ttir-to-ttnn-backend-pipeline'),
      }) as const,
  ),
];

/** What the command line chose. */
export interface Selection {
  readonly startUp: boolean;
  readonly runs: readonly RunCase[];
  readonly cases: readonly BenchCase[];
}

/**
 * Returns the cases that have one of each kind of word named: what is measured, its form, its size. Without words that is everything. The
 * start-up and runs of binaries have neither form nor size. Returns the first word that is none of these instead.
 */
export function selectCases(words: readonly string[], all = benchCases): Selection | string {
  const kinds: ((each: BenchCase) => string)[] = [({ what }) => what, ({ form }) => form, sizeWord];
  const isKnown = (word: string): boolean =>
    word === startUp || isRun(word) || all.some((each) => kinds.some((of) => of(each) === word));
  const unknown = words.find((word) => !isKnown(word));
  if (unknown !== undefined) return unknown;
  const namesWhat = words.some((word) => word === startUp || isRun(word) || all.some(({ what }) => what === word));
  const cases = all.filter((each) =>
    kinds.every((of, kind) => {
      const named = kind === 0 ? namesWhat : all.some((other) => words.includes(of(other)));
      return !named || words.includes(of(each));
    }),
  );
  const runs = runCases.filter(({ name }) => words.length === 0 || words.includes(name));
  return { startUp: words.length === 0 || words.includes(startUp), runs, cases };
}

/** Returns the words that `selectCases` knows, by kind. */
export function caseWords(all = benchCases): readonly (readonly string[])[] {
  const distinct = (of: (each: BenchCase) => string): string[] => [...new Set(all.map(of))];
  const runs = runCases.map(({ name }) => name);
  return [[startUp, ...runs, ...distinct(({ what }) => what)], distinct(({ form }) => form), distinct(sizeWord)];
}

function isRun(word: string): boolean {
  return runCases.some(({ name }) => name === word);
}

function sizeWord({ size, unit }: BenchCase): string {
  return `${size}${unit}`;
}

function withArgument(input: BenchInput, argument: string): BenchInput {
  return { ...input, args: [...input.args, argument] };
}
