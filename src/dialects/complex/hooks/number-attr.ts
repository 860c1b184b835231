import { floatAttr, floatValue } from '../../../ir/attributes/float-values.ts';
import { FloatAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type AsmParser } from '../../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { ComplexType, FloatType } from '../../../ir/types/scalar-types.ts';
import { encodeFloat, floatFormat, type FloatFormat } from '../../../support/float-bits.ts';
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
  return Number.isNaN(number) ? roundedNaN(value, type) : floatAttr(type, number);
}

/** Returns the NaN with the sign and the first bits of its payload where the format has both. Source: convertNaN of llvm/lib/Support/APFloat.cpp. */
function roundedNaN({ type, bits }: FloatAttr, to: FloatType): FloatAttr {
  const from: FloatFormat = floatFormat[type.kind];
  const format: FloatFormat = floatFormat[to.kind];
  const quiet = encodeFloat(format, NaN);
  if (format.specials !== 'ieee' && format.specials !== 'fn') return FloatAttr.ofBits(to, quiet);
  const sign = (bits >> BigInt(from.width - 1)) << BigInt(format.width - 1);
  if (format.specials === 'fn') return FloatAttr.ofBits(to, sign | quiet);
  const payload = bits & ((1n << BigInt(from.mantissaBits)) - 1n);
  const gained = BigInt(format.mantissaBits - from.mantissaBits);
  return FloatAttr.ofBits(to, sign | quiet | (gained >= 0n ? payload << gained : payload >> -gained));
}
