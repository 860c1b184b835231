/** Where a progress bar draws: what it uses of process.stderr. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const barWidth = 30;
const redrawMilliseconds = 80;
/** Without a terminal, a line is written each time another part of this size is done. */
const linePercent = 25;

/**
 * Shows on standard error how much of a task is done: a bar that redraws itself on a terminal, and a few lines elsewhere, as in
 * the log of a build server.
 */
export class ProgressBar {
  private readonly start: number;
  private lastDraw = -Infinity;
  private lastLine = 0;
  private done = 0;

  /** Creates the bar of a task of `total` steps; nothing is drawn before the first `update`. */
  constructor(
    private readonly label: string,
    private readonly total: number,
    private readonly stream: ProgressStream = process.stderr,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.start = now();
  }

  /** Says that `done` of the steps are done. Cheap enough to be called after every one. */
  update(done: number): void {
    this.done = Math.min(done, this.total);
    const percent = this.total === 0 ? 100 : Math.floor((100 * this.done) / this.total);
    if (this.stream.isTTY) {
      if (this.now() - this.lastDraw < redrawMilliseconds && percent < 100) return;
      this.lastDraw = this.now();
      const filled = Math.round((percent / 100) * barWidth);
      this.stream.write(
        `\r\x1b[K${this.label} [${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}] ${this.status(percent)}`,
      );
    } else if (percent >= this.lastLine + linePercent) {
      this.lastLine = percent - (percent % linePercent);
      this.stream.write(`${this.label}: ${this.status(percent)}\n`);
    }
  }

  /** Takes the bar off the terminal, so that the next output starts on an empty line. */
  finish(): void {
    if (this.stream.isTTY && this.lastDraw > -Infinity) this.stream.write('\r\x1b[K');
  }

  private status(percent: number): string {
    const seconds = ((this.now() - this.start) / 1000).toFixed(1);
    return `${String(percent).padStart(3)} % (${this.done} of ${this.total}) ${seconds} s`;
  }
}
