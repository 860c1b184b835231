import type { AffineMap } from '../../affine/affine-map.ts';
import type { IntegerSet } from '../../affine/integer-set.ts';
import { Attribute, type NamedAttributes } from '../attribute.ts';
import type { Context } from '../context.ts';
import { ShortDictionary } from '../short-dictionary.ts';

/** `[a, b, c]`. */
export class ArrayAttr extends Attribute {
  private constructor(
    context: Context,
    readonly value: readonly Attribute[],
  ) {
    super(context);
  }

  static get(context: Context, value: readonly Attribute[]): ArrayAttr {
    let hash = value.length;
    for (const { id } of value) hash = (Math.imul(hash, 0x5bd1e995) ^ id) | 0;
    const isSame = ({ value: other }: ArrayAttr): boolean =>
      other.length === value.length && other.every((element, i) => element === value[i]);
    return context.uniqueByHash('array', hash, isSame, () => new ArrayAttr(context, Object.freeze([...value])));
  }
}

/** `{a = 1, b}`; entries are kept sorted by name. */
export class DictionaryAttr extends Attribute {
  private constructor(
    context: Context,
    readonly value: NamedAttributes,
  ) {
    super(context);
  }

  static get(context: Context, value: NamedAttributes): DictionaryAttr {
    const names = sortedNames(value);
    const key = names.map((name) => `${JSON.stringify(name)}${value.get(name)!.id}`).join(',');
    return context.unique(
      'dictionary',
      key,
      () => new DictionaryAttr(context, new Map(names.map((name) => [name, value.get(name)!]))),
    );
  }
}

/** Longer dictionaries are sorted in a better way than by insertion. */
const shortDictionary = 16;

/** Returns the names in the order of their bytes, as MLIR prints them. */
export function sortedNames(attributes: NamedAttributes): string[] {
  // Arrays of a short dictionary are made without an iterator: printing asks for them once or twice per operation.
  const names = attributes instanceof ShortDictionary ? attributes.names() : [...attributes.keys()];
  if (names.length > shortDictionary) return names.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  for (let i = 1; i < names.length; i++) {
    const name = names[i]!;
    let place = i;
    for (; place > 0 && names[place - 1]! > name; place--) names[place] = names[place - 1]!;
    names[place] = name;
  }
  return names;
}

/** `@root::@nested`: names a symbol, possibly through nested symbol tables. */
export class SymbolRefAttr extends Attribute {
  private constructor(
    context: Context,
    readonly rootReference: string,
    readonly nestedReferences: readonly string[],
  ) {
    super(context);
  }

  static get(context: Context, rootReference: string, nestedReferences: readonly string[] = []): SymbolRefAttr {
    return context.unique(
      'symbol',
      // Most name one symbol. The quotes of the others tell them apart.
      nestedReferences.length === 0
        ? `@${rootReference}`
        : [rootReference, ...nestedReferences].map((name) => JSON.stringify(name)).join(),
      () => new SymbolRefAttr(context, rootReference, Object.freeze([...nestedReferences])),
    );
  }

  get isFlat(): boolean {
    return this.nestedReferences.length === 0;
  }

  /** The last name of the path. */
  get leafReference(): string {
    return this.nestedReferences.at(-1) ?? this.rootReference;
  }
}

/** `affine_map<(d0) -> (d0)>`. */
export class AffineMapAttr extends Attribute {
  private constructor(
    context: Context,
    readonly value: AffineMap,
  ) {
    super(context);
  }

  static get(context: Context, value: AffineMap): AffineMapAttr {
    const isSame = (other: AffineMapAttr): boolean => other.value.equals(value);
    return context.uniqueByHash('affine-map', value.hash, isSame, () => new AffineMapAttr(context, value));
  }
}

/** `affine_set<(d0) : (d0 >= 0)>`. */
export class IntegerSetAttr extends Attribute {
  private constructor(
    context: Context,
    readonly value: IntegerSet,
  ) {
    super(context);
  }

  static get(context: Context, value: IntegerSet): IntegerSetAttr {
    const isSame = (other: IntegerSetAttr): boolean => other.value.equals(value);
    return context.uniqueByHash('affine-set', value.hash, isSame, () => new IntegerSetAttr(context, value));
  }
}

/** `strided<[s0, s1], offset: o>`, a memref layout; kDynamic prints as `?`. */
export class StridedLayoutAttr extends Attribute {
  private constructor(
    context: Context,
    readonly offset: number,
    readonly strides: readonly number[],
  ) {
    super(context);
  }

  static get(context: Context, offset: number, strides: readonly number[]): StridedLayoutAttr {
    return context.unique(
      'strided',
      `${offset}:${strides.join()}`,
      () => new StridedLayoutAttr(context, offset, Object.freeze([...strides])),
    );
  }
}
