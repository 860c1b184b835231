/** A name as it stands in a source. What is known of it is kept in subclasses, so that looking for the name finds that too. */
export class SourceName {
  readonly source: string;
  readonly start: number;
  readonly end: number;

  constructor(source: string, start: number, end: number) {
    this.source = source;
    this.start = start;
    this.end = end;
  }

  get text(): string {
    return this.source.slice(this.start, this.end);
  }
}

/**
 * The names of a source, one object for each. Names are looked for by their characters where they stand, so that no strings are made of them: programs have
 * a name for every value and use it a few times.
 */
export class NameTable<Name extends SourceName> {
  readonly #source: string;
  readonly #make: new (source: string, start: number, end: number) => Name;
  readonly #names: Name[] = [];
  readonly #hashes: number[] = [];
  /** Place + 1 of the name in each slot, 0 for none. */
  #slots = new Int32Array(256);

  constructor(source: string, make: new (source: string, start: number, end: number) => Name) {
    this.#source = source;
    this.#make = make;
  }

  /** Returns the name that stands from `start` to `end`. */
  at(start: number, end: number): Name {
    const source = this.#source;
    let hash = 0;
    for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + source.charCodeAt(i)) | 0;
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = firstSlot(hash) & mask;
    for (let place = slots[slot]!; place > 0; place = slots[slot]!) {
      if (this.#hashes[place - 1] === hash) {
        const name = this.#names[place - 1]!;
        if (name.end - name.start === end - start && this.#isText(name.start, start, end)) return name;
      }
      slot = (slot + 1) & mask;
    }
    const name = new this.#make(source, start, end);
    this.#names.push(name);
    this.#hashes.push(hash);
    slots[slot] = this.#names.length;
    if (2 * this.#names.length > slots.length) this.#grow();
    return name;
  }

  #isText(other: number, start: number, end: number): boolean {
    const source = this.#source;
    for (let i = start; i < end; i++, other++) if (source.charCodeAt(i) !== source.charCodeAt(other)) return false;
    return true;
  }

  #grow(): void {
    const slots = new Int32Array(4 * this.#slots.length);
    const mask = slots.length - 1;
    this.#hashes.forEach((hash, i) => {
      let slot = firstSlot(hash) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = i + 1;
    });
    this.#slots = slots;
  }
}

/** Spreads hashes of names that differ in their last digits. */
function firstSlot(hash: number): number {
  const mixed = Math.imul(hash, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
