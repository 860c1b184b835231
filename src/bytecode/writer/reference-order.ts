/** A dialect and its number in a file. */
export interface NumberedDialect {
  readonly name: string;
  readonly number: number;
}

/** Something that a file has a number for. */
export interface Numbered<T> {
  readonly what: T;
  readonly dialect: NumberedDialect;
  /** How often something refers to it. */
  references: number;
  number: number;
}

/** Numbers of more bytes than this hold all there can be. */
const mostBytes = 8;

/**
 * Returns the things in the order of their numbers, which they are given: what is referred to more often first; of those whose numbers take
 * equally many bytes, things of one dialect beside each other. Source: groupByDialectPerByte of mlir/lib/Bytecode/Writer/IRNumbering.cpp.
 */
export function byReferences<T>(all: readonly Numbered<T>[]): readonly Numbered<T>[] {
  const sorted = [...all].sort((a, b) => b.references - a.references);
  const ordered: Numbered<T>[] = [];
  let first = 0;
  let size = 0;
  for (let bytes = 1; bytes <= mostBytes && ordered.length < sorted.length; bytes++) {
    size = 2 ** (7 * bytes) - size;
    const group = sorted.slice(ordered.length, ordered.length + size);
    const place = ({ dialect }: Numbered<T>): number => (dialect.number === first ? -1 : dialect.number);
    group.sort((a, b) => place(a) - place(b));
    first = group.at(-1)!.dialect.number;
    for (const one of group) ordered.push(one);
  }
  ordered.forEach((one, i) => (one.number = i));
  return ordered;
}
