import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Type } from '../../../ir/type.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { isTensorType, ShapedType, VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { transformTypes } from '../../../ods/match-traits.ts';
import { type SelectOp } from '../generated/arith-ops.gen.ts';

/** Source: SelectOp of mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */
export const selectOp = {
  verify(op: SelectOp): LogicalResult {
    const { type: condition } = op.condition;
    if (!(condition instanceof ShapedType)) return true;
    const { type: result } = op.result(0);
    const print = op.context.printType;
    if (!(result instanceof VectorType || isTensorType(result))) {
      return op.emitOpError(`expected condition to be a signless i1, but got '${print(condition)}'`);
    }
    const [mask] = transformTypes('i1SameShape', result)!;
    if (condition === mask) return true;
    return op.emitOpError(
      `expected condition type to have the same shape as the result type, expected '${print(mask!)}', but got '${print(condition)}'`,
    );
  },

  /**
   * ```
   * select ::= value-use `,` value-use `,` value-use attribute-dict? `:` (condition-type `,`)? type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const offset = parser.currentOffset;
    const operands = parser.parseOperandList();
    if (operands.length !== 3) parser.error(offset, 'expected 3 operands');
    parser.parseOptionalAttrDict(state.attributes);
    let condition: Type = IntegerType.get(state.context, 1);
    let type = parser.parseColonType();
    if (parser.parseOptionalPunctuation(',')) {
      condition = type;
      type = parser.parseType();
    }
    state.resultTypes.push(type);
    state.operands.push(...parser.resolveOperands(operands, [condition, type, type]));
  },

  print(op: SelectOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperands(op.operands);
    printer.printOptionalAttrDict(op.attributes);
    printer.print(' : ');
    if (op.condition.type instanceof ShapedType) {
      printer.printType(op.condition.type);
      printer.print(', ');
    }
    printer.printType(op.result(0).type);
  },
};
