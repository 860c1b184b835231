import { type PassRegistry } from '../../pass/pass-registry.ts';
import { OpPassManager } from '../../pass/op-pass-manager.ts';
import { PassManager } from '../../pass/pass-manager.ts';
import { PipelineErrors } from '../../pass/pipeline-errors.ts';
import { parsePassPipeline } from '../../pass/pipeline-text.ts';
import { type Context } from '../../ir/context.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { type GivenOption } from '../cli/settings.ts';
import { isOwnOption } from './options.ts';

/** What is known of the passes and pipelines of a command line whatever the input is. */
export interface AskedPipeline {
  /** The options that ask for them. */
  readonly options: readonly GivenOption[];
  /** Whether a module can go through them in parts; what is wrong with them is said behind what is wrong with the module as a whole. */
  readonly isMemberwise: boolean;
}

export function askedPipeline(given: readonly GivenOption[], registry: PassRegistry): AskedPipeline {
  const { text, named, options } = askedFor(given, registry);
  const errors = errorsFor(text);
  const manager =
    text === undefined
      ? withNamed(new OpPassManager('any', 'implicit'), named, registry, errors)
      : pipelineOfText(text, named.length > 0, registry, errors);
  const runsOnModule = manager?.anchor === undefined || manager.anchor === 'builtin.module';
  return { options, isMemberwise: manager?.isMemberwise === true && runsOnModule };
}

/**
 * Returns the pass manager that the command line asks for, for operations named `anchor` unless it says for which: passes and pipelines in their order, behind those of `reproduced` if
 * the input brings some, or `--pass-pipeline`.
 * Undefined after a diagnostic, or after lines about bad option values, which go to `say`.
 */
export function buildPipeline(
  given: readonly GivenOption[],
  registry: PassRegistry,
  context: Context,
  anchor: string,
  tool: string,
  say: (text: string) => void,
  reproduced?: string,
): PassManager | undefined {
  const { text, named } = askedFor(given, registry);
  const errors = errorsFor(text ?? reproduced);
  const fromText = (pipeline: string, hasNamed: boolean): PassManager | undefined => {
    const manager = pipelineOfText(pipeline, hasNamed, registry, errors);
    return manager && PassManager.of(context, manager);
  };
  const ofNamed = (): PassManager | undefined => {
    const manager =
      reproduced === undefined ? new PassManager(context, anchor, 'implicit') : fromText(reproduced, false);
    return manager && withNamed(manager, named, registry, errors);
  };
  const manager = text === undefined ? ofNamed() : fromText(text, named.length > 0);
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
  /** All these options. */
  readonly options: readonly GivenOption[];
}

function askedFor(given: readonly GivenOption[], registry: PassRegistry): AskedFor {
  const texts = given.filter(({ name }) => name === 'pass-pipeline');
  const named = given.filter(({ name }) => !isOwnOption(name) && registry.lookup(name) !== undefined);
  return { text: texts.at(-1)?.value, named, options: [...texts, ...named] };
}

/** Returns what takes the errors of a pipeline, which is a text or made of single passes. */
function errorsFor(text: string | undefined): PipelineErrors {
  return new PipelineErrors(text === undefined ? '' : '\n');
}

/** Returns the manager with the passes and pipelines that the options name; undefined after an error. */
function withNamed<Manager extends OpPassManager>(
  manager: Manager,
  named: readonly GivenOption[],
  registry: PassRegistry,
  errors: PipelineErrors,
): Manager | undefined {
  const succeeded = named.every(({ name, value }) => registry.lookup(name)!.addTo(manager, value ?? '', errors));
  return succeeded ? manager : undefined;
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
