import { type OptionSpec } from './llvm-arguments.ts';
import { type ProcessOptions } from './process-source.ts';
import { type Settings } from './settings.ts';
import { defaultSplitMarker } from './split-input.ts';

/** Returns the options of tools that read MLIR: how it is read, what is said of it, and where the result goes. `outputMarker` is what is between results unless they say otherwise. */
export function sourceOptions(outputMarker: string): readonly OptionSpec[] {
  return [
    { name: 'o', value: 'filename', summary: 'Output filename (default: standard output)' },
    { name: 'allow-unregistered-dialect', summary: 'Allow operation with no registered dialects' },
    {
      name: 'split-input-file',
      value: 'marker',
      optionalValue: true,
      summary: `Split the input file into chunks using the given or default marker (${defaultSplitMarker}) and process each chunk independently`,
    },
    {
      name: 'output-split-marker',
      value: 'string',
      summary: `Split marker to use for merging the output (default ${outputMarker || 'an empty line'})`,
    },
    {
      name: 'verify-diagnostics',
      value: 'value',
      optionalValue: true,
      cases: [
        { name: 'all', summary: 'check all diagnostics (default)' },
        { name: '', summary: 'the same' },
        { name: 'only-expected', summary: 'check only that those that are expected come' },
      ],
      summary: 'Check that emitted diagnostics match expected-* comments on the corresponding line',
    },
    { name: 'no-implicit-module', summary: 'Disable implicit addition of a top-level module op during parsing' },
    {
      name: 'mlir-print-op-on-diagnostic',
      summary:
        'When a diagnostic is emitted on an operation, also print the operation as an attached note (default true)',
    },
    {
      name: 'mlir-print-stacktrace-on-diagnostic',
      summary: 'When a diagnostic is emitted, also print the stack trace as an attached note',
    },
    {
      name: 'mlir-disable-threading',
      summary: 'Disable multi-threading; accepted for scripts, there is one thread only',
    },
  ];
}

/** Returns what these options say of how a source is processed. */
export function sourceProcessing(
  settings: Settings,
): Pick<
  ProcessOptions<unknown>,
  'allowUnregisteredDialects' | 'implicitModule' | 'printOpOnDiagnostic' | 'printStackTrace'
> {
  return {
    allowUnregisteredDialects: settings.flag('allow-unregistered-dialect'),
    implicitModule: !settings.flag('no-implicit-module'),
    printOpOnDiagnostic: settings.value('mlir-print-op-on-diagnostic') !== 'false',
    printStackTrace: settings.flag('mlir-print-stacktrace-on-diagnostic'),
  };
}
