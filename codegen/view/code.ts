/** Pieces of TypeScript text. Formatting is prettier's; these only have to be right. */

/** Returns plain data as a TypeScript expression. Keys are quoted only where they must be. */
export function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return objectCode(Object.entries(value).map(([k, v]) => [k, literal(v)]));
  if (typeof value === 'string') return stringCode(value);
  return String(value);
}

/** Returns an object literal from keys and the code of their values; entries whose code is undefined are left out. */
export function objectCode(entries: readonly (readonly [string, string | undefined])[]): string {
  const parts = entries.flatMap(([key, code]) => (code === undefined ? [] : [`${keyCode(key)}: ${code}`]));
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/** Returns an array literal from the code of its elements. */
export function arrayCode(elements: readonly string[]): string {
  return `[${elements.join(', ')}]`;
}

/** Returns a string literal in single quotes. */
export function stringCode(text: string): string {
  const escaped = text.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n');
  return `'${escaped}'`;
}

/** Returns a key of an object literal or a member of an interface. */
export function keyCode(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : stringCode(name);
}

/** Returns `/** … *\/` around the lines of the texts, which are separated by blank lines; nothing where all are empty. */
export function docComment(...texts: readonly string[]): string {
  const lines = texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n')
    .replace(/\*\//g, '*\\/')
    .split('\n');
  if (lines.length === 1) return lines[0] === '' ? '' : `/** ${lines[0]} */`;
  return ['/**', ...lines.map((line) => (line === '' ? ' *' : ` * ${line}`)), ' */'].join('\n');
}
