import { colorOptions } from '../cli/color-options.ts';
import { generalOptions } from '../cli/general-options.ts';
import { type OptionSpec } from '../cli/llvm-arguments.ts';
import { printingGroup, printingOptions } from '../cli/printing-options.ts';
import { sourceOptions } from '../cli/source-options.ts';
import { defaultSplitMarker } from '../cli/split-input.ts';
import { timingOptions } from '../cli/timing-options.ts';

const observing = 'Observing passes';

/** The options of ttmlir-opt beside passes and pipelines. Names and words follow mlir-opt. */
export const optOptions: readonly OptionSpec[] = [
  ...colorOptions,
  ...sourceOptions(defaultSplitMarker),
  {
    name: 'mlir-very-unsafe-disable-verifier-on-parsing',
    summary: 'Disable the verifier on parsing (very unsafe)',
  },
  { name: 'verify-roundtrip', summary: 'Round-trip the IR after parsing and ensure it succeeds' },
  { name: 'list-passes', summary: 'Print the list of registered passes and exit' },
  { name: 'dump-pass-pipeline', summary: 'Print the pipeline that will be run' },
  {
    name: 'mlir-diagnostic-verbosity-level',
    value: 'value',
    cases: [
      { name: 'errors', summary: 'Errors only' },
      { name: 'warnings', summary: 'Errors and warnings' },
      { name: 'remarks', summary: 'Errors, warnings and remarks (default)' },
    ],
    summary: 'Choose level of diagnostic information',
  },
  {
    name: 'mlir-disable-diagnostic-notes',
    summary: 'Disable diagnostic notes; accepted for scripts, as in mlir-opt notes that belong to a diagnostic stay',
  },
  { name: 'irdl-file', value: 'filename', summary: 'IRDL file to register before processing the input' },
  { name: 'show-dialects', summary: 'Print the list of registered dialects and exit' },
  { name: 'verify-each', summary: 'Run the verifier after each transformation pass (default true)' },
  {
    name: 'pass-pipeline',
    value: 'string',
    summary: "Textual description of the pass pipeline to run, e.g. 'builtin.module(func.func(cse),canonicalize)'",
  },
  {
    name: 'run-reproducer',
    summary: 'Run the pipeline stored in the reproducer, before the passes of the command line',
  },
  { name: 'emit-bytecode', summary: 'Emit bytecode when generating output', group: printingGroup },
  {
    name: 'emit-bytecode-version',
    value: 'value',
    summary: 'Use specified bytecode when generating output',
    group: printingGroup,
  },
  {
    name: 'elide-resource-data-from-bytecode',
    summary: 'Elide resources when generating bytecode',
    group: printingGroup,
  },
  ...printingOptions,
  {
    name: 'mlir-print-ir-before',
    value: 'pass-arg',
    joinedValue: true,
    summary: 'Print IR before the given passes, separated by commas',
    group: observing,
  },
  {
    name: 'mlir-print-ir-after',
    value: 'pass-arg',
    joinedValue: true,
    summary: 'Print IR after the given passes, separated by commas',
    group: observing,
  },
  { name: 'mlir-print-ir-before-all', summary: 'Print IR before each pass', group: observing },
  { name: 'mlir-print-ir-after-all', summary: 'Print IR after each pass', group: observing },
  { name: 'mlir-print-ir-after-failure', summary: 'Print IR after a pass that failed', group: observing },
  {
    name: 'mlir-print-ir-after-change',
    summary: 'Print IR after a pass only if the pass changed it',
    group: observing,
  },
  {
    name: 'mlir-print-ir-module-scope',
    summary: 'Print the top-level operation when printing IR before and after passes',
    group: observing,
  },
  {
    name: 'mlir-print-ir-tree-dir',
    value: 'string',
    summary:
      'Print the IR before and after passes into files in folders under this one, named after operations and passes',
    group: observing,
  },
  {
    name: 'mlir-pass-pipeline-crash-reproducer',
    value: 'string',
    summary: 'Generate a .mlir reproducer file at the given output path if a pass crashes or fails',
    group: observing,
  },
  {
    name: 'mlir-pass-pipeline-local-reproducer',
    summary:
      'Generate the crash reproducer with the smallest pipeline: the pass that fails, on the IR that it was given',
    group: observing,
  },
  {
    name: 'mlir-generate-reproducer',
    value: 'filename',
    summary: 'Generate a reproducer of this run at the given output path (no crash required)',
    group: observing,
  },
  {
    name: 'log-actions-to',
    value: 'string',
    summary: "Log the execution of actions to a file, or standard output if '-' is passed",
    group: observing,
  },
  {
    name: 'log-mlir-actions-filter',
    value: 'string',
    summary: 'Comma separated list of locations, FILE, FILE:LINE or FILE:LINE:COLUMN, to filter actions from logging',
    group: observing,
  },
  {
    name: 'profile-actions-to',
    value: 'string',
    summary: "Profile the execution of actions to a file, or standard output if '-' is passed",
    group: observing,
  },
  {
    name: 'mlir-debug-counter',
    value: 'string',
    summary: 'Comma separated list of debug counter skip and count arguments, TAG-skip=N and TAG-count=N',
    group: observing,
  },
  {
    name: 'mlir-print-debug-counter',
    summary: 'Print out debug counter information after all counters have been accumulated',
    group: observing,
  },
  { name: 'mlir-pass-statistics', summary: 'Display the statistics of each pass', group: observing },
  {
    name: 'mlir-pass-statistics-display',
    value: 'value',
    cases: [
      { name: 'list', summary: 'sums in a list sorted by pass name' },
      { name: 'pipeline', summary: 'the pipeline with its passes (default)' },
    ],
    summary: 'Display method for pass statistics',
    group: observing,
  },
  ...timingOptions('parsing, passes and printing', observing),
  ...generalOptions,
];

const ownNames: ReadonlySet<string> = new Set(optOptions.map(({ name }) => name));

/** Tells whether that is the name of an option which is no pass or pipeline. */
export function isOwnOption(name: string): boolean {
  return ownNames.has(name);
}

/** Tells whether a command line has no other options than these, as far as their names tell. */
export function hasOwnOptionsOnly(words: readonly string[]): boolean {
  return words.every((word) => !/^-./.test(word) || isOwnOption(word.replace(/^--?|=.*$/gs, '')));
}
