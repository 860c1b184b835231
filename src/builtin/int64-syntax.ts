import { type AsmParser } from '../ir/interfaces/op-asm-parser.ts';

/** Parses an integer with sign of so many bits. Source: AsmParser::parseInteger of mlir/IR/OpImplementation.h, text verbatim. */
export function parseInt64(parser: AsmParser, bits: 64 | 32 = 64): bigint {
  const offset = parser.currentOffset;
  const value = parser.parseInteger();
  return BigInt.asIntN(bits, value) === value ? value : parser.error(offset, 'integer value too large');
}

/** Parses an integer likewise, for what keeps it as a number; one that no number is exactly is an error. */
export function parseSafeInt64(parser: AsmParser, bits: 64 | 32 = 64): number {
  const offset = parser.currentOffset;
  const value = Number(parseInt64(parser, bits));
  return Number.isSafeInteger(value) ? value : parser.error(offset, 'integers beyond 2^53 are not supported');
}
