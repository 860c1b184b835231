import { type HelpRequest } from '../cli/general-options.ts';
import { type OptionSpec } from '../cli/llvm-arguments.ts';
import { optionsHelp } from '../cli/llvm-help.ts';

/** Returns the text of `ttmlir-opt --help` and its kin, and of those of other tools. */
export function optHelp(
  request: HelpRequest,
  { name, overview }: { readonly name: string; readonly overview: string },
  dialects: readonly string[],
  specs: readonly OptionSpec[],
): string {
  return `OVERVIEW: ${overview}

Available Dialects: ${dialects.join(', ')}
USAGE: ${name} [options] <input file>

  Parses and verifies MLIR, runs passes over it, and prints it. Without a file, or for -, reads standard input.
  Passes run in the order of the command line; the options of a pass follow it: --canonicalize="max-iterations=3 top-down=false".
  Exit code: 0 success, 1 errors in the input or the command line.

OPTIONS:

${optionsHelp(specs, request)}EXAMPLES:

  ${name} model.mlir                                                        check a file and print it
  ${name} --canonicalize --cse model.mlir -o smaller.mlir                   run two passes
  ${name} --ttir-to-ttnn-backend-pipeline model.mlir -o model.ttnn.mlir     compile TTIR to TTNN
  ${name} --pass-pipeline='builtin.module(func.func(cse))' model.mlir       run a pass on the functions in a module
`;
}
