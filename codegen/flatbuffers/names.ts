/** Returns the TypeScript name of a field: `core_range_set` -> `coreRangeSet`. */
export function toProperty(name: string): string {
  return name.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());
}
