import { type Diagnostics } from '../diagnostics.ts';
import { type MapEntry, type MapNode, type ScalarNode, type SpecNode, type SpecText, textOf } from '../nodes.ts';
import { type SourceLocation } from '../source.ts';
import { type Bindings, substitute } from './substitute.ts';

/** The text of an argument with its description. */
export interface ArgumentText {
  readonly text: SpecText;
  readonly description: string;
}

/** A value of a field, in the record itself or a parent. */
export interface FieldValue {
  readonly entry: MapEntry;
  readonly bindings: Bindings;
  readonly isInherited?: boolean;
}

/** An item of a list that adds up over the parents of a record. */
export interface ListedText {
  readonly text: SpecText;
  readonly isInherited: boolean;
  /** It stands in the list as it is, without parameters of the class. */
  readonly isLiteral: boolean;
}

type FieldValues = ReadonlyMap<string, readonly FieldValue[]>;

/** Reads the fields of a mapping by type. A field that is absent or of another shape (reported before) reads as empty. */
export class FieldReader {
  /** Where the mapping is declared. */
  readonly location: SourceLocation;
  private readonly fields: FieldValues;
  private readonly diagnostics: Diagnostics;

  constructor(location: SourceLocation, fields: FieldValues, diagnostics: Diagnostics) {
    this.location = location;
    this.fields = fields;
    this.diagnostics = diagnostics;
  }

  /** Reads a mapping that inherits nothing. */
  static of(node: MapNode, diagnostics: Diagnostics, bindings: Bindings = new Map()): FieldReader {
    const fields = new Map([...node.entries].map(([name, entry]) => [name, [{ entry, bindings }]]));
    return new FieldReader(node, fields, diagnostics);
  }

  /** Returns where the field's key is written, or where the mapping is declared when it is absent. */
  keyLocation(name: string): SourceLocation {
    return this.fields.get(name)?.[0]?.entry.key ?? this.location;
  }

  has(name: string): boolean {
    return this.fields.has(name);
  }

  text(name: string): SpecText | undefined {
    const value = this.fields.get(name)?.[0];
    return value?.entry.value.kind === 'scalar' ? this.textFrom(value.entry.value, value.bindings) : undefined;
  }

  string(name: string): string | undefined {
    const node = this.node(name);
    return node?.kind === 'scalar' && typeof node.value === 'string' ? this.text(name)?.text : undefined;
  }

  flag(name: string): boolean {
    const node = this.node(name);
    return node?.kind === 'scalar' && node.value === true;
  }

  /** Returns a boolean field, or undefined when it is absent. */
  boolean(name: string): boolean | undefined {
    const node = this.node(name);
    return node?.kind === 'scalar' && typeof node.value === 'boolean' ? node.value : undefined;
  }

  integer(name: string): number | undefined {
    const node = this.node(name);
    return node?.kind === 'scalar' && typeof node.value === 'number' ? node.value : undefined;
  }

  /** Returns the scalar items of a list of the nearest declaration. */
  texts(name: string): SpecText[] {
    const value = this.fields.get(name)?.[0];
    return value ? this.scalarsOf(value).map((item) => this.textFrom(item, value.bindings)) : [];
  }

  /** Returns the scalar items of the lists of the record and each of its parents, own first. */
  accumulatedTexts(name: string): ListedText[][] {
    return (this.fields.get(name) ?? []).map((value) =>
      this.scalarsOf(value).map((item) => ({
        text: this.textFrom(item, value.bindings),
        isInherited: value.isInherited === true,
        isLiteral: !String(item.value).includes('${'),
      })),
    );
  }

  /** Returns the entries of a list of `"Constraint:$name"` with or without description. */
  arguments(name: string): ArgumentText[] {
    const value = this.fields.get(name)?.[0];
    if (value?.entry.value.kind !== 'list') return [];
    return value.entry.value.items.flatMap((item) => {
      if (item.kind === 'scalar') return [{ text: this.textFrom(item, value.bindings), description: '' }];
      const entry = item.kind === 'map' ? [...item.entries.values()][0] : undefined;
      if (entry?.value.kind !== 'scalar') return [];
      return [
        {
          text: this.textFrom(entry.key, value.bindings),
          description: this.textFrom(entry.value, value.bindings).text,
        },
      ];
    });
  }

  /** Returns readers of the mappings in a list. */
  objects(name: string): FieldReader[] {
    const value = this.fields.get(name)?.[0];
    if (value?.entry.value.kind !== 'list') return [];
    return value.entry.value.items.flatMap((item) =>
      item.kind === 'map' ? [FieldReader.of(item, this.diagnostics, value.bindings)] : [],
    );
  }

  /** Returns the reader of a field that is a mapping. */
  object(name: string): FieldReader | undefined {
    const value = this.fields.get(name)?.[0];
    return value?.entry.value.kind === 'map'
      ? FieldReader.of(value.entry.value, this.diagnostics, value.bindings)
      : undefined;
  }

  private node(name: string): SpecNode | undefined {
    return this.fields.get(name)?.[0]?.entry.value;
  }

  private scalarsOf({ entry: { value } }: FieldValue): ScalarNode[] {
    return value.kind === 'list' ? value.items.filter((item) => item.kind === 'scalar') : [];
  }

  private textFrom(node: SpecNode & { kind: 'scalar' }, bindings: Bindings): SpecText {
    return substitute(textOf(node), bindings, this.diagnostics);
  }
}
