/** After so many texts in a row that were not known, only one of some is looked for. */
const mostMisses = 64;
const skipped = 15;

/**
 * Decides how often a memory of texts is worth to be asked. Programs whose texts are all different, because of a number in each, would else be
 * read once more for nothing.
 */
export class Patience {
  #misses = 0;
  #toSkip = 0;

  /** Starts anew, for another source. */
  reset(): void {
    this.#misses = this.#toSkip = 0;
  }

  /** Tells whether the next text is to be looked for. */
  isWorthALook(): boolean {
    if (this.#toSkip === 0) return true;
    this.#toSkip--;
    return false;
  }

  /** Takes note that a text was known. */
  found(): void {
    this.#misses = 0;
  }

  /** Takes note that a text was not known. */
  missed(): void {
    if (this.#misses < mostMisses) this.#misses++;
    else this.#toSkip = skipped;
  }
}
