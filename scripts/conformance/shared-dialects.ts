import { type Program } from './corpus.ts';

/** Returns whether a program has operations, types and attributes only of dialects that both tools know, or that neither knows. */
export function sharedDialectsOnly(theirs: readonly string[], ours: readonly string[]): (program: Program) => boolean {
  const known = new Set(theirs);
  const own = new Set(ours);
  const oneSided = [...theirs.filter((name) => !own.has(name)), ...ours.filter((name) => !known.has(name))];
  const pattern = new RegExp(
    String.raw`(?:(?:^\s*|= |["!#])(?:${oneSided.join('|')})\.[a-zA-Z_]|[!#](?:${oneSided.join('|')})<)`,
    'm',
  );
  return ({ text }) => !pattern.test(text);
}
