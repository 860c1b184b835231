import { type Action } from '../../ir/action.ts';
import { type ActionObserver } from './action-observer.ts';

/**
 * Writes begin and end of actions as Chrome's trace viewer reads them: a list of events in JSON, with times in microseconds from the start.
 * There is one thread, of number 0. Source: mlir/lib/Debug/Observers/ActionProfiler.cpp.
 */
export class ActionProfile implements ActionObserver {
  readonly #now: () => number;
  readonly #write: (text: string) => void;
  readonly #startMs: number;
  #separator = '';

  /** `now` tells the time in milliseconds. */
  constructor(now: () => number, write: (text: string) => void) {
    this.#now = now;
    this.#write = write;
    this.#startMs = now();
    write('[');
  }

  beforeExecute({ tag, description }: Action): void {
    this.#writeEvent(tag, 'B', `, "args": {"desc": "${description.replace(/["\\]/g, '\\$&')}"}`);
  }

  afterExecute({ tag }: Action): void {
    this.#writeEvent(tag, 'E', '');
  }

  /** Ends the list. */
  finish(): void {
    this.#write(']');
  }

  #writeEvent(tag: string, phase: 'B' | 'E', args: string): void {
    const timeUs = Math.floor((this.#now() - this.#startMs) * 1000);
    const head = `"name": "${tag}", "cat": "PERF", "ph": "${phase}"`;
    this.#write(`${this.#separator}{${head}, "pid": 0, "tid": 0, "ts": ${timeUs}${args}}`);
    this.#separator = ',\n';
  }
}
