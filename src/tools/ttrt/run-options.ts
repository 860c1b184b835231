import { initKinds } from '../../runtime/tensors/init-tensor.ts';
import { binaryOperand, choice, flag, readWholeNumber, text, tolerance, wholeNumber } from './options.ts';

const inputs = 'inputs';
const programs = 'what runs';
const checks = 'checks (a failed one makes the exit code 1)';

const programIndex = {
  name: 'program-index',
  value: 'I',
  initial: 'all',
  summary: 'a number, or all (default)',
  group: programs,
  read: (given: string): number | 'all' =>
    given === 'all' ? 'all' : readWholeNumber('program-index', given, 0, 'all or '),
} as const;

/** What `ttrt run` and `ttrt perf` run, on which inputs, and what they check. Source: ttmlir-facts, section 6.5.2. */
export const runOptions = [
  binaryOperand,
  choice('init', 'KIND', {
    of: initKinds,
    initial: 'randn',
    unknown: (name) => `unknown initialization '${name}' (there are ${initKinds.join(', ')})`,
    summary: 'randn (default), arange or zeros',
    group: inputs,
  }),
  wholeNumber('seed', { initial: 0, summary: 'seed of randn (default: 0)', group: inputs }),
  text('inputs', 'A,B,...', {
    summary: '.npy files, one per input, instead of --init',
    group: inputs,
    namesFiles: true,
  }),
  programIndex,
  wholeNumber('loops', { least: 1, initial: 1, summary: 'how often (default: 1)', group: programs }),
  flag('disable-async-ttnn', 'no effect: operations of the device model are never asynchronous', programs),
  flag('load-kernels-from-disk', 'no effect: kernels are those of the binary', programs),
  flag('golden', 'every operation against its reference in double precision', checks),
  flag('identity', 'outputs against inputs, |a - b| <= atol + rtol * |b|', checks),
  tolerance('rtol', { initial: 1e-5, summary: 'relative tolerance of --identity (default: 1e-5)', group: checks }),
  tolerance('atol', { initial: 1e-8, summary: 'absolute tolerance of --identity (default: 1e-8)', group: checks }),
  flag('non-zero', 'outputs are not all zero', checks),
] as const;
