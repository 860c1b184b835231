import { floatAttr, floatValue } from '../../../ir/attributes/float-values.ts';
import { FloatAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { ComplexType, FloatType } from '../../../ir/types/scalar-types.ts';
import { convertNaN, floatFormat, type FloatFormat } from '../../../support/float-bits.ts';
import { type NumberAttr } from '../generated/complex-attributes.gen.ts';

/** Source: NumberAttr of mlir/lib/Dialect/Complex/IR/ComplexDialect.cpp. */
export const numberAttr = {
  /**
   * ```
   * number ::= `number` `<` `:` float-type float-literal `,` float-literal `>`
   * ```
   */
  parse(parser: AsmParser): readonly unknown[] {
    parser.parsePunctuation('<');
    parser.parsePunctuation(':');
    const offset = parser.currentOffset;
    const type = parser.parseType();
    const real = parser.parseFloatAttr();
    parser.parsePunctuation(',');
    const imag = parser.parseFloatAttr();
    parser.parsePunctuation('>');
    // Differs: mlir-opt crashes.
    if (!(type instanceof FloatType)) {
      return parser.error(offset, `expected floating-point type, but got '${parser.context.printType(type)}'`);
    }
    return [rounded(real, type), rounded(imag, type), ComplexType.get(type)];
  },

  print({ real, imag }: NumberAttr, printer: AsmPrinter): void {
    printer.print('<:');
    printer.printType(real.type);
    printer.print(' ');
    printer.printAttributeWithoutType(real);
    printer.print(', ');
    printer.printAttributeWithoutType(imag);
    printer.print('>');
  },
};

function rounded(value: FloatAttr, type: FloatType): FloatAttr {
  if (value.type === type) return value;
  const number = floatValue(value);
  if (!Number.isNaN(number)) return floatAttr(type, number);
  const to: FloatFormat = floatFormat[type.kind];
  // What has no NaN gets what stands for it.
  if (to.specials === 'finite') return floatAttr(type, number);
  return FloatAttr.ofBits(type, convertNaN(floatFormat[value.type.kind], value.bits, to));
}
