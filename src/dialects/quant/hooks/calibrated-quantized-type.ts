import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { FloatType } from '../../../ir/types/scalar-types.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { exponentText } from '../../../support/exponent-text.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type CalibratedQuantizedType } from '../generated/quant-types.gen.ts';
import { parseExpressedType, printNumber } from '../storage-syntax.ts';

/** Source: CalibratedQuantizedType of mlir/lib/Dialect/Quant/IR/QuantTypes.cpp and TypeParser.cpp, texts verbatim. */
export const calibratedQuantizedType = {
  verify(emitError: EmitError, { min, max }: Pick<CalibratedQuantizedType, 'min' | 'max'>): LogicalResult {
    return !(min >= max) || emitError(`illegal min and max: (${exponentText(min)}:${exponentText(max)})`);
  },

  /**
   * ```
   * calibrated ::= `calibrated` `<` expressed-type `<` min `:` max `>` `>`
   * ```
   */
  parse(parser: AsmParser): readonly unknown[] {
    parser.parsePunctuation('<');
    const offset = parser.currentOffset;
    const expressedType = parser.withConsequence(
      () => parseExpressedType(parser),
      () => 'expecting float expressed type',
      offset,
    );
    const range = parser.withConsequence(
      () => {
        parser.parsePunctuation('<');
        const min = parser.parseFloat();
        parser.parsePunctuation(':');
        const max = parser.parseFloat();
        parser.parsePunctuation('>');
        return [min, max];
      },
      () => 'calibrated values must be present',
      offset,
    );
    parser.parsePunctuation('>');
    return [expressedType, ...range];
  },

  print({ context, expressedType, min, max }: CalibratedQuantizedType, printer: AsmPrinter): void {
    const double = FloatType.get(context, 'f64');
    printer.print('<');
    printer.printType(expressedType);
    printer.print('<');
    printNumber(min, double, printer);
    printer.print(':');
    printNumber(max, double, printer);
    printer.print('>>');
  },
};
