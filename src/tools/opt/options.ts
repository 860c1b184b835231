import { type OptionSpec } from '../cli/arguments.ts';

/** The options of ttmlir-opt beside passes and pipelines. Names and words follow mlir-opt. */
export const optOptions: readonly OptionSpec[] = [
  { name: 'help', summary: 'Display available options' },
  { name: 'version', summary: 'Display the version of this program' },
  { name: 'o', value: 'filename', summary: 'Output filename' },
  { name: 'allow-unregistered-dialect', summary: 'Allow operation with no registered dialects' },
  {
    name: 'split-input-file',
    value: 'marker',
    optionalValue: true,
    summary:
      "Split the input file into chunks at lines that consist of the marker (default '// -----') and process each one",
  },
  { name: 'verify-diagnostics', summary: 'Check that emitted diagnostics match expected-* comments' },
  { name: 'verify-each', summary: 'Run the verifier after each transformation pass (default true)' },
  { name: 'show-dialects', summary: 'Print the list of registered dialects and exit' },
  {
    name: 'pass-pipeline',
    value: 'string',
    summary: "Textual description of the pass pipeline to run, e.g. 'builtin.module(cse)'",
  },
  { name: 'mlir-print-op-generic', summary: 'Print the generic op form', group: 'Printing' },
  { name: 'mlir-print-debuginfo', summary: 'Print debug info in MLIR output', group: 'Printing' },
  {
    name: 'mlir-print-local-scope',
    summary: 'Print with local scope and inline information (eliding aliases)',
    group: 'Printing',
  },
  {
    name: 'mlir-print-ir-before',
    value: 'pass-arg',
    summary: 'Print IR before the given passes, separated by commas',
    group: 'Printing',
  },
  {
    name: 'mlir-print-ir-after',
    value: 'pass-arg',
    summary: 'Print IR after the given passes, separated by commas',
    group: 'Printing',
  },
  { name: 'mlir-print-ir-before-all', summary: 'Print IR before each pass', group: 'Printing' },
  { name: 'mlir-print-ir-after-all', summary: 'Print IR after each pass', group: 'Printing' },
  { name: 'mlir-print-ir-after-failure', summary: 'Print IR after a pass that failed', group: 'Printing' },
  {
    name: 'mlir-print-ir-after-change',
    summary: 'Print IR after a pass only if the pass changed it',
    group: 'Printing',
  },
  {
    name: 'mlir-print-ir-module-scope',
    summary: 'Print the top-level operation when printing IR before and after passes',
    group: 'Printing',
  },
  { name: 'mlir-pass-statistics', summary: 'Display the statistics of each pass' },
  { name: 'mlir-timing', summary: 'Display execution times of the passes' },
  {
    name: 'mlir-timing-display',
    value: 'list|tree',
    summary: 'Show times as a list per pass or as a tree of pipelines (default tree)',
  },
];
