import { type Attribute } from '../../ir/attribute.ts';
import { ArrayAttr } from '../../ir/attributes/container-attributes.ts';
import { StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser, type UnresolvedOperand } from '../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../../ir/interfaces/op-directive.ts';
import { type Value } from '../../ir/value.ts';
import { VariadicityArrayAttr, VariadicityAttr } from './generated/irdl-attributes.gen.ts';
import { Variadicity } from './generated/irdl-enums.gen.ts';

/** Values with names. Source: mlir/lib/Dialect/IRDL/IR/IRDL.cpp. */

const kinds = Object.values(Variadicity);

/**
 * Parses names with values, each of which `parseValue` parses.
 * ```
 * named-values ::= `(` (named-value (`,` named-value)*)? `)`
 * named-value  ::= bare-id `:` value-use
 * ```
 */
function parseNamedValues(parser: OpAsmParser, parseValue: () => UnresolvedOperand): [UnresolvedOperand[], ArrayAttr] {
  const values: UnresolvedOperand[] = [];
  const names: Attribute[] = [];
  parser.parseCommaSeparatedList('paren', () => {
    names.push(StringAttr.get(parser.context, parser.parseAnyKeyword()));
    parser.parsePunctuation(':');
    values.push(parseValue());
  });
  return [values, ArrayAttr.get(parser.context, names)];
}

/** Prints names with values, each behind what `wordOf` says of it. */
function printNamedValues(
  printer: OpAsmPrinter,
  values: readonly Value[],
  { value: names }: ArrayAttr,
  wordOf: (place: number) => string = () => '',
): void {
  printer.print('(');
  values.forEach((value, i) => {
    printer.print(`${i > 0 ? ', ' : ''}${(names[i] as StringAttr).value}: ${wordOf(i)}`);
    printer.printOperand(value);
  });
  printer.print(')');
}

export const NamedValueList: OpDirective = {
  parse: (parser) => parseNamedValues(parser, () => parser.parseOperand()),
  print: (printer, [values, names]) => printNamedValues(printer, values as readonly Value[], names as ArrayAttr),
};

/**
 * The same, but for
 * ```
 * named-value ::= bare-id `:` (`single` | `optional` | `variadic`)? value-use
 * ```
 */
export const NamedValueListWithVariadicity: OpDirective = {
  parse(parser) {
    const { context } = parser;
    const variadicities: VariadicityAttr[] = [];
    const [values, names] = parseNamedValues(parser, () => {
      const kind = kinds.find((keyword) => parser.parseOptionalKeyword(keyword));
      variadicities.push(VariadicityAttr.get(context, kind ?? Variadicity.single));
      return parser.parseOperand();
    });
    return [values, names, VariadicityArrayAttr.get(context, variadicities)];
  },

  print(printer, [values, names, variadicities]) {
    const { value: stated } = variadicities as VariadicityArrayAttr;
    printNamedValues(printer, values as readonly Value[], names as ArrayAttr, (place) => {
      const kind = stated[place]!.value;
      return kind === Variadicity.single ? '' : `${kind} `;
    });
  },
};

/**
 * ```
 * attributes ::= (`{` attribute `=` value-use (`,` attribute `=` value-use)* `}`)?
 * ```
 */
export const AttributesOp: OpDirective = {
  parse(parser) {
    const values: UnresolvedOperand[] = [];
    const names: Attribute[] = [];
    if (parser.parseOptionalPunctuation('{')) {
      parser.parseCommaSeparatedList('none', () => {
        names.push(parser.parseAttribute());
        parser.parsePunctuation('=');
        values.push(parser.parseOperand());
      });
      parser.parsePunctuation('}');
    }
    return [values, ArrayAttr.get(parser.context, names)];
  },

  print(printer, [values, names]) {
    const { value: attributes } = names as ArrayAttr;
    if (attributes.length === 0) return;
    printer.print('{');
    attributes.forEach((name, i) => {
      if (i > 0) printer.print(', ');
      printer.printAttribute(name);
      printer.print(' = ');
      printer.printOperand((values as readonly Value[])[i]!);
    });
    printer.print('}');
  },
};
