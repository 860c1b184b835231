import { type MersenneTwister } from './mersenne-twister.ts';

/** Shuffles a list in place, in the order that `llvm::shuffle` gives with the same generator. Source: llvm/ADT/STLExtras.h. */
export function shuffle(list: unknown[], generator: MersenneTwister): void {
  for (let i = 0; i < list.length - 1; i++) {
    const other = i + (generator.next() % (list.length - i));
    [list[i], list[other]] = [list[other], list[i]];
  }
}
