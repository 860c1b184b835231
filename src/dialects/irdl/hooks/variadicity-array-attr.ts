import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { VariadicityAttr, type VariadicityArrayAttr } from '../generated/irdl-attributes.gen.ts';

export const variadicityArrayAttr = {
  /**
   * ```
   * variadicity-array ::= `[` (variadicity (`,` variadicity)*)? `]`
   * ```
   */
  parse(parser: AsmParser): readonly unknown[] {
    parser.parsePunctuation('[');
    const kinds: VariadicityAttr[] = [];
    if (parser.parseOptionalPunctuation(']')) return [kinds];
    const type = '::llvm::ArrayRef<VariadicityAttr>';
    parser.withConsequence(
      () =>
        parser.parseCommaSeparatedList('none', () => {
          kinds.push(parser.parseAttributeOfRecord(VariadicityAttr.spec) as VariadicityAttr);
        }),
      () => `failed to parse VariadicityArrayAttr parameter 'value' which is to be a \`${type}\``,
    );
    parser.parsePunctuation(']');
    return [kinds];
  },

  /** With the blank that upstream has in front of each. */
  print({ value }: VariadicityArrayAttr, printer: AsmPrinter): void {
    printer.print(`[${value.map((kind) => ` ${kind.value}`).join(', ')}]`);
  },
};
