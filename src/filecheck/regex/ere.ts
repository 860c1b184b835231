/** The syntax tree of an extended regular expression over bytes. */
import { type ByteSet } from './byte-set.ts';

/** A place without width: start or end of a line, start or end of a word. */
export type EreAssertion = 'bol' | 'eol' | 'bow' | 'eow';

/** A node of the tree; an empty `concat` matches the empty string. */
export type Ere =
  | { readonly kind: 'byte'; readonly byte: number }
  | { readonly kind: 'set'; readonly set: ByteSet }
  | { readonly kind: 'assert'; readonly assertion: EreAssertion }
  | { readonly kind: 'concat'; readonly parts: readonly Ere[] }
  | { readonly kind: 'alternate'; readonly branches: readonly Ere[] }
  | { readonly kind: 'repeat'; readonly body: Ere; readonly min: number; readonly max: number }
  | { readonly kind: 'group'; readonly index: number; readonly body: Ere }
  | { readonly kind: 'backref'; readonly index: number };

/** A parsed expression: its tree, and how many groups it has (numbered from 1 in the order of their parentheses). */
export interface ParsedEre {
  readonly root: Ere;
  readonly groupCount: number;
  readonly hasBackref: boolean;
}
