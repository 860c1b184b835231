import { DenseElementsAttr, elementBytes } from '../../../ir/attributes/elements-attributes.ts';
import { listedElements } from '../../../ir/attributes/listed-elements.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { PoisonAttr } from '../../ub/generated/ub-attributes.gen.ts';
import { isInteger, type Operands } from '../constant-folding.ts';
import { isI1 } from '../patterns/constants.ts';
import { selectPatterns } from '../patterns/select-patterns.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Type } from '../../../ir/type.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { isTensorType, ShapedType, VectorType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { transformTypes } from '../../../ods/match-traits.ts';
import { CmpIOp, type SelectOp } from '../generated/arith-ops.gen.ts';

/** Source: SelectOp of mlir/lib/Dialect/Arith/IR/ArithOps.cpp. */
export const selectOp = {
  canonicalizationPatterns: selectPatterns,
  parsesTextOnly: true,

  /** Of equal values, by a known condition, of poison, of true and false, and of what the condition compares. */
  fold(op: SelectOp, operands: Operands): FoldResult {
    const { condition, trueValue, falseValue } = op;
    const [known, whenTrue, whenFalse] = operands;
    if (trueValue === falseValue) return [trueValue];
    if (isInteger(known, 1n)) return [trueValue];
    if (isInteger(known, 0n)) return [falseValue];
    if (whenTrue instanceof PoisonAttr) return [falseValue];
    if (whenFalse instanceof PoisonAttr) return [trueValue];
    if (isI1(op.result(0).type) && isInteger(whenTrue, 1n) && isInteger(whenFalse, 0n)) return [condition];
    const comparison = condition.definingOp;
    if (comparison instanceof CmpIOp && ['eq', 'ne'].includes(comparison.predicate)) {
      const compared = [comparison.lhs, comparison.rhs];
      if (compared.includes(trueValue) && compared.includes(falseValue)) {
        return [comparison.predicate === 'ne' ? trueValue : falseValue];
      }
    }
    return choose(known, whenTrue, whenFalse);
  },
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
  verifiesSignatureOnly: true,

  /**
   * ```
   * select ::= value-use `,` value-use `,` value-use attribute-dict? `:` (condition-type `,`)? type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const operands = parser.parseOperandList('none', 3);
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

/** Chooses among the elements of constants. */
function choose(...constants: Operands): FoldResult {
  const [condition, whenTrue, whenFalse] = constants.map(listedElements);
  if (!condition || !whenTrue || !whenFalse) return undefined;
  const { type } = whenTrue;
  const elements = Array.from({ length: type.numElements }, (_, i) => {
    const chosen = condition.bitsAt(i) === 0n ? whenFalse : whenTrue;
    return elementBytes(type.elementType, chosen.bitsAt(i));
  });
  const size = elements[0]?.length ?? 0;
  const bytes = new Uint8Array(elements.length * size);
  elements.forEach((element, i) => bytes.set(element, i * size));
  return [DenseElementsAttr.get(type, bytes)];
}
