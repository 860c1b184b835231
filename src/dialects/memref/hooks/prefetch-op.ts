import { foldsCasts } from '../fold-cast.ts';
import { boolAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { parseColonMemRefType } from '../parse-memref-type.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type PrefetchOp } from '../generated/memref-ops.gen.ts';

/** Source: PrefetchOp of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
export const prefetchOp = {
  ...foldsCasts,

  verify(op: PrefetchOp): LogicalResult {
    const { rank } = op.memref.type as MemRefType;
    return op.indices.length === rank || op.emitOpError('too few indices');
  },

  /**
   * ```
   * prefetch ::= memref `[` indices `]` `,` (`read` | `write`) `,` `locality` `<` integer `>` `,` (`data` | `instr`)
   *              `:` memref-type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context, properties } = state;
    const memref = parser.parseOperand();
    const indices = parser.parseOperandList('square');
    parser.parsePunctuation(',');
    const access = parser.parseAnyKeyword();
    parser.parsePunctuation(',');
    parser.parseKeyword('locality');
    parser.parsePunctuation('<');
    const offset = parser.currentOffset;
    const locality = parser.parseAttribute(IntegerType.get(context, 32));
    if (!(locality instanceof IntegerAttr)) parser.error(offset, 'invalid kind of attribute specified');
    properties.set('localityHint', locality);
    parser.parsePunctuation('>');
    parser.parsePunctuation(',');
    const cache = parser.parseAnyKeyword();
    const type = parseColonMemRefType(parser);
    state.operands.push(
      parser.resolveOperand(memref, type),
      ...parser.resolveOperands(indices, IndexType.get(context)),
    );
    if (access !== 'read' && access !== 'write') {
      parser.error(parser.nameOffset, "rw specifier has to be 'read' or 'write'");
    }
    properties.set('isWrite', boolAttr(context, access === 'write'));
    if (cache !== 'data' && cache !== 'instr') {
      parser.error(parser.nameOffset, "cache type has to be 'data' or 'instr'");
    }
    properties.set('isDataCache', boolAttr(context, cache === 'data'));
  },

  print(op: PrefetchOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperand(op.memref);
    printer.print('[');
    printer.printOperands(op.indices);
    const access = op.isWrite ? 'write' : 'read';
    printer.print(`], ${access}, locality<${op.localityHint}>, ${op.isDataCache ? 'data' : 'instr'}`);
    printer.printOptionalAttrDict(op.attributes);
    printer.print(' : ');
    printer.printType(op.memref.type);
  },
};
