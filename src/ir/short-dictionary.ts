import type { Attribute, NamedAttributes } from './attribute.ts';

type Entry = [name: string, value: Attribute];

/** One or two named attributes, in a quarter of the memory of a map. Like every dictionary of an operation it never changes. */
export class ShortDictionary implements NamedAttributes {
  private readonly name1: string;
  private readonly value1: Attribute;
  /** Undefined when there is one entry. */
  private readonly name2: string | undefined;
  private readonly value2: Attribute | undefined;

  constructor(name1: string, value1: Attribute, name2?: string, value2?: Attribute) {
    this.name1 = name1;
    this.value1 = value1;
    this.name2 = name2;
    this.value2 = value2;
  }

  get size(): number {
    return this.name2 === undefined ? 1 : 2;
  }

  get(name: string): Attribute | undefined {
    if (name === this.name1) return this.value1;
    return name === this.name2 ? this.value2 : undefined;
  }

  has(name: string): boolean {
    return name === this.name1 || name === this.name2;
  }

  names(): string[] {
    return this.name2 === undefined ? [this.name1] : [this.name1, this.name2];
  }

  forEach(visit: (value: Attribute, name: string, all: NamedAttributes) => void): void {
    visit(this.value1, this.name1, this);
    if (this.name2 !== undefined) visit(this.value2!, this.name2, this);
  }

  entries(): ArrayIterator<Entry> {
    const first: Entry = [this.name1, this.value1];
    return (this.name2 === undefined ? [first] : [first, [this.name2, this.value2!] satisfies Entry]).values();
  }

  [Symbol.iterator](): ArrayIterator<Entry> {
    return this.entries();
  }

  keys(): ArrayIterator<string> {
    return this.names().values();
  }

  values(): ArrayIterator<Attribute> {
    return (this.name2 === undefined ? [this.value1] : [this.value1, this.value2!]).values();
  }
}

/** Returns a dictionary of the same attributes that takes little memory when they are few. `attributes` must not change any more. */
export function compactDictionary(attributes: ReadonlyMap<string, Attribute>): NamedAttributes {
  const { size } = attributes;
  if (size === 0 || size > 2) return attributes;
  const names = attributes.keys();
  const values = attributes.values();
  const [name, value] = [names.next().value!, values.next().value!];
  return size === 1
    ? new ShortDictionary(name, value)
    : new ShortDictionary(name, value, names.next().value, values.next().value);
}
