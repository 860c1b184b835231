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
 * a name for every value and use it a few times. Most names end in a number, which is the place of the name among those that differ in nothing else.
 */
export class NameTable<Name extends SourceName> {
  readonly #source: string;
  readonly #make: new (source: string, start: number, end: number) => Name;
  readonly #stems: CharacterTable<Stem<Name>>;
  readonly #others: CharacterTable<Name>;
  #lastStem: Stem<Name> | undefined;

  constructor(source: string, make: new (source: string, start: number, end: number) => Name) {
    this.#source = source;
    this.#make = make;
    this.#stems = new CharacterTable(source);
    this.#others = new CharacterTable(source);
    this.#lastStem = undefined;
  }

  /** Returns the name that stands from `start` to `end`. */
  at(start: number, end: number): Name {
    const source = this.#source;
    let numberStart = end;
    let number = 0;
    for (let unit = 1; numberStart > start && unit <= largestUnit; unit *= 10) {
      const digit = source.charCodeAt(numberStart - 1) - zero;
      if (digit < 0 || digit > 9) break;
      number += digit * unit;
      numberStart--;
    }
    // Digits in front of which there are zeros, or more digits, are no number of their own.
    if (numberStart === end || (end - numberStart > 1 && source.charCodeAt(numberStart) === zero))
      return this.#other(start, end);
    const stem = this.#stemAt(start, numberStart);
    const found = stem.get(number);
    if (found) return found;
    if (!stem.hasRoomFor(number)) {
      stem.isSparse = true;
      return this.#other(start, end);
    }
    const name = (stem.isSparse ? this.#others.find(start, end) : undefined) ?? new this.#make(source, start, end);
    stem.set(number, name);
    return name;
  }

  #other(start: number, end: number): Name {
    const known = this.#others.find(start, end);
    if (known) return known;
    const name = new this.#make(this.#source, start, end);
    this.#others.addMissing(name);
    return name;
  }

  /** Returns the characters from `start` to `end` as what numbers stand behind. */
  #stemAt(start: number, end: number): Stem<Name> {
    const last = this.#lastStem;
    if (last && last.end - last.start === end - start && isSameText(this.#source, last.start, start, end)) return last;
    let stem = this.#stems.find(start, end);
    if (!stem) this.#stems.addMissing((stem = new Stem(this.#source, start, end)));
    this.#lastStem = stem;
    return stem;
  }
}

const zero = 0x30;

/** The unit of the first digit of the longest numbers that are looked at as such. */
const largestUnit = 1e8;

/** Names in a part of a list of numbered names; a power of two. */
const partLength = 1024;
const partShift = Math.log2(partLength);

/** How many names without gaps there are at least before numbers that are larger than all are no places. */
const freePlaces = 4096;

/** How many places there may be for each name. */
const placesForName = 8;

/** The names that begin with the same characters and go on with a number, by that. */
class Stem<Name extends SourceName> extends SourceName {
  readonly #parts: (Name | undefined)[][] = [];
  #count = 0;
  /** Whether names whose numbers are too large have been put elsewhere. */
  isSparse = false;

  get(number: number): Name | undefined {
    const part = number >> partShift;
    return part < this.#parts.length ? this.#parts[part]![number & (partLength - 1)] : undefined;
  }

  /** Tells whether so few places stay empty that `number` may be one. */
  hasRoomFor(number: number): boolean {
    return number < freePlaces + placesForName * this.#count;
  }

  set(number: number, name: Name): void {
    const part = number >> partShift;
    while (this.#parts.length <= part) this.#parts.push([]);
    const places = this.#parts[part]!;
    while (places.length < (number & (partLength - 1))) places.push(undefined);
    places[number & (partLength - 1)] = name;
    this.#count++;
  }
}

/** What stands in a source, found by its characters. */
class CharacterTable<Name extends SourceName> {
  readonly #source: string;
  readonly #names: Name[] = [];
  readonly #hashes: number[] = [];
  /** Place + 1 of the name in each slot, 0 for none. */
  #slots = new Int32Array(16);
  /** The hash of what was looked for last, and where its name would be. */
  #hash = 0;
  #slot = 0;

  constructor(source: string) {
    this.#source = source;
  }

  find(start: number, end: number): Name | undefined {
    const source = this.#source;
    let hash = 0;
    for (let i = start; i < end; i++) hash = (Math.imul(hash, 31) + source.charCodeAt(i)) | 0;
    const slots = this.#slots;
    const mask = slots.length - 1;
    let slot = firstSlot(hash) & mask;
    for (let place = slots[slot]!; place > 0; place = slots[slot]!) {
      if (this.#hashes[place - 1] === hash) {
        const name = this.#names[place - 1]!;
        if (name.end - name.start === end - start && isSameText(source, name.start, start, end)) return name;
      }
      slot = (slot + 1) & mask;
    }
    this.#hash = hash;
    this.#slot = slot;
    return undefined;
  }

  /** Adds the name that was looked for last and not found. */
  addMissing(name: Name): void {
    this.#names.push(name);
    this.#hashes.push(this.#hash);
    this.#slots[this.#slot] = this.#names.length;
    if (2 * this.#names.length > this.#slots.length) this.#grow();
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

/** Tells whether the characters from `start` to `end` also stand at `other`. */
function isSameText(source: string, other: number, start: number, end: number): boolean {
  for (let i = start; i < end; i++, other++) if (source.charCodeAt(i) !== source.charCodeAt(other)) return false;
  return true;
}

/** Spreads hashes of names that differ in their last digits. */
function firstSlot(hash: number): number {
  const mixed = Math.imul(hash, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}
