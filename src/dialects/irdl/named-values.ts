import { type Attribute } from '../../ir/attribute.ts';
import { ArrayAttr } from '../../ir/attributes/container-attributes.ts';
import { StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type UnresolvedOperand } from '../../ir/interfaces/op-asm-parser.ts';
import { type OpDirective } from '../../ir/interfaces/op-directive.ts';
import { type Value } from '../../ir/value.ts';
import { VariadicityArrayAttr, VariadicityAttr } from './generated/irdl-attributes.gen.ts';
import { Variadicity } from './generated/irdl-enums.gen.ts';

/** Values with names. Source: mlir/lib/Dialect/IRDL/IR/IRDL.cpp. */

const kinds = Object.values(Variadicity);

const textsOf = (names: ArrayAttr): readonly string[] => names.value.map((name) => (name as StringAttr).value);

/**
 * ```
 * named-values ::= `(` (named-value (`,` named-value)*)? `)`
 * named-value  ::= bare-id `:` value-use
 * ```
 */
export const NamedValueList: OpDirective = {
  parse(parser) {
    const values: UnresolvedOperand[] = [];
    const names: Attribute[] = [];
    parser.parseCommaSeparatedList('paren', () => {
      names.push(StringAttr.get(parser.context, parser.parseAnyKeyword()));
      parser.parsePunctuation(':');
      values.push(parser.parseOperand());
    });
    return [values, ArrayAttr.get(parser.context, names)];
  },

  print(printer, [values, names]) {
    const texts = textsOf(names as ArrayAttr);
    printer.print('(');
    (values as readonly Value[]).forEach((value, i) => {
      printer.print(`${i > 0 ? ', ' : ''}${texts[i]}: `);
      printer.printOperand(value);
    });
    printer.print(')');
  },
};

/**
 * ```
 * named-values ::= `(` (named-value (`,` named-value)*)? `)`
 * named-value  ::= bare-id `:` (`single` | `optional` | `variadic`)? value-use
 * ```
 */
export const NamedValueListWithVariadicity: OpDirective = {
  parse(parser) {
    const { context } = parser;
    const values: UnresolvedOperand[] = [];
    const names: Attribute[] = [];
    const variadicities: VariadicityAttr[] = [];
    parser.parseCommaSeparatedList('paren', () => {
      names.push(StringAttr.get(context, parser.parseAnyKeyword()));
      parser.parsePunctuation(':');
      const kind = kinds.find((keyword) => parser.parseOptionalKeyword(keyword));
      variadicities.push(VariadicityAttr.get(context, kind ?? Variadicity.single));
      values.push(parser.parseOperand());
    });
    return [values, ArrayAttr.get(context, names), VariadicityArrayAttr.get(context, variadicities)];
  },

  print(printer, [values, names, variadicities]) {
    const texts = textsOf(names as ArrayAttr);
    printer.print('(');
    (values as readonly Value[]).forEach((value, i) => {
      const kind = (variadicities as VariadicityArrayAttr).value[i]!.value;
      printer.print(`${i > 0 ? ', ' : ''}${texts[i]}: ${kind === Variadicity.single ? '' : `${kind} `}`);
      printer.printOperand(value);
    });
    printer.print(')');
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
