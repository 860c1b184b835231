import { type PassInstrumentation } from './instrumentation.ts';
import { type Pass } from './pass.ts';
import { type Timer } from './timing.ts';

/** Times passes and pipelines as parts of `root`. Source: mlir/lib/Pass/PassTiming.cpp. */
export class PassTiming implements PassInstrumentation {
  readonly #stack: Timer[];

  constructor(root: Timer) {
    this.#stack = [root];
  }

  runBeforeNested(anchors: readonly string[]): void {
    this.#enter(`Pipeline Collection : [${anchors.map((anchor) => `'${anchor}'`).join(', ')}]`, true);
  }

  runAfterNested(): void {
    this.#leave();
  }

  runBeforePipeline(anchor: string | undefined): void {
    this.#enter(`'${anchor ?? 'any'}' Pipeline`);
  }

  runAfterPipeline(): void {
    this.#leave();
  }

  runBeforePass(pass: Pass): void {
    this.#enter(pass.spec.name);
  }

  runAfterPass(): void {
    this.#leave();
  }

  runAfterPassFailed(): void {
    this.#leave();
  }

  #enter(name: string, isHidden = false): void {
    const timer = this.#stack[this.#stack.length - 1]!.nest(name, isHidden);
    timer.start();
    this.#stack.push(timer);
  }

  #leave(): void {
    this.#stack.pop()!.stop();
  }
}
