/** Numbers of which the least can be taken. Cost of each call: logarithmic in how many there are. */
export class MinHeap {
  /** Number `i` is not above those at `2 * i + 1` and `2 * i + 2`. */
  readonly #numbers: number[] = [];

  push(number: number): void {
    const numbers = this.#numbers;
    let place = numbers.length;
    for (let above = (place - 1) >> 1; place > 0 && numbers[above]! > number; above = (place - 1) >> 1) {
      numbers[place] = numbers[above]!;
      place = above;
    }
    numbers[place] = number;
  }

  /** Removes the least number and returns it; undefined when there is none. */
  pop(): number | undefined {
    const numbers = this.#numbers;
    const least = numbers[0];
    const last = numbers.pop();
    if (last === undefined || numbers.length === 0) return least;
    let place = 0;
    for (let below = 1; below < numbers.length; below = 2 * place + 1) {
      if (below + 1 < numbers.length && numbers[below + 1]! < numbers[below]!) below++;
      if (numbers[below]! >= last) break;
      numbers[place] = numbers[below]!;
      place = below;
    }
    numbers[place] = last;
    return least;
  }
}
