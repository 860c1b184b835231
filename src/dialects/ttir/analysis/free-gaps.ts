import { invariant } from '../../../support/invariant.ts';

interface Gap {
  readonly start: number;
  /** Infinity for the one behind everything. */
  readonly end: number;
}

/** The free parts of a memory that has no end, by address; no two touch. */
export class FreeGaps {
  readonly #gaps: Gap[] = [{ start: 0, end: Infinity }];

  /** Takes `sizeBytes` from the smallest gap that has them and returns the start. */
  take(sizeBytes: number): number {
    let best = -1;
    for (const [i, gap] of this.#gaps.entries()) {
      const room = gap.end - gap.start;
      if (room >= sizeBytes && (best < 0 || room < this.#gaps[best]!.end - this.#gaps[best]!.start)) best = i;
    }
    const gap = this.#gaps[best];
    invariant(gap, 'the last gap has room for everything');
    const rest = { start: gap.start + sizeBytes, end: gap.end };
    this.#gaps.splice(best, 1, ...(rest.start < rest.end ? [rest] : []));
    return gap.start;
  }

  /** Gives back what `take` took. */
  release(start: number, sizeBytes: number): void {
    let [low, high] = [0, this.#gaps.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#gaps[middle]!.start < start) low = middle + 1;
      else high = middle;
    }
    const [before, after] = [this.#gaps[low - 1], this.#gaps[low]];
    const joinsBefore = before?.end === start;
    const joinsAfter = after?.start === start + sizeBytes;
    const joined = { start: joinsBefore ? before.start : start, end: joinsAfter ? after.end : start + sizeBytes };
    this.#gaps.splice(joinsBefore ? low - 1 : low, Number(joinsBefore) + Number(joinsAfter), joined);
  }
}
