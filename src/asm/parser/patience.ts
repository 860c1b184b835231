/** For so many texts in a row that were not known, one more of those that follow is not looked for. */
const missesForOne = 256;
/** So many are passed over at most. */
const mostSkipped = 15;

/**
 * Decides how often a memory of texts is worth to be asked. Programs whose texts are all different, because of a number in each, would else be
 * read once more for nothing; those with some hundred texts, because of as many types, must be looked at until most are known.
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
    this.#misses++;
    this.#toSkip = Math.min(mostSkipped, Math.floor(this.#misses / missesForOne));
  }
}
