import { parseSource } from '../../asm/parse-source.ts';
import { printOp } from '../../asm/printer/print-op.ts';
import { type PrintingFlags } from '../../asm/printer/flags.ts';
import { Context } from '../../ir/context.ts';
import { type DialectRegistry } from '../../ir/dialect.ts';
import { renderDiagnostic } from '../../ir/diagnostic-text.ts';
import { type Operation } from '../../ir/operation.ts';
import { type SourceFile } from '../../support/source-file.ts';
import { DiagnosticVerifier } from './verify-diagnostics.ts';

/** How a source is processed, the same for each of its pieces. */
export interface ProcessOptions {
  readonly registry: DialectRegistry;
  readonly allowUnregisteredDialects: boolean;
  readonly verifyDiagnostics: boolean;
  readonly printing: PrintingFlags;
  /** Runs the passes; returns false after a failure that was reported. */
  readonly runPasses: (module: Operation) => boolean;
}

/** What came of one piece: the text to print, what to say on standard error, and whether all went well. */
export interface ProcessResult {
  readonly output: string;
  readonly errors: string;
  readonly succeeded: boolean;
}

/** Parses `source`, runs the passes and prints the module. Each piece has a context of its own. */
export function processSource(source: SourceFile, options: ProcessOptions): ProcessResult {
  const context = new Context(options.registry);
  context.allowUnregisteredDialects = options.allowUnregisteredDialects;
  let errors = '';
  if (!options.verifyDiagnostics) {
    context.diagnostics.addHandler((diagnostic) => void (errors += renderDiagnostic(diagnostic)));
    const module = parseAndTransform(source, context, options);
    return { output: module ? printModule(module, options.printing) : '', errors, succeeded: module !== undefined };
  }
  context.printOpOnDiagnostic = false;
  const verifier = new DiagnosticVerifier(source);
  context.diagnostics.addHandler((diagnostic) => verifier.handle(diagnostic));
  const module = parseAndTransform(source, context, options);
  errors = verifier.finish();
  return { output: module ? printModule(module, options.printing) : '', errors, succeeded: errors === '' };
}

function parseAndTransform(source: SourceFile, context: Context, options: ProcessOptions): Operation | undefined {
  const module = parseSource(source, context);
  return module && options.runPasses(module) ? module : undefined;
}

function printModule(module: Operation, flags: PrintingFlags): string {
  return `${printOp(module, flags)}\n`;
}
