import { foldsCasts } from '../fold-cast.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { parseColonMemRefType } from '../parse-memref-type.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { parsePrefetchHints, printPrefetchHints, setPrefetchHints } from '../../../builtin/prefetch-hints.ts';
import { type PrefetchOp } from '../generated/memref-ops.gen.ts';

/** Source: PrefetchOp of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
export const prefetchOp = {
  ...foldsCasts,

  verify(op: PrefetchOp): LogicalResult {
    const { rank } = op.memref.type as MemRefType;
    return op.indices.length === rank || op.emitOpError('too few indices');
  },
  verifiesSignatureOnly: true,

  /**
   * ```
   * prefetch ::= memref `[` indices `]` `,` (`read` | `write`) `,` `locality` `<` integer `>` `,` (`data` | `instr`)
   *              `:` memref-type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const memref = parser.parseOperand();
    const indices = parser.parseOperandList('square');
    const words = parsePrefetchHints(parser, state);
    const type = parseColonMemRefType(parser);
    state.operands.push(
      parser.resolveOperand(memref, type),
      ...parser.resolveOperands(indices, IndexType.get(state.context)),
    );
    setPrefetchHints(parser, state, words);
  },
  parsesTextOnly: true,

  print(op: PrefetchOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperand(op.memref);
    printer.print('[');
    printer.printOperands(op.indices);
    printer.print(']');
    printPrefetchHints(printer, op);
    printer.printOptionalAttrDict(op.attributes);
    printer.print(' : ');
    printer.printType(op.memref.type);
  },
};
