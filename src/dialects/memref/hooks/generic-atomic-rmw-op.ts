import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { isMemoryEffectFree } from '../../../ir/interfaces/memory-effects.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type GenericAtomicRMWOp } from '../generated/memref-ops.gen.ts';

/** Source: GenericAtomicRMWOp of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp, texts verbatim. */
export const genericAtomicRMWOp = {
  verify(op: GenericAtomicRMWOp): LogicalResult {
    const args = op.atomicBody.firstBlock?.arguments ?? [];
    if (args.length !== 1) return op.emitOpError('expected single number of entry block arguments');
    if (op.result(0).type !== args[0]!.type) {
      return op.emitOpError('expected block argument of the same type result type');
    }
    return walk(op, {
      after(nested) {
        if (nested === op || isMemoryEffectFree(nested)) return;
        nested.emitError("body of 'memref.generic_atomic_rmw' should contain only operations with no side effects");
        return 'interrupt';
      },
    });
  },

  /**
   * ```
   * generic_atomic_rmw ::= memref `[` indices `]` `:` memref-type region attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const memref = parser.parseOperand();
    const indices = parser.parseOperandList('square');
    const type = parser.parseColonType();
    state.operands.push(
      parser.resolveOperand(memref, type),
      ...parser.resolveOperands(indices, IndexType.get(state.context)),
    );
    state.regions.push(parser.parseRegion());
    parser.parseOptionalAttrDict(state.attributes);
    state.resultTypes.push(elementTypeOrSelf(type));
  },

  print(op: GenericAtomicRMWOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperand(op.memref);
    printer.print('[');
    printer.printOperands(op.indices);
    printer.print('] : ');
    printer.printType(op.memref.type);
    printer.print(' ');
    printer.printRegion(op.atomicBody);
    printer.printOptionalAttrDict(op.attributes);
  },
};
