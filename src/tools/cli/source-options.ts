import { type OptionSpec } from './llvm-arguments.ts';
import { defaultSplitMarker } from './split-input.ts';

/** The options of tools that read MLIR: how it is read, and where the result goes. */
export const sourceOptions: readonly OptionSpec[] = [
  { name: 'o', value: 'filename', summary: 'Output filename (default: standard output)' },
  { name: 'allow-unregistered-dialect', summary: 'Allow operation with no registered dialects' },
  {
    name: 'split-input-file',
    value: 'marker',
    optionalValue: true,
    summary: `Split the input file into chunks at lines that consist of the marker (default '${defaultSplitMarker}') and process each one`,
  },
  { name: 'verify-diagnostics', summary: 'Check that emitted diagnostics match expected-* comments' },
];
