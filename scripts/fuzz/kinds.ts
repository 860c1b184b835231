import { createRegistry } from '../../src/dialects/registry.ts';
import { isTextTooLong } from '../../src/support/text-limit.ts';
import { flowPrograms } from '../conformance/generate/flow/flow-programs.ts';
import { type OpUniverse } from '../conformance/generate/op-writer.ts';
import { generate, universeOf } from '../conformance/generate/programs.ts';
import { type Random } from '../conformance/generate/random.ts';
import { randomLinalgFunctions } from '../conformance/results/random-linalg.ts';
import { randomStablehloFunctions } from '../conformance/results/stablehlo/random-stablehlo.ts';
import { randomTosaFunctions } from '../conformance/results/random-tosa.ts';
import { checkAttribute } from './checks/affine.ts';
import { checkBinary } from './checks/binary.ts';
import { bytecodeText, checkBytecode } from './checks/bytecode.ts';
import { checkCheckFile, inputMark } from './checks/check-file.ts';
import { internalError, type Checked } from './checks/finding.ts';
import { checkPasses, pipelineMark } from './checks/passes.ts';
import { checkPipeline } from './checks/pipeline.ts';
import { checkProgram } from './checks/program.ts';
import { affineText } from './inputs/affine.ts';
import { changeBinary, changeBytes, randomBytes, truncate } from './inputs/bytes.ts';
import { Corpus } from './inputs/corpus.ts';
import { nearlyPipeline, pipelineFor } from './inputs/pipelines.ts';
import { SyntaxWriter } from './inputs/syntax.ts';
import { changeConstants, changeNumbers, changeTokens, spliceGroups, tokenSoup } from './inputs/tokens.ts';

/** A kind of inputs: how they are made and what must hold for them. */
export interface Kind {
  readonly summary: string;
  /** How often the kind comes, beside the others. */
  readonly weight: number;
  readonly make: (random: Random) => string;
  readonly check: (text: string) => Checked;
}

const corpus = new Corpus();
let universe: OpUniverse | undefined;

/** Seeds of generated programs. */
const mostSeeds = 1_000_000_000;

/** Returns a program around an operation of one of the dialects, right about every second time. */
function generated(random: Random): string {
  universe ??= universeOf(createRegistry().namespaces);
  const infos = [...universe.infos.values()];
  const { name } = random.pick(infos)!;
  return generate(universe, random.below(mostSeeds), 1, name)[0]?.text ?? '';
}

/** Returns a program of any origin. */
function anyProgram(random: Random): string {
  const number = random.next();
  if (number < 0.15) return generated(random);
  if (number < 0.3) return new SyntaxWriter(random).program();
  if (number < 0.4) return random.pick(writers)!(random.below(mostSeeds));
  return corpus.program(random);
}

/** What makes a right program of a seed. */
const writers: readonly ((seed: number) => string)[] = [
  (seed) => flowPrograms(seed, 1)[0]!.text,
  (seed) => flowPrograms(seed, 1)[0]!.text,
  (seed) => randomTosaFunctions(seed, 1)[0]!.text,
  (seed) => randomLinalgFunctions(seed, 1)[0]!.text,
  (seed) => randomStablehloFunctions(seed, 1)[0]!.stablehlo.text,
];

function withPipeline(program: string, random: Random): string {
  return `${pipelineMark}${pipelineFor(program, random)}\n${program}`;
}

/** The kinds of inputs by the names that `--only` takes. */
export const kinds: Readonly<Record<string, Kind>> = {
  tokens: {
    summary: 'programs with tokens deleted, repeated, swapped or replaced',
    weight: 30,
    make: (random) => changeTokens(anyProgram(random), corpus.program(random), random),
    check: checkProgram,
  },
  groups: {
    summary: 'programs with regions, lists and types of other programs',
    weight: 14,
    make: (random) => spliceGroups(anyProgram(random), anyProgram(random), random),
    check: checkProgram,
  },
  numbers: {
    summary: 'programs with extreme numbers',
    weight: 10,
    make: (random) => changeNumbers(anyProgram(random), random),
    check: checkProgram,
  },
  truncated: {
    summary: 'programs cut off at any byte',
    weight: 14,
    make: (random) => truncate(anyProgram(random), random),
    check: checkProgram,
  },
  bytes: {
    summary: 'programs with bytes changed, also to invalid UTF-8 and NUL, and random bytes',
    weight: 14,
    make: (random) => (random.chance(0.2) ? randomBytes(random) : changeBytes(anyProgram(random), random)),
    check: checkProgram,
  },
  soup: {
    summary: 'tokens in no order',
    weight: 14,
    make: (random) => tokenSoup(corpus.program(random), random),
    check: checkProgram,
  },
  syntax: {
    summary: 'programs in generic form of random types, attributes, locations and blocks',
    weight: 6,
    make: (random) => new SyntaxWriter(random).program(),
    check: checkProgram,
  },
  operations: {
    summary: 'programs around random operations of every dialect',
    weight: 5,
    make: generated,
    check: checkProgram,
  },
  passes: {
    summary: 'valid programs through random pipelines',
    weight: 5,
    make(random) {
      const program = anyProgram(random);
      return withPipeline(random.chance(0.5) ? program : changeConstants(program, random), random);
    },
    check: checkPasses,
  },
  'changed-passes': {
    summary: 'programs with changes that leave some valid, through random pipelines',
    weight: 6,
    make(random) {
      const program = anyProgram(random);
      const number = random.next();
      if (number < 0.3) return withPipeline(changeNumbers(program, random), random);
      if (number < 0.6) return withPipeline(spliceGroups(program, corpus.program(random), random), random);
      return withPipeline(changeTokens(program, program, random), random);
    },
    check: checkPasses,
  },
  affine: {
    summary: 'affine maps and sets, right and wrong',
    weight: 6,
    make: (random) =>
      random.chance(0.6) ? affineText(random) : changeTokens(affineText(random), affineText(random), random),
    check: checkAttribute,
  },
  attributes: {
    summary: 'attributes and types, right and wrong',
    weight: 4,
    make(random) {
      const writer = new SyntaxWriter(random);
      const text = random.chance(0.5) ? writer.attribute() : writer.type();
      return random.chance(0.5) ? text : changeTokens(text, writer.attribute(), random);
    },
    check: checkAttribute,
  },
  bytecode: {
    summary: 'programs as bytecode with bytes changed',
    weight: 4,
    make: (random) => changeBinary(bytecodeText(corpus.program(random)), random),
    check: checkBytecode,
  },
  pipelines: {
    summary: 'texts of pass pipelines',
    weight: 6,
    make: nearlyPipeline,
    check: checkPipeline,
  },
  'check-files': {
    summary: 'check files for filecheck, with inputs',
    weight: 2,
    make(random) {
      const file = corpus.checkFile(random);
      const changed = random.chance(0.5)
        ? changeTokens(file, corpus.checkFile(random), random)
        : changeBytes(file, random);
      return `${changed}${inputMark}${file.replaceAll(/^\s*\/\/ CHECK[A-Z-]*: ?/gm, '')}`;
    },
    check: checkCheckFile,
  },
  binaries: {
    summary: '.ttnn and .ttsys files with bytes changed',
    weight: 2,
    make: (random) => changeBinary(corpus.binary(random), random),
    check: checkBinary,
  },
};

/** Returns what the check of a kind says of an input; an error that it throws is a finding, unless it is one that the tools report. */
export function check(kind: Kind, text: string): Checked {
  try {
    return kind.check(text);
  } catch (error) {
    if (isTextTooLong(error)) return { accepted: false };
    return { accepted: false, finding: internalError(error) };
  }
}
