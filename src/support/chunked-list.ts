/** Elements of a chunk; a power of two. A chunk is small enough for V8 to move it with other objects: a longer one has memory of its own, which is new each time. */
const chunkLength = 4096;
const shift = Math.log2(chunkLength);
const mask = chunkLength - 1;

/**
 * A list that grows at its end. It is kept in chunks that stay where they are: an array is copied again and again while it grows, each time into memory that was not used
 * before, which costs more than what is done with the elements.
 */
export class ChunkedList<T> {
  readonly #chunks: T[][] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Returns the element at `place`; undefined where there is none. */
  get(place: number): T | undefined {
    return place >= 0 && place < this.#length ? this.#chunks[place >> shift]![place & mask] : undefined;
  }

  /** Replaces the element at `place`, which must be there. */
  set(place: number, element: T): void {
    this.#chunks[place >> shift]![place & mask] = element;
  }

  push(element: T): void {
    const place = this.#length++;
    const chunk = place >> shift;
    if (chunk === this.#chunks.length) this.#chunks.push([]);
    this.#chunks[chunk]![place & mask] = element;
  }

  /** Empties the list, which keeps memory for what many short lists need one after the other. */
  clear(): void {
    const [first] = this.#chunks;
    if (!first) return;
    this.#chunks.length = 1;
    // Made free: what is left in there would keep objects that nothing else needs.
    first.fill(undefined as T, 0, this.#length);
    this.#length = 0;
  }

  forEach(visit: (element: T, place: number) => void): void {
    for (let place = 0; place < this.#length; place++) visit(this.get(place) as T, place);
  }
}

/** Sets the element at `place` of a list with gaps, which may be behind its end. */
export function setAt<T>(list: ChunkedList<T | undefined>, place: number, element: T): void {
  if (place >= list.length) fillUpTo(list, place + 1);
  list.set(place, element);
}

/**
 * Makes `list` that long. The loop has a function of its own: the first types have high numbers, and an engine that
 * compiles the loop while it runs for them would know nothing yet of what comes behind it.
 */
function fillUpTo(list: ChunkedList<unknown>, length: number): void {
  while (list.length < length) list.push(undefined);
}
