import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type YieldOp } from '../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';
import { elementOrSelf } from '../structured/build-region.ts';

/** Source: YieldOp of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
export const yieldOp = {
  verify(op: YieldOp): LogicalResult {
    const parent = op.parentOp;
    if (parent?.regions.length !== 1 || parent.regions[0]!.blocks.length === 0) {
      return op.emitOpError('expected single non-empty parent region');
    }
    if (!LinalgStructuredInterface.isImplementedBy(parent)) {
      return op.emitOpError('expected parent op with LinalgOp interface');
    }
    const inits = dpsInits(parent)!;
    if (op.numOperands !== inits.length) {
      return op.emitOpError(
        `expected number of yield values (${op.numOperands}) to match the number of inits / outs operands of the enclosing LinalgOp (${inits.length})`,
      );
    }
    const wrong = op.operands.findIndex(({ type }, i) => type !== elementOrSelf(inits[i]!.value.type));
    if (wrong < 0) return true;
    const print = op.context.printType;
    // The region of a named operation is not in the input.
    const place = { location: parent.location, message: 'in the region of this operation', isExtra: true };
    return op.emitOpError(
      `type of yield operand ${wrong + 1} ('${print(op.operand(wrong).type)}') doesn't match the element type of the enclosing linalg.generic op ('${print(elementOrSelf(inits[wrong]!.value.type))}')`,
      ...(op.location.kind === 'unknown' ? [place] : []),
    );
  },

  /**
   * ```
   * yield ::= values? attribute-dict? (`:` types)?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const start = parser.currentOffset;
    const operands = parser.parseOperandList();
    parser.parseOptionalAttrDict(state.attributes);
    const types = operands.length > 0 ? parser.parseColonTypeList() : [];
    state.operands.push(...parser.resolveOperands(operands, types, start));
  },
  parsesTextOnly: true,

  print(op: YieldOp, printer: OpAsmPrinter): void {
    const { operands } = op;
    if (operands.length > 0) {
      printer.print(' ');
      printer.printOperands(operands);
    }
    printer.printOptionalAttrDict(op.attributes);
    if (operands.length === 0) return;
    printer.print(' : ');
    printer.printTypes(operands.map(({ type }) => type));
  },
};
