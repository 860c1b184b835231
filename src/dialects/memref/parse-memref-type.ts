import { type OpAsmParser } from '../../ir/interfaces/op-asm-parser.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';

/** Parses `: memref-type`. Another type is an error at the colon. */
export function parseColonMemRefType(parser: OpAsmParser): MemRefType {
  const offset = parser.currentOffset;
  const type = parser.parseColonType();
  if (type instanceof MemRefType) return type;
  const text = parser.context.printType(type);
  return parser.error(offset, `invalid kind of type specified: expected builtin.memref, but found '${text}'`);
}
