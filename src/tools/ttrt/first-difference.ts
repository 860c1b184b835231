/** Returns where two values of JSON differ first, with what is there and what is expected; undefined when they are equal. */
export function firstDifference(expected: unknown, actual: unknown, path: string): string | undefined {
  if (typeof expected !== 'object' || typeof actual !== 'object' || expected === null || actual === null) {
    if (expected === actual) return undefined;
    if (actual === undefined) return `${path} is missing`;
    if (expected === undefined) return `${path} should not be there`;
    return `${path} is ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`;
  }
  const keys = [...new Set([...Object.keys(expected), ...Object.keys(actual)])];
  for (const key of keys) {
    const inside = Array.isArray(expected) ? `${path}[${key}]` : `${path}.${key}`;
    const found = firstDifference(
      (expected as Readonly<Record<string, unknown>>)[key],
      (actual as Readonly<Record<string, unknown>>)[key],
      inside,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}
