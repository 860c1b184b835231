import type { AffineMap } from '../../affine/affine-map.ts';
import type { IntegerSet } from '../../affine/integer-set.ts';
import { hashOf, hashOfIds, hashWith } from '../../support/hash.ts';
import { isSameList } from '../../support/lists.ts';
import { Attribute, equalAttributes, hashAttributes, type NamedAttributes } from '../attribute.ts';
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
    const isSame = ({ value: other }: ArrayAttr): boolean => isSameList(other, value);
    return context.uniqueByHash(
      'array',
      hashOfIds(value),
      isSame,
      () => new ArrayAttr(context, Object.freeze([...value])),
    );
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
    return context.uniqueByHash(
      'dictionary',
      hashAttributes(value),
      (other: DictionaryAttr) => equalAttributes(other.value, value),
      () => new DictionaryAttr(context, new Map(sortedNames(value).map((name) => [name, value.get(name)!]))),
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
    const make = () => new SymbolRefAttr(context, rootReference, Object.freeze([...nestedReferences]));
    if (nestedReferences.length === 0) return context.unique('symbol', rootReference, make);
    return context.unique('nested-symbol', JSON.stringify([rootReference, ...nestedReferences]), make);
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
    return context.uniqueByHash(
      'strided',
      hashWith(hashOf(strides), offset),
      (other: StridedLayoutAttr) => other.offset === offset && isSameList(other.strides, strides),
      () => new StridedLayoutAttr(context, offset, Object.freeze([...strides])),
    );
  }
}
