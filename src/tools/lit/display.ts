import { type ToolOutput } from '../tool-io.ts';
import { type LitOptions } from './options.ts';
import { isFailure, type TestResult } from './result.ts';
import { fullName, type TestCase } from './test-case.ts';

const stars = '*'.repeat(20);
const barWidth = 30;

/** Shows the results of tests as they come, and how many are still to come. */
export class Display {
  #done = 0;
  #failures = 0;
  #lastTenth = -1;
  #isBarVisible = false;

  constructor(
    private readonly options: Pick<LitOptions, 'testOutput' | 'printResults' | 'progressBar' | 'quiet'>,
    private readonly testCount: number,
    private readonly out: ToolOutput,
  ) {}

  /** Says how many of the discovered tests run in how many processes. */
  start(discoveredCount: number, workerCount: number): void {
    if (this.options.quiet) return;
    const ofAll = discoveredCount === this.testCount ? '' : ` of ${discoveredCount}`;
    this.out.write(`-- Testing: ${this.testCount}${ofAll} tests, ${workerCount} workers --\n`);
    this.#drawProgress('');
  }

  /** Shows one result. */
  testDone(test: TestCase, result: TestResult): void {
    this.#done++;
    const failed = isFailure(result.code);
    if (failed) this.#failures++;
    if (failed || this.options.printResults === 'all') {
      this.#hideProgress();
      this.out.write(`${result.code}: ${fullName(test)} (${this.#done} of ${this.testCount})\n`);
      this.#showOutput(test, result, failed);
    }
    this.#drawProgress(fullName(test));
  }

  /** Takes the progress bar away. */
  finish(): void {
    this.#hideProgress();
  }

  #showOutput(test: TestCase, result: TestResult, failed: boolean): void {
    const { testOutput } = this.options;
    if (testOutput === 'off' || (testOutput === 'failed' && !failed)) return;
    if (failed) this.out.write(`${stars} TEST '${fullName(test)}' FAILED ${stars}\n`);
    this.out.write(`${result.output}${failed || result.output !== '' ? `${stars}\n` : ''}`);
  }

  #drawProgress(current: string): void {
    if (!this.options.progressBar) return;
    const share = this.testCount === 0 ? 1 : this.#done / this.testCount;
    if (!this.out.isTerminal) {
      for (const tenth = Math.floor(share * 10); this.#lastTenth < tenth; this.#isBarVisible = true) {
        this.#lastTenth++;
        this.out.write(this.#isBarVisible ? ` ${this.#lastTenth * 10}..` : `Testing:  ${this.#lastTenth * 10}..`);
      }
      return;
    }
    const filled = Math.round(share * barWidth);
    const colour = this.#failures > 0 ? 31 : 32;
    const bar = `\x1b[${colour}m${'█'.repeat(filled)}\x1b[0m${'░'.repeat(barWidth - filled)}`;
    const status = `${String(Math.floor(share * 100)).padStart(3)} % (${this.#done} of ${this.testCount}) `;
    const room = this.out.columns - barWidth - status.length - 4;
    this.out.write(`\r\x1b[K[${bar}] ${status}${room > 10 ? current.slice(-room) : ''}`);
    this.#isBarVisible = true;
  }

  #hideProgress(): void {
    if (!this.#isBarVisible) return;
    this.out.write(this.out.isTerminal ? '\r\x1b[K' : '\n');
    this.#isBarVisible = false;
  }
}
