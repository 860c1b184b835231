import { type Paint } from '../../support/colors.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type PassRegistry } from '../../pass/pass-registry.ts';
import { OpPassManager } from '../../pass/op-pass-manager.ts';
import { PassManager } from '../../pass/pass-manager.ts';
import { PipelineErrors } from '../../pass/pipeline-errors.ts';
import { parsePassPipeline } from '../../pass/pipeline-text.ts';
import { renderDiagnosticWith } from '../../ir/diagnostic-text.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type GivenOption } from '../cli/settings.ts';

/**
 * Returns what is wrong with the passes and pipelines of the command line whatever the input is, as it is printed; no text when nothing is.
 * Differs: mlir-opt first reads the input, and says it for each piece of it.
 */
export function pipelineProblems(
  given: readonly GivenOption[],
  registry: PassRegistry,
  tool: string,
  paint: Paint,
): string {
  const { text, named } = askedFor(given, registry);
  const errors = errorsFor(text);
  if (text === undefined) addNamed(new OpPassManager('any', 'implicit'), named, registry, errors);
  else pipelineOfText(text, named.length > 0, registry, errors);
  if (errors.text === undefined) return errors.toolLines(tool);
  const diagnostic = { severity: 'error', location: UnknownLoc.instance, message: errors.text, notes: [] } as const;
  return errors.toolLines(tool) + renderDiagnosticWith(diagnostic, { paint });
}

/**
 * Returns the pass manager for `root` that the command line asks for: passes and pipelines in their order, behind those of `reproduced` if
 * the input brings some, or `--pass-pipeline`.
 * Undefined after a diagnostic, or after lines about bad option values, which go to `say`.
 */
export function buildPipeline(
  given: readonly GivenOption[],
  registry: PassRegistry,
  root: Operation,
  tool: string,
  say: (text: string) => void,
  reproduced?: string,
): PassManager | undefined {
  const { context } = root;
  const { text, named } = askedFor(given, registry);
  const errors = errorsFor(text ?? reproduced);
  const fromText = (pipeline: string, hasNamed: boolean): PassManager | undefined => {
    const manager = pipelineOfText(pipeline, hasNamed, registry, errors);
    return manager && PassManager.of(context, manager);
  };
  const withNamed = (): PassManager | undefined => {
    const manager =
      reproduced === undefined ? new PassManager(context, root.name, 'implicit') : fromText(reproduced, false);
    return manager && addNamed(manager, named, registry, errors) ? manager : undefined;
  };
  const manager = text === undefined ? withNamed() : fromText(text, named.length > 0);
  if (manager) return manager;
  say(errors.toolLines(tool));
  if (errors.text !== undefined) context.emitError(UnknownLoc.instance, errors.text);
  return undefined;
}

interface AskedFor {
  /** That of `--pass-pipeline`. */
  readonly text: string | undefined;
  /** Passes and pipelines that have options of their own. */
  readonly named: readonly GivenOption[];
}

function askedFor(given: readonly GivenOption[], registry: PassRegistry): AskedFor {
  return {
    text: given.findLast((option) => option.name === 'pass-pipeline')?.value,
    named: given.filter((option) => registry.lookup(option.name) !== undefined),
  };
}

/** Returns what takes the errors of a pipeline, which is a text or made of single passes. */
function errorsFor(text: string | undefined): PipelineErrors {
  return new PipelineErrors(text === undefined ? '' : '\n');
}

function addNamed(
  manager: OpPassManager,
  named: readonly GivenOption[],
  registry: PassRegistry,
  errors: PipelineErrors,
): LogicalResult {
  return named.every(({ name, value }) => registry.lookup(name)!.addTo(manager, value ?? '', errors));
}

function pipelineOfText(
  text: string,
  hasNamed: boolean,
  registry: PassRegistry,
  errors: PipelineErrors,
): OpPassManager | undefined {
  if (!hasNamed) return parsePassPipeline(text, registry, errors);
  errors.append("'-pass-pipeline' option can't be used with individual pass options");
  return undefined;
}
