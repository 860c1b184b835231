/** Returns `operand_constraints`, `init-memory-space` or `OperandSegments` as lower camel case. */
export function camelCase(name: string): string {
  const joined = name
    .replace(/[-_.]+([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/[-_.]+$/, '');
  return joined.charAt(0).toLowerCase() + joined.slice(1);
}

/** Returns a class or enum name as the name of a constant: `MemorySpace` gives `memorySpace`, `OOBVal` gives `oobVal`. */
export function constantCase(name: string): string {
  const capitals = /^[A-Z0-9]+(?=[A-Z][a-z]|$|_)/.exec(name)?.[0];
  if (capitals !== undefined) return capitals.toLowerCase() + name.slice(capitals.length);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
