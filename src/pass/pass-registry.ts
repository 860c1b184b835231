import { invariant } from '../support/invariant.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { type OpPassManager } from './op-pass-manager.ts';
import { type PassClass } from './pass.ts';
import { defaultOptions, parseOptions } from './pass-options.ts';
import { type PassSpec, type PipelineSpec } from './pass-spec.ts';
import { type OptionErrors, PipelineErrors } from './pipeline-errors.ts';
import { addPipelineText, parsePassPipeline } from './pipeline-text.ts';

/** Something that has a name in pipelines. */
export interface RegistryEntry {
  readonly spec: PipelineSpec | PassSpec;
  readonly kind: 'pass' | 'pipeline';
  /** Adds the pass, or the passes of the pipeline, to `manager`. */
  addTo(manager: OpPassManager, optionsText: string, errors: PipelineErrors): LogicalResult;
}

/** The passes and pipelines that a tool knows by name. */
export class PassRegistry {
  readonly #entries = new Map<string, RegistryEntry>();
  #fill: ((registry: PassRegistry) => void) | undefined;

  /** What `fill` registers is there as soon as somebody asks. */
  constructor(fill?: (registry: PassRegistry) => void) {
    this.#fill = fill;
  }

  registerPasses(...classes: readonly PassClass[]): this {
    for (const passClass of classes) this.registerPass(passClass.spec, () => passClass);
    return this;
  }

  /** Registers the pass of that spec, whose class is asked for when it is needed. */
  registerPass(spec: PassSpec, load: () => PassClass): this {
    this.#register(passEntry(spec, load, this));
    return this;
  }

  /** Registers a pipeline. What `load` returns, when it is needed, gets a value for every option of the spec, by member name. */
  registerPipeline<Options extends object>(
    spec: PipelineSpec,
    load: () => (manager: OpPassManager, options: Options) => void,
  ): this {
    this.#register({
      spec,
      kind: 'pipeline',
      addTo(manager, text, errors) {
        const values = parseOptions(spec.options, text, errors);
        if (!values) return false;
        const options = { ...defaultOptions(spec.options), ...values } as Options;
        const conflict = manager.addPipeline((pipeline) => load()(pipeline, options));
        return conflict === undefined || errors.report(conflict);
      },
    });
    return this;
  }

  lookup(argument: string): RegistryEntry | undefined {
    this.#complete();
    return this.#entries.get(argument);
  }

  /** All passes or all pipelines, sorted by argument. */
  entries(kind: RegistryEntry['kind']): RegistryEntry[] {
    this.#complete();
    return [...this.#entries.values()]
      .filter((entry) => entry.kind === kind)
      .sort((a, b) => (a.spec.argument < b.spec.argument ? -1 : 1));
  }

  #complete(): void {
    const fill = this.#fill;
    this.#fill = undefined;
    fill?.(this);
  }

  #register(entry: RegistryEntry): void {
    const { argument } = entry.spec;
    invariant(!this.#entries.has(argument), `'${argument}' is registered twice`);
    this.#entries.set(argument, entry);
  }
}

function passEntry(spec: PassSpec, load: () => PassClass, registry: PassRegistry): RegistryEntry {
  return {
    spec,
    kind: 'pass',
    addTo(manager, text, errors) {
      let unknown = '';
      const optionErrors: OptionErrors = {
        option: (name, message) => errors.option(name, message),
        line(message) {
          unknown += `${message}\n`;
          return false;
        },
      };
      const values = parseOptions(spec.options, text, optionErrors, (pipeline) => {
        const nested = new PipelineErrors();
        const nestedManager = parsePassPipeline(pipeline, registry, nested);
        if (!nestedManager) errors.nested(nested);
        return nestedManager;
      });
      if (!values) errors.report(unknown);
      const passClass = load();
      const pass = new passClass(values);
      pass.addPipeline = (pipeline, nested, problems) => addPipelineText(pipeline, nested, registry, problems);
      if (values && !pass.initializeOptions(errors)) return false;
      const conflict = manager.conflictWith(pass);
      if (conflict !== undefined) return errors.report(conflict);
      manager.addPass(pass);
      return values !== undefined;
    },
  };
}
