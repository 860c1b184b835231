/**
 * Declarative assembly formats as data. Codegen parses and checks the text of a spec's `assemblyFormat`; src/asm runs it in
 * both directions. Source: ODS, "Declarative Assembly Format".
 */
export type FormatElement =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'whitespace'; readonly text: string }
  | { readonly kind: 'variable'; readonly name: string; readonly qualified?: true }
  | { readonly kind: 'type'; readonly of: string; readonly qualified?: true }
  | { readonly kind: 'ref'; readonly name: string; readonly isType?: true }
  | {
      readonly kind:
        | 'attr-dict'
        | 'attr-dict-with-keyword'
        | 'prop-dict'
        | 'operands'
        | 'results'
        | 'regions'
        | 'successors'
        | 'params';
    }
  | { readonly kind: 'functional-type'; readonly inputs: FormatArgument; readonly results: FormatArgument }
  | { readonly kind: 'struct'; readonly names: readonly string[] | 'params' }
  | { readonly kind: 'custom'; readonly name: string; readonly args: readonly FormatElement[] }
  | {
      readonly kind: 'optional';
      readonly then: readonly FormatElement[];
      readonly otherwise: readonly FormatElement[];
      /** Index of the anchor in `then`, in `otherwise` when inverted. */
      readonly anchor: number;
      /** `then` is printed when the anchor is absent. */
      readonly inverted?: true;
    }
  | {
      readonly kind: 'oilist';
      readonly clauses: readonly { readonly keyword: string; readonly elements: readonly FormatElement[] }[];
    };

/** `operands`, `results`, or the name of an operand or result. */
export type FormatArgument = string;

export type AssemblyFormat = readonly FormatElement[];
