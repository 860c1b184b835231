import { type Diagnostic } from '../../../src/ir/diagnostics.ts';
import { type Operation } from '../../../src/ir/operation.ts';
import { verify } from '../../../src/ir/verifier.ts';
import { renderDiagnostic } from '../../../src/ir/diagnostic-text.ts';
import { PassManager } from '../../../src/pass/pass-manager.ts';
import { PipelineErrors } from '../../../src/pass/pipeline-errors.ts';
import { parsePassPipeline } from '../../../src/pass/pipeline-text.ts';
import { createPassRegistry } from '../../../src/tools/pass-registry.ts';
import { compiles } from '../inputs/pipelines.ts';
import { withoutDetails, type Checked, type Finding } from './finding.ts';
import { parseProgram, rejection } from './parsing.ts';
import { roundTrip } from './program.ts';
import { streamsAlike } from './streaming.ts';

const passes = createPassRegistry();

/** What stands before the pipeline in the first line of an input. */
export const pipelineMark = '// PIPELINE: ';

/** Returns the pipeline that an input is for, empty for none. */
export function pipelineOf(text: string): string {
  return text.startsWith(pipelineMark) ? text.slice(pipelineMark.length).split('\n')[0]! : '';
}

/** Checks that a pipeline, which the first line gives, ends on a valid program and leaves a valid one, which is printed and read back. */
export function checkPasses(text: string): Checked {
  const pipeline = pipelineOf(text);
  const { module } = parseProgram(text);
  const parsed = parsePassPipeline(pipeline, passes, new PipelineErrors());
  if (!module || !parsed) return { accepted: false };
  const { context } = module;
  const manager = PassManager.of(context, parsed);
  // What a pass leaves is judged here, so that a pass that fails with a diagnostic of its own is told from one that breaks the IR. Those of the
  // compiler need right programs, which they may not be after one that gave layouts to the types of foreign operations.
  manager.verifyEach = compiles(pipeline);
  const run = context.diagnostics.collect(() => manager.run(module));
  if (!run.result) {
    // Those of the compiler canonicalize, by which constants lose their places.
    const losesPlaces = pipeline.includes('strip-debuginfo') || compiles(pipeline);
    const finding = losesPlaces ? undefined : rejection(text, run.diagnostics);
    return { accepted: false, ...(finding && { finding }) };
  }
  const verified = context.diagnostics.collect(() => verify(module));
  if (!verified.result) {
    // What the program does at run time, out of bounds or in steps of less than nothing, shows in its types once its constants are folded, as it does in MLIR.
    const isProgramsFault = ({ message }: Diagnostic): boolean =>
      /out-of-bounds|step operand must be positive/.test(message);
    if (verified.diagnostics.some(isProgramsFault)) return { accepted: true };
    const details = verified.diagnostics.map(renderDiagnostic).join('');
    const signature = withoutDetails(verified.diagnostics[0]?.message ?? '');
    return { accepted: true, finding: { property: 'passes leave valid IR', signature, details } };
  }
  const finding = roundTrip(module) ?? inParts(text, pipeline, module, run.diagnostics);
  return { accepted: true, ...(finding && { finding }) };
}

/** Returns what is different when the symbols of the program go through the pipeline one by one, where they can. */
function inParts(
  text: string,
  pipeline: string,
  module: Operation,
  diagnostics: readonly Diagnostic[],
): Finding | undefined {
  const parsed = parsePassPipeline(pipeline, passes, new PipelineErrors());
  if (!parsed?.isMemberwise || (parsed.anchor ?? module.name) !== module.name) return undefined;
  return streamsAlike(text, module, diagnostics, (context) => PassManager.of(context, parsed));
}
