import { type OpAsmParser } from '../ir/interfaces/op-asm-parser.ts';

/** Parses an integer of 64 bits with sign. Source: AsmParser::parseInteger of mlir/IR/OpImplementation.h, text verbatim. */
export function parseInt64(parser: OpAsmParser): bigint {
  const offset = parser.currentOffset;
  const value = parser.parseInteger();
  return BigInt.asIntN(64, value) === value ? value : parser.error(offset, 'integer value too large');
}
