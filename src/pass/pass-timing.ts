import { type PassInstrumentation } from './instrumentation.ts';
import { type NestedPipelines } from './op-pass-manager.ts';
import { type Pass } from './pass.ts';
import { type Timer } from './timing.ts';

/** Times passes and pipelines as parts of `root`. Source: mlir/lib/Pass/PassTiming.cpp. */
export class PassTiming implements PassInstrumentation {
  readonly #stack: Timer[];

  constructor(root: Timer) {
    this.#stack = [root];
  }

  runBeforeNested(nested: NestedPipelines): void {
    const anchors = nested.managers.map(({ anchor }) => `'${anchor ?? 'any'}'`);
    this.#enter(nested, `Pipeline Collection : [${anchors.join(', ')}]`, anchors.length === 1);
  }

  runAfterNested(): void {
    this.#leave();
  }

  /** What passes run themselves is a part of the whole, beside them. */
  runBeforePipeline(anchor: string | undefined, isDynamic: boolean): void {
    this.#enter(anchor, `'${anchor ?? 'any'}' Pipeline`, false, isDynamic ? this.#stack[0]! : this.#innermost);
  }

  runAfterPipeline(): void {
    this.#leave();
  }

  runBeforePass(pass: Pass): void {
    this.#enter(pass, pass.name);
  }

  runAfterPass(): void {
    this.#leave();
  }

  runAfterPassFailed(): void {
    this.#leave();
  }

  runBeforeAnalysis(name: string): void {
    this.#enter(name, `(A) ${name}`);
  }

  runAfterAnalysis(): void {
    this.#leave();
  }

  get #innermost(): Timer {
    return this.#stack[this.#stack.length - 1]!;
  }

  #enter(key: unknown, name: string, isHidden = false, parent = this.#innermost): void {
    const timer = parent.nest(name, isHidden, key);
    timer.start();
    this.#stack.push(timer);
  }

  #leave(): void {
    this.#stack.pop()!.stop();
  }
}
