import { type Attribute } from '../../ir/attribute.ts';
import { LocationAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { SourceName } from '../lexer/name-table.ts';

/** A name behind `#` or `!`, its sigil included, and what it stands for if it is an alias that was defined. */
export class AliasName extends SourceName {
  attribute: Attribute | undefined = undefined;
  /** What a definition `loc(…)` says, of which no attribute is made until one is wanted: most locations are wanted by operations only. */
  location: Location | undefined = undefined;
  /** What such a definition says that was read ahead: only locations may refer to it. */
  locationBehind: Location | undefined = undefined;
  type: Type | undefined = undefined;
  /** Names with dots are those of dialects. */
  readonly isDotted: boolean;

  constructor(source: string, start: number, end: number) {
    super(source, start, end);
    this.isDotted = this.text.includes('.');
  }

  /** Whether the name stands for an attribute. */
  get hasAttribute(): boolean {
    return this.attribute !== undefined || this.location !== undefined;
  }

  /** Returns the attribute that the name stands for, undefined if it is none. */
  attributeIn(context: Context): Attribute | undefined {
    if (this.location) this.attribute ??= LocationAttr.get(context, this.location);
    return this.attribute;
  }

  /** The name without its sigil. */
  get name(): string {
    return this.text.slice(1);
  }
}
