import { parseDynamicIndexList, printDynamicIndexList } from '../../builtin/dynamic-index-list.ts';
import { type DenseArrayAttr } from '../../ir/attributes/elements-attributes.ts';
import { type OpDirective } from '../../ir/interfaces/op-directive.ts';
import { type Value } from '../../ir/value.ts';

/** `custom<DynamicIndexList>($values, $integers)` in parentheses: `(4, %n, 6)`. */
export const ParenthesizedIndexList: OpDirective = {
  parse(parser) {
    const { values, integers } = parseDynamicIndexList(parser, 'paren');
    return [values, integers];
  },
  print: (printer, [values, integers]) =>
    printDynamicIndexList(printer, values as readonly Value[], integers as DenseArrayAttr, 'paren'),
};
