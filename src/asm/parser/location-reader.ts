import { CallSiteLoc, fuseLocations, NameLoc, UnknownLoc, type Location } from '../../ir/location.ts';
import { isBareIdCharacter, suffixIdEnd } from '../lexer/lexer.ts';
import { CharacterReader } from './character-reader.ts';

/** Digits and brackets of which there are more are left to the grammar. */
const mostDigits = 9;
const mostNested = 64;

/** What names and places in the text stand for. */
export interface LocationNames {
  /** Returns the text from `start` to `end`, for the same text most often the same string. */
  pooledText(start: number, end: number): string;
  /** Returns the location that the alias from `start` to `end` stands for inside another one; undefined for what is left to the grammar. */
  aliasInside(start: number, end: number): Location | undefined;
  /** Returns the same for an alias that stands alone, which may be defined later. */
  aliasAlone(start: number, end: number): Location | undefined;
  fileLocation(filename: string, line: number, column: number): Location;
}

/**
 * Reads locations by their characters, without making tokens of them: with debug information, most of a file is locations. Leaves to the grammar, which knows
 * what to say about them, mistakes, comments, escapes, ranges and metadata.
 */
export class LocationReader extends CharacterReader {
  readonly #names: LocationNames;
  #nesting = 0;

  constructor(text: string, names: LocationNames) {
    super(text);
    this.#names = names;
  }

  /** Returns the location `loc(…)` that stands at `start`; undefined for what is left to the grammar. */
  read(start: number, mayBeDefinedLater: boolean): Location | undefined {
    this.at = start;
    this.#nesting = 0;
    if (!this.#takesWord('loc') || !this.takes(0x28)) return undefined;
    const location =
      mayBeDefinedLater && this.next() === 0x23 ? this.#names.aliasAlone(this.at, this.#takeAlias()) : this.#instance();
    return location && this.takes(0x29) ? location : undefined;
  }

  #instance(): Location | undefined {
    if (this.#nesting === mostNested) return undefined;
    this.#nesting++;
    const location = this.#oneInstance();
    this.#nesting--;
    return location;
  }

  #oneInstance(): Location | undefined {
    switch (this.next()) {
      case 0x23:
        return this.#names.aliasInside(this.at, this.#takeAlias());
      case 0x22:
        return this.#fileOrName();
      case 0x63:
        return this.#takesWord('callsite') ? this.#callSite() : undefined;
      case 0x66:
        return this.#takesWord('fused') ? this.#fused() : undefined;
      default:
        return this.#takesWord('unknown') ? UnknownLoc.instance : undefined;
    }
  }

  #takeAlias(): number {
    return (this.at = suffixIdEnd(this.text, this.at + 1));
  }

  #fileOrName(): Location | undefined {
    const { text } = this;
    const start = this.at + 1;
    let end = start;
    for (let code = text.charCodeAt(end); code !== 0x22; code = text.charCodeAt(++end)) {
      // Line ends and other control characters, the end of the text, and escapes.
      if (!(code >= 0x20) || code === 0x5c) return undefined;
    }
    // A place in a file without name is one in another, a range is not.
    if (end === start) return undefined;
    this.at = end + 1;
    const name = this.#names.pooledText(start, end);
    if (this.takes(0x3a)) {
      const line = this.#position();
      const column = this.takes(0x3a) ? this.#position() : 0;
      // The word `to` of a range.
      if (line < 0 || column < 0 || this.next() === 0x74) return undefined;
      return this.#names.fileLocation(name, line, column);
    }
    if (!this.takes(0x28)) return new NameLoc(name);
    const child = this.#instance();
    return child && this.takes(0x29) ? new NameLoc(name, child) : undefined;
  }

  /** Returns the number that stands here, -1 if there is none. */
  #position(): number {
    const { text } = this;
    let code = this.next();
    const start = this.at;
    let value = 0;
    for (; code >= 0x30 && code <= 0x39; code = text.charCodeAt(++this.at)) value = 10 * value + code - 0x30;
    const digits = this.at - start;
    return digits === 0 || digits > mostDigits || isBareIdCharacter(code) ? -1 : value | 0;
  }

  #callSite(): Location | undefined {
    if (!this.takes(0x28)) return undefined;
    const callee = this.#instance();
    if (!callee || this.next() !== 0x61 || !this.#takesWord('at')) return undefined;
    const caller = this.#instance();
    return caller && this.takes(0x29) ? new CallSiteLoc(callee, caller) : undefined;
  }

  #fused(): Location | undefined {
    if (!this.takes(0x5b)) return undefined;
    const parts: Location[] = [];
    do {
      const part = this.#instance();
      if (!part) return undefined;
      parts.push(part);
    } while (this.takes(0x2c));
    return this.takes(0x5d) ? fuseLocations(parts) : undefined;
  }

  /** Takes the word if it stands here. */
  #takesWord(word: string): boolean {
    const end = this.at + word.length;
    if (!this.text.startsWith(word, this.at) || isBareIdCharacter(this.text.charCodeAt(end))) return false;
    this.at = end;
    return true;
  }
}
