import { type OpDirective } from '../../ir/interfaces/op-directive.ts';
import { type UnresolvedOperand } from '../../ir/interfaces/op-asm-parser.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';

/**
 * What an operation of a graph comes after, and the type of what stands for it.
 * ```
 * token-ordering ::= `ordering` `(` (`(` `)` | value-use-list) `->` type `)`
 * ```
 */
export const TokenOrdering: OpDirective = {
  parse(parser) {
    const tokens: UnresolvedOperand[] = [];
    const types: Type[] = [];
    if (parser.parseOptionalKeyword('ordering')) {
      parser.parsePunctuation('(');
      if (parser.parseOptionalPunctuation('(')) parser.parsePunctuation(')');
      else tokens.push(...parser.parseOperandList());
      parser.parsePunctuation('->');
      types.push(parser.parseType());
      parser.parsePunctuation(')');
    }
    return [tokens, types];
  },

  print(printer, [tokens, types]) {
    const consumed = tokens as readonly Value[];
    printer.print(' ordering(');
    if (consumed.length === 0) printer.print('()');
    else printer.printOperands(consumed);
    printer.print(' -> ');
    printer.printTypes(types as readonly Type[]);
    printer.print(')');
  },
};
