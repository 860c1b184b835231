import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isSupportedCombiningKind } from '../combining-kinds.ts';
import { type OuterProductOp } from '../generated/vector-ops.gen.ts';
import { type MaskableMethods } from '../interfaces.ts';
import { completeKind, verifyKind } from '../kind-attribute.ts';
import { maskableLike } from '../mask-types.ts';

/** Returns the type of the products of the factors, of which the right one may be a scalar. */
function productType(lhs: VectorType, rhs: Type): VectorType {
  const factors = rhs instanceof VectorType ? [lhs, rhs] : [lhs];
  return VectorType.get(
    factors.map(({ shape }) => shape[0]!),
    lhs.elementType,
    factors.map(({ scalableDims }) => scalableDims[0]!),
  );
}

/** Source: OuterProductOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const outerProductOp = {
  verify(op: OuterProductOp): LogicalResult {
    const [lhs, result] = [op.lhs.type as VectorType, op.result().type as VectorType];
    const rhs = op.rhs.type;
    if (lhs.rank !== 1) return op.emitOpError('expected 1-d vector for operand #1');
    const isOuter = rhs instanceof VectorType;
    if (isOuter && rhs.rank !== 1) return op.emitOpError('expected 1-d vector for operand #2');
    const rank = isOuter ? 2 : 1;
    if (result.rank !== rank) return op.emitOpError(`expected ${rank}-d vector result`);
    if (lhs.shape[0] !== result.shape[0]) return op.emitOpError('expected #1 operand dim to match result dim #1');
    if (isOuter && rhs.shape[0] !== result.shape[1]) {
      return op.emitOpError('expected #2 operand dim to match result dim #2');
    }
    if (isOuter && lhs.scalableDims[0] && !rhs.scalableDims[0]) {
      return op.emitOpError('expected either both or only #2 operand dim to be scalable');
    }
    if (op.acc && op.acc.type !== result) return op.emitOpError('expected operand #3 of same type as result type');
    return (
      verifyKind(op) &&
      (isSupportedCombiningKind(op.kind, result.elementType) || op.emitOpError('unsupported outerproduct type'))
    );
  },

  interfaces: { MaskableOpInterface: (op: OuterProductOp): MaskableMethods => maskableLike(op.result().type) },

  /** `operands attributes : type, type`: of more than three operands only three count, as for upstream. */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const operands = parser.parseOperandList();
    parser.parseOptionalAttrDict(state.attributes);
    const lhs = parser.parseColonType();
    parser.parsePunctuation(',');
    const rhs = parser.parseType();
    if (operands.length < 2) parser.error(parser.nameOffset, 'expected at least 2 operands');
    if (!(lhs instanceof VectorType)) parser.error(parser.nameOffset, 'expected vector type for operand #1');
    for (const [i, type] of [lhs, rhs].entries()) {
      // Upstream reads a dimension that there is not.
      if (type instanceof VectorType && type.rank === 0) {
        parser.error(parser.nameOffset, `expected vector type of rank 1 for operand #${i + 1}`);
      }
    }
    completeKind(state);
    const result = productType(lhs, rhs);
    const types = [lhs, rhs, result].slice(0, operands.length);
    state.operands.push(...types.map((type, i) => parser.resolveOperand(operands[i]!, type)));
    state.resultTypes.push(result);
  },

  /** Without accumulator attributes are not printed, as upstream does not. */
  print(op: OuterProductOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperands(op.operands);
    if (op.acc) printer.printOptionalAttrDict(new Map([...op.properties, ...op.attributes]));
    printer.print(' : ');
    printer.printTypes([op.lhs.type, op.rhs.type]);
  },
};
