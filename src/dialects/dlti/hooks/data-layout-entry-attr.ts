import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { parseOptionalKey, printKey } from '../entry-table.ts';
import { type DataLayoutEntryAttr } from '../generated/dlti-attributes.gen.ts';

/** Source: DataLayoutEntryAttr of mlir/lib/Dialect/DLTI/DLTI.cpp. */
export const dataLayoutEntryAttr = {
  /**
   * ```
   * dl-entry ::= `<` (type | string) `,` attribute `>`
   * ```
   */
  parse(parser: AsmParser): readonly unknown[] {
    parser.parsePunctuation('<');
    const offset = parser.currentOffset;
    const key =
      parseOptionalKey(parser, () => parser.parseOptionalType()) ??
      parser.error(offset, 'expected a type or a quoted string');
    parser.parsePunctuation(',');
    const value = parser.parseAttribute();
    parser.parsePunctuation('>');
    return [key, value];
  },

  print({ key, value }: DataLayoutEntryAttr, printer: AsmPrinter): void {
    printer.print('<');
    printKey(key, printer);
    printer.print(', ');
    printer.printAttribute(value);
    printer.print('>');
  },
};
