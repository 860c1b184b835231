import { Block } from '../../../ir/block.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type DoOp, ExpressionOp, YieldOp } from '../generated/emitc-ops.gen.ts';

/** Source: DoOp of mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const doOp = {
  defaultDialect: 'emitc',

  verify(op: DoOp): LogicalResult {
    const condition = op.conditionRegion.firstBlock!;
    const count = [...condition.operations()].length;
    if (count !== 2) {
      return op.emitOpError(
        `condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield', but found ${count} operations`,
      );
    }
    const expression = condition.firstOp!;
    if (!(expression instanceof ExpressionOp)) {
      return op.emitOpError(
        `expected first op in condition region to be 'emitc.expression', but got ${expression.name}`,
      );
    }
    const { type } = expression.result(0);
    if (type !== IntegerType.get(op.context, 1)) {
      const text = op.context.printType(type);
      return op.emitOpError(`emitc.expression in condition region must return 'i1', but returns '${text}'`);
    }
    const yieldOp = condition.lastOp!;
    if (!(yieldOp instanceof YieldOp)) {
      return op.emitOpError(`expected last op in condition region to be 'emitc.yield', but got ${yieldOp.name}`);
    }
    if (yieldOp.numOperands !== 1) {
      return op.emitOpError(
        `expected condition region to return 1 value, but it returns ${yieldOp.numOperands} values`,
      );
    }
    if (yieldOp.operand(0) !== expression.result(0)) {
      return op.emitError("'emitc.yield' must return result of 'emitc.expression' from this condition region");
    }
    const last = op.bodyRegion.firstBlock!.lastOp;
    const mayEnd = last && (!last.isRegistered || last.hasTrait('Terminator'));
    return !mayEnd || op.emitOpError('body region must not contain terminator');
  },

  /**
   * ```
   * do ::= region `while` region (`attributes` attribute-dict)?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const body = parser.parseRegion();
    if (body.isEmpty) body.append(new Block());
    parser.parseKeyword('while');
    state.regions.push(body, parser.parseRegion());
    parser.parseOptionalAttrDictWithKeyword(state.attributes);
  },

  print(op: DoOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printRegion(op.bodyRegion, { printEntryBlockArgs: false });
    printer.print(' while ');
    printer.printRegion(op.conditionRegion);
    printer.printOptionalAttrDictWithKeyword(op.attributes);
  },
};
