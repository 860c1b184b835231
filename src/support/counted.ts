/** Returns a number with the noun that it counts, in the plural unless it is 1: `1 program`, `0 programs`, `3 programs`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
