import { spawnSync } from 'node:child_process';
import { type PrintingFlags } from '../../src/asm/printer/flags.ts';
import { printOp } from '../../src/asm/printer/print-op.ts';
import { PassManager } from '../../src/pass/pass-manager.ts';
import { PipelineErrors } from '../../src/pass/pipeline-errors.ts';
import { parsePassPipeline } from '../../src/pass/pipeline-text.ts';
import { createPassRegistry } from '../../src/tools/pass-registry.ts';
import { type Failure } from './batch.ts';
import { pipelineOf } from './checks/passes.ts';
import { parseProgram } from './checks/parsing.ts';
import { compiles } from './inputs/pipelines.ts';

/** What became of a program: its text, or the first error. */
interface Outcome {
  readonly text?: string;
  readonly error?: string;
}

const passes = createPassRegistry();
const timeLimitMs = 20_000;
/** What MLIR itself may fall short of. */
const shared = new Set([
  'the custom form reads back',
  'the generic form reads back',
  'the custom form prints the same again',
  'the generic form says what the custom form says',
  'an attribute reads back as the same object',
  'passes leave valid IR',
]);

/**
 * Tells whether mlir-opt makes the same of the input, so that the failure is one of the language: there are programs that MLIR prints
 * otherwise than it reads them, and patterns that leave invalid ones. False where the tool is not installed.
 */
export function isSharedWithMlir({ text, finding }: Pick<Failure, 'text' | 'finding'>, command: string): boolean {
  if (!shared.has(finding.property)) return false;
  const isAttribute = finding.property.startsWith('an attribute');
  const program = isAttribute ? `"a"() {x = ${text}} : () -> ()\n` : text;
  const pipeline = pipelineOf(program);
  if (!compiles(pipeline)) {
    const theirs = mlirOutcome(program, pipeline, command);
    const ours = ownOutcome(program, pipeline);
    if (theirs !== undefined && theirs.text === ours.text && theirs.error === ours.error) return true;
  }
  if (pipeline === '') return false;
  // MLIR does not have the passes, or makes something else, but it may print what they leave as it is printed here.
  const left = ownOutcome(program, pipeline, { genericForm: true }).text;
  return left !== undefined && isSharedWithMlir({ text: left, finding }, command);
}

function mlirOutcome(program: string, pipeline: string, command: string): Outcome | undefined {
  const args = ['-', '--allow-unregistered-dialect', ...(pipeline === '' ? [] : [`--pass-pipeline=${pipeline}`])];
  const { status, stdout, stderr } = spawnSync(command, args, {
    input: program,
    encoding: 'utf8',
    timeout: timeLimitMs,
  });
  if (status === 0) return { text: stdout.trimEnd() };
  const error = /^[^\n]*?: error: (.*)/m.exec(stderr)?.[1];
  return status === 1 && error !== undefined ? { error } : undefined;
}

function ownOutcome(program: string, pipeline: string, flags: PrintingFlags = {}): Outcome {
  const { module, diagnostics } = parseProgram(program);
  if (!module) return { error: diagnostics[0]?.message ?? '' };
  const parsed = parsePassPipeline(pipeline || 'any()', passes, new PipelineErrors());
  if (!parsed) return {};
  const { context } = module;
  const run = context.diagnostics.collect(() => PassManager.of(context, parsed).run(module));
  if (!run.result) return { error: run.diagnostics.find(({ severity }) => severity === 'error')?.message ?? '' };
  return { text: printOp(module, flags).trimEnd() };
}
