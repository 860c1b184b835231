import { DenseArrayAttr } from '../ir/attributes/elements-attributes.ts';
import { type OpAsmParser } from '../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../ir/interfaces/op-asm-printer.ts';
import { type DirectiveArgument, type OpDirective } from '../ir/interfaces/op-directive.ts';
import { type Region } from '../ir/region.ts';
import { IntegerType } from '../ir/types/scalar-types.ts';
import { parseInt64 } from './int64-syntax.ts';

/** `custom<SwitchCases>($cases, $caseRegions)`: a line `case <integer> <region>` for each case. */
export const switchCases: OpDirective = {
  parse(parser: OpAsmParser) {
    const cases: bigint[] = [];
    const regions: Region[] = [];
    while (parser.parseOptionalKeyword('case')) {
      cases.push(parseInt64(parser));
      regions.push(parser.parseRegion());
    }
    return [DenseArrayAttr.get(IntegerType.get(parser.context, 64), cases), regions];
  },

  print(printer: OpAsmPrinter, [cases, regions]: readonly DirectiveArgument[]): void {
    (cases as DenseArrayAttr).values.forEach((value, i) => {
      printer.printNewline();
      printer.print(`case ${value} `);
      printer.printRegion((regions as readonly Region[])[i]!, { printEntryBlockArgs: false });
    });
  },
};
