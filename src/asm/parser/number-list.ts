/** Nested lists of decimal numbers, as they stand in constants. */
export interface NumberList {
  /** Where the list ends in the text. */
  readonly end: number;
  /** How the lists nest, outermost first. */
  readonly shape: readonly number[];
  readonly values: readonly number[];
  /** Whether the numbers are written without points. */
  readonly isInteger: boolean;
}

/** Decimal numbers of so many digits are exact. */
const mostDigits = 15;
/** Powers of ten that are exact: an exact number times or by one of them is rounded once. */
const powersOfTen = Float64Array.from({ length: 23 }, (_, exponent) => Number(`1e${exponent}`));

/** Returns the list at `start`; undefined for what `NumberListReader` leaves to others. */
export function readNumberList(text: string, start: number): NumberList | undefined {
  return new NumberListReader(text, start).read();
}

/**
 * Reads lists of numbers by their characters, without making tokens of them. Leaves to others, who know what to say about them, mistakes, comments,
 * numbers of many digits or of different kinds, and everything that is no decimal number.
 */
class NumberListReader {
  readonly #text: string;
  #at: number;
  readonly #values: number[] = [];
  /** Whether the numbers so far have points; undefined before the first. */
  #isFloat: boolean | undefined;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#at = start;
  }

  read(): NumberList | undefined {
    const text = this.#text;
    /** The sizes of the lists that ended, by depth; those of one depth must be equal. */
    const shape: (number | undefined)[] = [];
    /** How many elements stand before the current one, in each list that is open. */
    const open: number[] = [];
    let wantsElement = true;
    for (;;) {
      const code = text.charCodeAt(this.#at);
      if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) this.#at++;
      else if (wantsElement && code === 0x5b) {
        if (shape.length === open.length) {
          // Numbers and lists do not stand side by side.
          if (this.#values.length > 0) return undefined;
          shape.push(undefined);
        }
        open.push(0);
        this.#at++;
      } else if (wantsElement) {
        if (open.length !== shape.length || !this.#number()) return undefined;
        wantsElement = false;
      } else if (code === 0x2c) {
        open[open.length - 1]!++;
        wantsElement = true;
        this.#at++;
      } else if (code === 0x5d) {
        const size = open.pop()! + 1;
        if ((shape[open.length] ??= size) !== size) return undefined;
        this.#at++;
        if (open.length === 0) return this.#list(shape as number[]);
      } else return undefined;
    }
  }

  #list(shape: readonly number[]): NumberList {
    return { end: this.#at, shape, values: this.#values, isInteger: this.#isFloat === false };
  }

  /** Takes `-`? digits (`.` digits* (`e` sign? digits)?)?; false for what is left to others. */
  #number(): boolean {
    const text = this.#text;
    let at = this.#at;
    let code = text.charCodeAt(at);
    const isNegative = code === 0x2d;
    if (isNegative) code = text.charCodeAt(++at);
    const start = at;
    let value = 0;
    for (; code >= 0x30 && code <= 0x39; code = text.charCodeAt(++at)) value = value * 10 + (code - 0x30);
    let digits = at - start;
    if (digits === 0) return false;
    const isFloat = code === 0x2e;
    if (isFloat) {
      const point = at;
      code = text.charCodeAt(++at);
      for (; code >= 0x30 && code <= 0x39; code = text.charCodeAt(++at)) value = value * 10 + (code - 0x30);
      const decimals = at - point - 1;
      digits += decimals;
      let exponent = -decimals;
      if (code === 0x65 || code === 0x45) {
        const sign = text.charCodeAt(at + 1);
        if (sign === 0x2b || sign === 0x2d) at++;
        let power = 0;
        const first = at + 1;
        code = text.charCodeAt(++at);
        for (; code >= 0x30 && code <= 0x39 && power < 1000; code = text.charCodeAt(++at)) {
          power = power * 10 + (code - 0x30);
        }
        if (at === first) return false;
        exponent += sign === 0x2d ? -power : power;
      }
      if (exponent < -22 || exponent > 22) return false;
      value = exponent < 0 ? value / powersOfTen[-exponent]! : value * powersOfTen[exponent]!;
    }
    // There is no integer minus zero.
    if (digits > mostDigits || isWordCharacter(code) || (isNegative && !isFloat && value === 0)) return false;
    this.#isFloat ??= isFloat;
    if (this.#isFloat !== isFloat) return false;
    this.#values.push(isNegative ? -value : value);
    this.#at = at;
    return true;
  }
}

/** Tells whether the character is a letter or `_`, which goes on with a number or starts a word. */
function isWordCharacter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === 0x5f;
}
