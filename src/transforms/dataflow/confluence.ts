import { type Part, type ProgramPoint } from './data-flow-solver.ts';

/** How many things that are put together at one point are few, so that all may be looked at each time. */
export const few = 8;

/**
 * Which of the many things that are put together at a point, such as what the calls of a function pass to it, have changed since it was visited. Where one after the other changes, looking at
 * all of them each time would take time that grows with the square of their number.
 */
export class Confluence {
  readonly #point: ProgramPoint;
  readonly #parts: Part[] = [];
  #changed = new Set<number>();

  constructor(point: ProgramPoint) {
    this.#point = point;
  }

  /** Calls `visit` with the number of each of the `count` things that is new or has changed, in order, and with what depends on it. */
  visitChanged(count: number, visit: (index: number, dependent: ProgramPoint | Part) => void): void {
    for (let i = 0; i < Math.min(few, count); i++) visit(i, this.#point);
    while (few + this.#parts.length < count) this.#addPart(few + this.#parts.length);
    const changed = [...this.#changed].sort((a, b) => a - b);
    this.#changed = new Set();
    for (const i of changed) visit(i, this.#parts[i - few]!);
  }

  #addPart(index: number): void {
    this.#changed.add(index);
    this.#parts.push({ point: this.#point, change: () => void this.#changed.add(index) });
  }
}
