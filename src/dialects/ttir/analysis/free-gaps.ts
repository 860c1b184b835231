import { invariant } from '../../../support/invariant.ts';
import { countBefore } from '../../../support/lists.ts';

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
    const place = countBefore(this.#gaps, (gap) => gap.start < start);
    const [before, after] = [this.#gaps[place - 1], this.#gaps[place]];
    const joinsBefore = before?.end === start;
    const joinsAfter = after?.start === start + sizeBytes;
    const joined = { start: joinsBefore ? before.start : start, end: joinsAfter ? after.end : start + sizeBytes };
    this.#gaps.splice(joinsBefore ? place - 1 : place, Number(joinsBefore) + Number(joinsAfter), joined);
  }
}
