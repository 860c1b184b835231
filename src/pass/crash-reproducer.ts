import { type Operation } from '../ir/operation.ts';
import { symbolName } from '../ir/symbol-table.ts';
import { type PassInstrumentation } from './instrumentation.ts';
import { type Pass } from './pass.ts';
import { type PassManager } from './pass-manager.ts';

/** How reproducers are made and where they go. */
export interface CrashReproducerOptions {
  /** Reproduce the pass that fails from the IR that it was given, instead of the whole pipeline from the start. */
  readonly isLocal: boolean;
  /** Returns the text of the reproducer that runs `pipeline` on `root` as it is now. */
  readonly textOf: (root: Operation, pipeline: string) => string;
  /** Keeps the text and returns in words where it is. */
  readonly save: (text: string) => string;
}

/**
 * Keeps what leads to the first failure of a pass, and says where. The text is made before the passes run, which change the IR.
 * Source: mlir/lib/Pass/PassCrashRecovery.cpp.
 */
export class CrashReproducer implements PassInstrumentation {
  readonly #options: CrashReproducerOptions;
  readonly #running: { readonly pass: Pass; readonly op: Operation }[] = [];
  #text = '';
  #isDone = false;

  /** `root` is the operation that `manager` is about to run on. */
  constructor(root: Operation, manager: PassManager, options: CrashReproducerOptions) {
    this.#options = options;
    if (!options.isLocal) this.#text = options.textOf(root, manager.spacedText);
  }

  runBeforePass(pass: Pass, op: Operation): void {
    this.#running.push({ pass, op });
    if (this.#options.isLocal && !this.#isDone) this.#text = this.#localText(pass, op);
  }

  runAfterPass(): void {
    this.#running.pop();
  }

  runAfterPassFailed(_pass: Pass, op: Operation): void {
    const message = this.#report();
    this.#running.pop();
    if (message === undefined) return;
    op.context.emitError(op.location, 'Failures have been detected while processing an MLIR pass pipeline', message);
  }

  /** Keeps what leads to the error that a pass has thrown, and returns where; undefined when no pass was running. */
  crashed(): string | undefined {
    return this.#running.length === 0 ? undefined : this.#report();
  }

  #report(): string | undefined {
    if (this.#isDone) return undefined;
    this.#isDone = true;
    const { isLocal, save } = this.#options;
    const names = this.#running.map(({ pass, op }) => {
      const symbol = symbolName(op);
      return `\`${pass.name}\` on '${op.name}' operation${symbol === undefined ? '' : `: @${symbol}`}`;
    });
    return `Pipeline failed while executing ${isLocal ? names.at(-1) : `[${names.join(', ')}]`}: ${save(this.#text)}`;
  }

  #localText(pass: Pass, op: Operation): string {
    let pipeline = `${op.name}(${pass.pipelineText})`;
    let root = op;
    while (root.parentOp) {
      root = root.parentOp;
      pipeline = `${root.name}(${pipeline})`;
    }
    return this.#options.textOf(root, pipeline);
  }
}
