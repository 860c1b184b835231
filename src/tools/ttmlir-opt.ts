/** `ttmlir-opt`: parses, verifies, transforms and prints MLIR. Arguments and wiring. */
import { printOp } from '../asm/printer/print-op.ts';
import { createRegistry } from '../dialects/registry.ts';
import { type Operation } from '../ir/operation.ts';
import { ArgumentError, optionsHelp, parseArguments, type GivenOption } from './cli/arguments.ts';
import { readInput, writeOutput } from './cli/files.ts';
import { processSource } from './cli/process-source.ts';
import { Settings } from './cli/settings.ts';
import { defaultSplitMarker, splitInput } from './cli/split-input.ts';
import { instrument } from './opt/instrumentation.ts';
import { optOptions } from './opt/options.ts';
import { buildPipeline, passOptions } from './opt/pipeline.ts';
import { packageVersion } from './package-version.ts';
import { createPassRegistry } from './pass-registry.ts';
import { type ToolIo } from './tool-io.ts';

const tool = 'ttmlir-opt';

/** Exit codes: 0 success, 1 errors in the input or the command line. */
export function main(argv: readonly string[], io: ToolIo): number {
  const passes = createPassRegistry();
  const specs = [...optOptions, ...passOptions(passes)];
  try {
    const { options, positional } = parseArguments(argv, specs, tool);
    const settings = new Settings(options);
    if (settings.flag('help')) {
      io.stdout.write(
        `OVERVIEW: ttmlir optimizer driver\n\nAvailable Dialects: ${createRegistry().namespaces.join(', ')}\n` +
          `USAGE: ${tool} [options] <input file>\n\nOPTIONS:\n\n${optionsHelp(specs)}`,
      );
      return 0;
    }
    if (settings.flag('version')) {
      io.stdout.write(`${tool} ${packageVersion}\n`);
      return 0;
    }
    const registry = createRegistry();
    if (settings.flag('show-dialects')) {
      io.stdout.write(`Available Dialects: ${registry.namespaces.join(',')}\n`);
      return 0;
    }
    const source = readInput(io, positional[0] ?? '-');
    const marker = settings.has('split-input-file')
      ? (settings.value('split-input-file') ?? defaultSplitMarker)
      : undefined;
    const pieces = marker === undefined ? [source] : splitInput(source, marker);
    let errors = '';
    const say = (text: string): void => void (errors += text);
    const printing = {
      genericForm: settings.flag('mlir-print-op-generic'),
      debugInfo: settings.flag('mlir-print-debuginfo'),
      localScope: settings.flag('mlir-print-local-scope'),
    };
    const results = pieces.map((piece) =>
      processSource(piece, {
        registry,
        allowUnregisteredDialects: settings.flag('allow-unregistered-dialect'),
        verifyDiagnostics: settings.flag('verify-diagnostics'),
        process: (module) =>
          runPasses(module, settings, options, passes, say) ? `${printOp(module, printing)}\n` : undefined,
      }),
    );
    const succeeded = results.every((result) => result.succeeded);
    for (const result of results) errors += result.errors;
    const output = results.map((result) => result.output ?? '').join(`${marker ?? ''}\n`);
    const destination = settings.value('o') ?? '-';
    if (succeeded || destination === '-') writeOutput(io, destination, output);
    if (errors !== '') io.stderr.write(errors);
    return succeeded ? 0 : 1;
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    io.stderr.write(`${error.message}\n`);
    return 1;
  }
}

function runPasses(
  module: Operation,
  settings: Settings,
  options: readonly GivenOption[],
  passes: ReturnType<typeof createPassRegistry>,
  say: (text: string) => void,
): boolean {
  const manager = buildPipeline(options, passes, module.context, tool);
  if (!manager) return false;
  manager.verifyEach = settings.value('verify-each') !== 'false';
  const finish = instrument(manager, settings, say);
  const succeeded = manager.run(module);
  finish();
  return succeeded;
}
