import { type PassRegistry } from '../../pass/pass-registry.ts';
import { PassManager } from '../../pass/pass-manager.ts';
import { PipelineErrors } from '../../pass/pipeline-errors.ts';
import { parsePassPipeline } from '../../pass/pipeline-text.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type GivenOption } from '../cli/settings.ts';

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
  const text = given.findLast((option) => option.name === 'pass-pipeline')?.value;
  const named = given.filter((option) => registry.lookup(option.name) !== undefined);
  const errors = new PipelineErrors((text ?? reproduced) === undefined ? '' : '\n');
  const manager =
    text === undefined
      ? namedPasses(named, registry, root, errors, reproduced)
      : pipelineOfText(text, named.length > 0, registry, root, errors);
  if (manager) return manager;
  say(errors.toolLines(tool));
  if (errors.text !== undefined) root.context.emitError(UnknownLoc.instance, errors.text);
  return undefined;
}

function namedPasses(
  named: readonly GivenOption[],
  registry: PassRegistry,
  root: Operation,
  errors: PipelineErrors,
  reproduced: string | undefined,
): PassManager | undefined {
  const manager =
    reproduced === undefined
      ? new PassManager(root.context, root.name, 'implicit')
      : pipelineOfText(reproduced, false, registry, root, errors);
  if (!manager) return undefined;
  for (const { name, value } of named) {
    if (!registry.lookup(name)!.addTo(manager, value ?? '', errors)) return undefined;
  }
  return manager;
}

function pipelineOfText(
  text: string,
  hasNamed: boolean,
  registry: PassRegistry,
  root: Operation,
  errors: PipelineErrors,
): PassManager | undefined {
  if (hasNamed) {
    errors.append("'-pass-pipeline' option can't be used with individual pass options");
    return undefined;
  }
  const pipeline = parsePassPipeline(text, registry, errors);
  return pipeline && PassManager.of(root.context, pipeline);
}
