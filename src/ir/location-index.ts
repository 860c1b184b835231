import {
  locationKey,
  type CallSiteLoc,
  type FileLineColLoc,
  type FusedLoc,
  type Location,
  type NameLoc,
} from './location.ts';

/** The first numbers of keys. Those of places in files are the file's number times the last one. */
const enum KeyKind {
  Name = 1,
  CallSite = 2,
  Fused = 3,
  FusedPart = 4,
  Rare = 5,
  Files = 8,
}

type Composite = NameLoc | CallSiteLoc | FusedLoc;

/**
 * Numbers locations by what they say, from 0 on, with few gaps, since equal ones are often several objects. Most programs have one for every operation, so that no texts are
 * made of them: a location is found by a few numbers.
 */
export class LocationIndex {
  readonly #triples = new TripleTable();
  /** The numbers of file names, names and, by their keys, of what is rare. */
  readonly #texts = new Map<string, number>();
  #lastFilename = '';
  #lastFile = -1;

  /** Returns the number of `location`, a new one if it has none yet. */
  of(location: Location): number {
    if (location.kind === 'file') return this.#ofFile(location);
    if (location.kind === 'unknown') return this.#ofRare('?');
    if (location.indexedBy !== this) {
      location.index = this.#ofParts(location);
      location.indexedBy = this;
    }
    return location.index;
  }

  #ofParts(location: Composite): number {
    if (location.kind === 'name') {
      return this.#triples.place(KeyKind.Name, this.#ofText(location.name), this.of(location.child));
    }
    if (location.kind === 'callsite') {
      return this.#triples.place(KeyKind.CallSite, this.of(location.callee), this.of(location.caller));
    }
    const { metadata, locations } = location;
    let index = this.#triples.place(KeyKind.Fused, metadata?.id ?? 0, locations.length);
    for (const part of locations) index = this.#triples.place(KeyKind.FusedPart, index, this.of(part));
    return index;
  }

  #ofFile(location: FileLineColLoc): number {
    if (location.end) return this.#ofRare(locationKey(location));
    const { filename, line, column } = location;
    if (filename !== this.#lastFilename || this.#lastFile < 0) {
      this.#lastFilename = filename;
      this.#lastFile = this.#ofText(filename);
    }
    return this.#triples.place(KeyKind.Files * this.#lastFile, line, column);
  }

  #ofText(text: string): number {
    let index = this.#texts.get(text);
    if (index === undefined) this.#texts.set(text, (index = this.#texts.size));
    return index;
  }

  #ofRare(key: string): number {
    return this.#triples.place(KeyKind.Rare, this.#ofText(key), 0);
  }
}

/** Gives triples of 32-bit numbers places, from 0 on. */
class TripleTable {
  #keys = new Int32Array(3 * 512);
  /** Place + 1 of the triple in each slot, 0 for none. */
  #slots = new Int32Array(1024);
  #count = 0;

  place(a: number, b: number, c: number): number {
    if (2 * this.#count === this.#slots.length) this.#grow();
    const keys = this.#keys;
    const slots = this.#slots;
    for (let slot = hash(a, b, c) & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
      const place = slots[slot]! - 1;
      if (place < 0) {
        const at = 3 * this.#count;
        keys[at] = a;
        keys[at + 1] = b;
        keys[at + 2] = c;
        return (slots[slot] = ++this.#count) - 1;
      }
      const at = 3 * place;
      if (keys[at] === (a | 0) && keys[at + 1] === (b | 0) && keys[at + 2] === (c | 0)) return place;
    }
  }

  #grow(): void {
    const keys = new Int32Array(2 * this.#keys.length);
    keys.set(this.#keys);
    const slots = new Int32Array(2 * this.#slots.length);
    for (let place = 0; place < this.#count; place++) {
      let slot = hash(keys[3 * place]!, keys[3 * place + 1]!, keys[3 * place + 2]!) & (slots.length - 1);
      while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
      slots[slot] = place + 1;
    }
    this.#keys = keys;
    this.#slots = slots;
  }
}

function hash(a: number, b: number, c: number): number {
  let mixed = Math.imul(a, 0x1e3779b1) ^ Math.imul(b, 0x05ebca6b) ^ Math.imul(c, 0x22b2ae35);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
}
