const stateLength = 624;
const middle = 397;

/**
 * The generator of random numbers of 32 bits that C++ calls `std::mt19937`: the same numbers for the same seed.
 * Source: M. Matsumoto and T. Nishimura, Mersenne Twister, 1998, with the initialization of 2002.
 */
export class MersenneTwister {
  readonly #state = new Uint32Array(stateLength);
  #next = stateLength;

  /** Takes a seed of 32 bits. */
  constructor(seed: number) {
    const state = this.#state;
    state[0] = seed;
    for (let i = 1; i < stateLength; i++) {
      const last = state[i - 1]!;
      state[i] = Math.imul(last ^ (last >>> 30), 1812433253) + i;
    }
  }

  /** Returns the next number, an unsigned one of 32 bits. */
  next(): number {
    if (this.#next === stateLength) this.#twist();
    let bits = this.#state[this.#next++]!;
    bits ^= bits >>> 11;
    bits ^= (bits << 7) & 0x9d2c5680;
    bits ^= (bits << 15) & 0xefc60000;
    return (bits ^ (bits >>> 18)) >>> 0;
  }

  #twist(): void {
    const state = this.#state;
    for (let i = 0; i < stateLength; i++) {
      const bits = (state[i]! & 0x80000000) | (state[(i + 1) % stateLength]! & 0x7fffffff);
      state[i] = state[(i + middle) % stateLength]! ^ (bits >>> 1) ^ (bits & 1 ? 0x9908b0df : 0);
    }
    this.#next = 0;
  }
}
