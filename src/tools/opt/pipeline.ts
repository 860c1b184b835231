import { type PassRegistry } from '../../pass/pass-registry.ts';
import { PassManager } from '../../pass/pass-manager.ts';
import { PipelineErrors } from '../../pass/pipeline-errors.ts';
import { parsePassPipeline } from '../../pass/pipeline-text.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { ArgumentError } from '../cli/argument-error.ts';
import { type GivenOption } from '../cli/settings.ts';

/**
 * Returns the pass manager for `root` that the command line asks for: passes and pipelines in their order, or `--pass-pipeline`.
 * Undefined after a diagnostic. Throws ArgumentError for bad option values.
 */
export function buildPipeline(
  given: readonly GivenOption[],
  registry: PassRegistry,
  root: Operation,
  tool: string,
): PassManager | undefined {
  const errors = new PipelineErrors();
  const { context } = root;
  const manager = new PassManager(context, root.name, 'implicit');
  const text = given.findLast((option) => option.name === 'pass-pipeline')?.value;
  const named = given.filter((option) => registry.lookup(option.name) !== undefined);
  let succeeded = true;
  if (text !== undefined) {
    if (named.length > 0) {
      throw new ArgumentError(`${tool}: '--pass-pipeline' option can't be used with individual pass options`);
    }
    const parsed = parsePassPipeline(text, registry, errors);
    succeeded = parsed !== undefined;
    if (parsed) manager.absorb(parsed);
  } else {
    for (const { name, value } of named) {
      succeeded = registry.lookup(name)!.addTo(manager, value ?? '', errors) && succeeded;
    }
  }
  if (succeeded) return manager;
  if (errors.optionErrors.length > 0) {
    throw new ArgumentError(errors.optionErrors.map((line) => `${tool}: ${line}`).join('\n'));
  }
  context.emitError(UnknownLoc.instance, errors.text.trimEnd());
  return undefined;
}
