import { type Attribute } from '../../ir/attribute.ts';
import { type Type } from '../../ir/type.ts';
import { SourceName } from '../lexer/name-table.ts';

/** A name behind `#` or `!`, its sigil included, and what it stands for if it is an alias that was defined. */
export class AliasName extends SourceName {
  attribute: Attribute | undefined = undefined;
  /** What a definition that was read ahead says: only locations may refer to it. */
  attributeBehind: Attribute | undefined = undefined;
  type: Type | undefined = undefined;
  /** Names with dots are those of dialects. */
  readonly isDotted: boolean;

  constructor(source: string, start: number, end: number) {
    super(source, start, end);
    this.isDotted = this.text.includes('.');
  }

  /** The name without its sigil. */
  get name(): string {
    return this.text.slice(1);
  }
}
