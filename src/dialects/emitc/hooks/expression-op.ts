import { UnitAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../../../ir/operation.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { OpResult } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ExpressionOp, YieldOp } from '../generated/emitc-ops.gen.ts';
import { CExpressionInterface } from '../interfaces.ts';

/** Source: ExpressionOp of mlir/lib/Dialect/EmitC/IR/EmitC.cpp. */
export const expressionOp = {
  defaultDialect: 'emitc',

  verify(op: ExpressionOp): LogicalResult {
    const body = op.region.firstBlock!;
    const yieldOp = body.lastOp;
    if (!(yieldOp instanceof YieldOp) || yieldOp.numOperands === 0) {
      return op.emitOpError('must yield a value at termination');
    }
    const yielded = yieldOp.operand(0);
    if (!(yielded instanceof OpResult)) return op.emitOpError('yielded value has no defining op');
    const root = yielded.owner;
    if (root.parentOp !== op) return op.emitOpError('yielded value not defined within expression');
    if (op.result(0).type !== yielded.type) return op.emitOpError('requires yielded type to match return type');
    for (let inner = body.firstOp!; inner !== yieldOp; inner = inner.next!) {
      if (!CExpressionInterface.isImplementedBy(inner)) return op.emitOpError('contains an unsupported operation');
      if (inner.numResults !== 1) return op.emitOpError('requires exactly one result for each operation');
      if (!inner.result(0).hasUses) return op.emitOpError('contains an unused operation');
    }
    return verifySideEffects(op, root);
  },

  /**
   * ```
   * expression ::= (value-use (`,` value-use)*)? `noinline`? `:` function-type region
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const operands = parser.withConsequence(
      () => parser.parseOperandList(),
      () => 'expected operands',
    );
    if (parser.parseOptionalKeyword('noinline')) state.properties.set('do_not_inline', UnitAttr.get(state.context));
    const type = parser.withConsequence(
      () => parser.parseColonType(),
      () => 'expected function type',
    );
    const offset = parser.currentOffset;
    if (!(type instanceof FunctionType)) parser.error(offset, 'expected function type');
    state.operands.push(...parser.resolveOperands(operands, type.inputs, offset));
    if (type.results.length !== 1) parser.error(parser.currentOffset, 'expected single return type');
    state.resultTypes.push(...type.results);
    const args = operands.map((operand, i) => ({
      operand,
      type: type.inputs[i]!,
      attributes: new Map(),
      location: undefined,
    }));
    state.regions.push(parser.parseRegion(args, { enableNameShadowing: true }));
  },

  print(op: ExpressionOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperands(op.operands);
    printer.print(' : ');
    printer.printFunctionalType(
      op.operands.map((operand) => operand.type),
      op.resultTypes,
    );
    printer.shadowRegionArgs(op.region, op.operands);
    printer.print(' ');
    printer.printRegion(op.region, { printEntryBlockArgs: false });
  },
};

/** Checks that operations with side effects are reached on one way only: each way is one evaluation. */
function verifySideEffects(op: ExpressionOp, root: Operation): LogicalResult {
  const visits = new Map<Operation, number>();
  const pending = [root];
  for (let current = pending.pop(); current; current = pending.pop()) {
    const before = visits.get(current) ?? 0;
    // A third way shows nothing that the second did not, and operations may use each other in a circle.
    if (before === 2) continue;
    if (before === 1 && CExpressionInterface.of(current)?.hasSideEffects) {
      return op.emitOpError('requires exactly one use for operations with side effects');
    }
    visits.set(current, before + 1);
    for (const operand of current.operands) if (operand instanceof OpResult) pending.push(operand.owner);
  }
  return true;
}
