import { parseInt64 } from '../../builtin/int64-syntax.ts';
import { type AsmParser } from '../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { floatAttr } from '../../ir/attributes/float-values.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';

/** How values are stored. Bounds are what integers of the width can hold, or less. */
export interface Storage {
  readonly isSigned: boolean;
  readonly storageType: IntegerType;
  readonly storageMin: number;
  readonly storageMax: number;
}

/** The widest storage, in bits. Source: QuantizedType::MaxStorageBits. */
export const maxStorageBits = 32;

/** Returns the least and the greatest integer of this width. */
export function integerRange(isSigned: boolean, width: number): { min: number; max: number } {
  return isSigned ? { min: -(2 ** (width - 1)), max: 2 ** (width - 1) - 1 } : { min: 0, max: 2 ** width - 1 };
}

/**
 * ```
 * storage ::= (integer-type | `u` width) (`<` min `:` max `>`)?
 * ```
 * Source: mlir/lib/Dialect/Quant/IR/TypeParser.cpp, texts verbatim.
 */
export function parseStorage(parser: AsmParser): Storage {
  const offset = parser.currentOffset;
  const written = parser.parseOptionalType();
  let isSigned = false;
  let width = 0;
  if (written) {
    if (!(written instanceof IntegerType)) parser.error(offset, 'invalid kind of type specified');
    isSigned = written.signedness !== 'unsigned';
    width = written.width;
  } else {
    const keyword = parser.parseAnyKeyword();
    if (!keyword.startsWith('u')) parser.error(offset, 'illegal storage type prefix');
    if (!/^u\d+$/.test(keyword)) parser.error(offset, 'expected storage type width');
    width = Number(keyword.slice(1));
  }
  if (width === 0 || width > maxStorageBits) parser.error(offset, `illegal storage type size: ${width}`);
  const storageType =
    written instanceof IntegerType && written.signedness === 'signed'
      ? written
      : IntegerType.get(parser.context, width);
  return { isSigned, storageType, ...parseStorageRange(parser, integerRange(isSigned, width)) };
}

function parseStorageRange(
  parser: AsmParser,
  { min, max }: { min: number; max: number },
): Pick<Storage, 'storageMin' | 'storageMax'> {
  if (!parser.parseOptionalPunctuation('<')) return { storageMin: min, storageMax: max };
  const minOffset = parser.currentOffset;
  const storageMin = parseInt64(parser);
  parser.parsePunctuation(':');
  const maxOffset = parser.currentOffset;
  const storageMax = parseInt64(parser);
  parser.parsePunctuation('>');
  if (storageMin < min) parser.error(minOffset, `illegal storage type minimum: ${storageMin}`);
  if (storageMax > max) parser.error(maxOffset, `illegal storage type maximum: ${storageMax}`);
  return { storageMin: Number(storageMin), storageMax: Number(storageMax) };
}

export function printStorage({ isSigned, storageType, storageMin, storageMax }: Storage, printer: AsmPrinter): void {
  const { width } = storageType;
  printer.print(`${isSigned ? 'i' : 'u'}${width}`);
  const { min, max } = integerRange(isSigned, width);
  if (storageMin !== min || storageMax !== max) printer.print(`<${storageMin}:${storageMax}>`);
}

/** Parses the type of the expressed values, which must be a float. */
export function parseExpressedType(parser: AsmParser): FloatType {
  const offset = parser.currentOffset;
  const type = parser.parseType();
  if (!(type instanceof FloatType)) parser.error(offset, 'invalid kind of type specified');
  return type;
}

/** Prints a number as a float attribute of this type, without the type. */
export function printNumber(value: number, type: FloatType, printer: AsmPrinter): void {
  printer.printAttributeWithoutType(floatAttr(type, value));
}
