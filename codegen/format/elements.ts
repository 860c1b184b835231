/** What `functional-type` and `type` refer to: the name of an operand or result, or all of them. */
export type FormatArgument = string;

/** A part of a declarative assembly format; the runtime interprets the same data. */
export type FormatElement =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'whitespace'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string; readonly qualified?: true }
  | { readonly kind: 'type'; readonly of: FormatArgument; readonly qualified?: true }
  | { readonly kind: 'ref'; readonly name: string; readonly isType?: true }
  | { readonly kind: PlainDirective }
  | { readonly kind: 'functional-type'; readonly inputs: FormatArgument; readonly results: FormatArgument }
  | { readonly kind: 'struct'; readonly names: readonly string[] | 'params' }
  | { readonly kind: 'custom'; readonly name: string; readonly args: readonly FormatElement[] }
  | OptionalGroup
  | { readonly kind: 'oilist'; readonly clauses: readonly OIListClause[] };

/** A directive without arguments. */
export type PlainDirective =
  'attr-dict' | 'attr-dict-with-keyword' | 'prop-dict' | 'operands' | 'results' | 'regions' | 'successors' | 'params';

/** `(then^)? : (otherwise)`; `anchor` is an index into `then`, or into `otherwise` when inverted. */
export interface OptionalGroup {
  readonly kind: 'optional';
  readonly then: readonly FormatElement[];
  readonly otherwise: readonly FormatElement[];
  readonly anchor: number;
  readonly inverted?: true;
}

/** One clause of `oilist`. */
export interface OIListClause {
  readonly keyword: string;
  readonly elements: readonly FormatElement[];
}
