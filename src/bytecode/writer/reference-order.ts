import { ChunkedList } from '../../support/chunked-list.ts';

/** A dialect and its number in a file. */
export interface NumberedDialect {
  readonly name: string;
  readonly number: number;
}

/** Numbers of more bytes than this hold all there can be. */
const mostBytes = 8;

/**
 * Things that a file has numbers for: what is referred to more often has a smaller one. Until they are ordered, a thing goes by the place at which it was
 * met. Most operations have a location of their own, so there is no object for each.
 */
export class ReferenceOrder<T> {
  readonly #met = new ChunkedList<T>();
  readonly #dialects = new ChunkedList<NumberedDialect>();
  readonly #references = new ChunkedList<number>();
  /** The places in the order of the numbers, and the numbers by place. */
  #places: Int32Array = new Int32Array();
  #numbers: Int32Array = new Int32Array();

  get length(): number {
    return this.#met.length;
  }

  /** Takes up a thing that is referred to once so far, and returns its place. */
  meet(what: T, dialect: NumberedDialect): number {
    this.#met.push(what);
    this.#dialects.push(dialect);
    this.#references.push(1);
    return this.#met.length - 1;
  }

  meetAgain(place: number): void {
    this.#references.set(place, this.#references.get(place)! + 1);
  }

  /**
   * Gives the things numbers: what is referred to more often comes first; of those whose numbers take equally many bytes, things of one dialect stand
   * beside each other. Source: groupByDialectPerByte of mlir/lib/Bytecode/Writer/IRNumbering.cpp.
   */
  order(): void {
    const places = this.#byReferences();
    let first = 0;
    for (let bytes = 1, start = 0, size = 0; bytes <= mostBytes && start < places.length; bytes++) {
      size = 2 ** (7 * bytes) - size;
      const group = places.subarray(start, start + size);
      this.#sortByDialect(group, first);
      first = this.#dialectAt(group.at(-1)!).number;
      start += group.length;
    }
    this.#places = places;
    this.#numbers = new Int32Array(places.length);
    for (let number = 0; number < places.length; number++) this.#numbers[places[number]!] = number;
  }

  numberAt(place: number): number {
    return this.#numbers[place]!;
  }

  thing(number: number): T {
    return this.#met.get(this.#places[number]!) as T;
  }

  dialect(number: number): NumberedDialect {
    return this.#dialectAt(this.#places[number]!);
  }

  #dialectAt(place: number): NumberedDialect {
    return this.#dialects.get(place)!;
  }

  /** Returns the places, those of what is referred to more often first. */
  #byReferences(): Int32Array {
    const references = this.#references;
    const often: number[] = [];
    references.forEach((count, place) => count > 1 && often.push(place));
    often.sort((a, b) => references.get(b)! - references.get(a)!);
    const places = new Int32Array(references.length);
    places.set(often);
    let filled = often.length;
    references.forEach((count, place) => {
      if (count === 1) places[filled++] = place;
    });
    return places;
  }

  /** Sorts places by the numbers of their dialects, but for one dialect, which comes first. */
  #sortByDialect(places: Int32Array, first: number): void {
    const counts = new Map<number, number>();
    for (const place of places) {
      const { number } = this.#dialectAt(place);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    if (counts.size === 1) return;
    const rank = (dialect: number): number => (dialect === first ? -1 : dialect);
    const next = new Map<number, number>();
    let start = 0;
    for (const dialect of [...counts.keys()].sort((a, b) => rank(a) - rank(b))) {
      next.set(dialect, start);
      start += counts.get(dialect)!;
    }
    for (const place of places.slice()) {
      const { number } = this.#dialectAt(place);
      const at = next.get(number)!;
      places[at] = place;
      next.set(number, at + 1);
    }
  }
}
