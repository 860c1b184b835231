import { StringAttr, TypeAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type OpDirective } from '../../../ir/interfaces/op-directive.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type GlobalOp } from '../generated/ml_program-ops.gen.ts';

/** Who sees the variable, which must be said; without the attribute, everybody. */
const SymbolVisibility: OpDirective = {
  parse(parser) {
    const visibility = ['public', 'private', 'nested'].find((keyword) => parser.parseOptionalKeyword(keyword));
    if (visibility === undefined)
      return parser.error(parser.currentOffset, "expected 'public', 'private', or 'nested'");
    return [StringAttr.get(parser.context, visibility)];
  },
  print: (printer, [visibility]) => printer.print(visibility instanceof StringAttr ? visibility.value : 'public'),
};

/**
 * The initial value and the type.
 * ```
 * typed-initial-value ::= (`(` attribute `)`)? `:` type
 * ```
 */
const TypedInitialValue: OpDirective = {
  parse(parser) {
    let value: Attribute | undefined;
    if (parser.parseOptionalPunctuation('(')) {
      value = parser.parseAttribute();
      parser.parsePunctuation(')');
    }
    return [TypeAttr.get(parser.parseColonType()), value];
  },
  print(printer, [type, value]) {
    if (value !== undefined) {
      printer.print('(');
      printer.printAttribute(value as Attribute);
      printer.print(')');
    }
    printer.print(' : ');
    printer.printAttribute(type as Attribute);
  },
};

export const globalOp = {
  verify(op: GlobalOp): LogicalResult {
    return op.isMutable || op.value !== undefined || op.emitOpError('immutable global must have an initial value');
  },

  directives: { SymbolVisibility, TypedInitialValue },
};
