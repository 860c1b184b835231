import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { type Operation } from '../../ir/operation.ts';
import { CrashReproducer } from '../../pass/crash-reproducer.ts';
import { type PassManager } from '../../pass/pass-manager.ts';
import { reproducerText } from '../../pass/reproducer.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { isOutOfMemory } from '../../support/memory-exhaustion.ts';
import { isStackOverflow } from '../../support/stack-overflow.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { writeOutput } from '../cli/files.ts';
import { type Settings } from '../cli/settings.ts';
import { type ToolIo } from '../tool-io.ts';

/**
 * Runs the passes on `module` and makes the reproducers that the command line asks for. Throws ArgumentError.
 * Differs: mlir-opt writes what `--mlir-generate-reproducer` asks for only after success, with the IR that the passes have left.
 */
export function runReproducibly(
  manager: PassManager,
  module: Operation,
  settings: Settings,
  flags: PrintingFlags,
  io: ToolIo,
): LogicalResult {
  const { verifyEach } = manager;
  const disableThreading = settings.flag('mlir-disable-threading');
  const textOf = (root: Operation, pipeline: string): string =>
    reproducerText(root, { pipeline, disableThreading, verifyEach }, flags);
  const name = settings.value('mlir-generate-reproducer') ?? '';
  if (name !== '') writeOutput(io, name, textOf(module, manager.text));
  const crashName = settings.value('mlir-pass-pipeline-crash-reproducer') ?? '';
  if (crashName === '') return manager.run(module);
  const isLocal = settings.flag('mlir-pass-pipeline-local-reproducer');
  const reproducer = new CrashReproducer(module, manager, {
    isLocal,
    textOf,
    save: (text) => save(io, crashName, text),
  });
  manager.addInstrumentation(reproducer);
  try {
    return manager.run(module);
  } catch (error) {
    // What needs more room runs again with it, or is a mistake of the user that has a diagnostic.
    const isCrash = !(isStackOverflow(error) || isOutOfMemory(error) || error instanceof ArgumentError);
    const report = isCrash ? reproducer.crashed() : undefined;
    if (report !== undefined) io.stderr.write(`${report}\n`);
    throw error;
  }
}

/** Returns in words what became of the text. */
function save(io: ToolIo, name: string, text: string): string {
  try {
    writeOutput(io, name, text);
    return `reproducer generated at \`${name}\``;
  } catch (error) {
    if (!(error instanceof ArgumentError)) throw error;
    return `failed to create output stream: Failed to create reproducer stream: ${error.message}`;
  }
}
