import { verifyDynamicSizes } from '../../../builtin/verify-dynamic-sizes.ts';
import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type ReifyShapeMethods } from '../../../ir/interfaces/reify-shape.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, isTensorType, type RankedTensorType, type ShapedType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { mixedSizes } from '../../tensor/build-sizes.ts';
import { type AllocTensorOp } from '../generated/bufferization-ops.gen.ts';
import { allocTensorPatterns } from '../patterns/alloc-tensor-patterns.ts';

/** Source: AllocTensorOp of mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp, texts verbatim. */
export const allocTensorOp = {
  canonicalizationPatterns: allocTensorPatterns,

  verify(op: AllocTensorOp): LogicalResult {
    const { copy, dynamicSizes } = op;
    const { type } = op.result(0);
    if (!copy) return verifyDynamicSizes(op, type as ShapedType, dynamicSizes.length);
    if (dynamicSizes.length > 0) return op.emitError('dynamic sizes not needed when copying a tensor');
    return copy.type === type || op.emitError('expected that `copy` and return type match');
  },
  verifiesSignatureOnly: true,

  interfaces: {
    ReifyRankedShapedTypeOpInterface: (op: AllocTensorOp): ReifyShapeMethods => ({
      reifyShape(builder) {
        const { copy, dynamicSizes, location } = op;
        if (copy) return mixedSizes(builder, location, copy);
        let next = 0;
        return (op.result(0).type as RankedTensorType).shape.map((size) =>
          isDynamic(size) ? dynamicSizes[next++]! : size,
        );
      },
    }),
  },

  /**
   * ```
   * alloc-tensor ::= `(` ssa-use-list? `)` (`copy` `(` ssa-use `)`)? (`size_hint` `=` ssa-use)? attribute-dict? `:` tensor-type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    parser.parsePunctuation('(');
    const sizes = parser.parseOperandList();
    parser.parsePunctuation(')');
    const copies = [];
    if (parser.parseOptionalKeyword('copy')) {
      parser.parsePunctuation('(');
      copies.push(parser.parseOperand());
      parser.parsePunctuation(')');
    }
    const hints = [];
    if (parser.parseOptionalKeyword('size_hint')) {
      parser.parsePunctuation('=');
      hints.push(parser.parseOperand());
    }
    parser.parseOptionalAttrDict(state.attributes);
    parser.parsePunctuation(':');
    const typeOffset = parser.currentOffset;
    const type = parser.parseType();
    if (!isTensorType(type)) parser.error(typeOffset, 'invalid kind of type specified');
    state.resultTypes.push(type);
    const index = IndexType.get(state.context);
    state.operands.push(
      ...parser.resolveOperands(sizes, index),
      ...parser.resolveOperands(copies, type),
      ...parser.resolveOperands(hints, index),
    );
    const segments = denseI32Array(state.context, [sizes.length, copies.length, hints.length]);
    state.properties.set('operandSegmentSizes', segments);
  },
  parsesTextOnly: true,

  print(op: AllocTensorOp, printer: OpAsmPrinter): void {
    const { copy, sizeHint } = op;
    printer.print('(');
    printer.printOperands(op.dynamicSizes);
    printer.print(')');
    if (copy) {
      printer.print(' copy(');
      printer.printOperand(copy);
      printer.print(')');
    }
    if (sizeHint) {
      printer.print(' size_hint=');
      printer.printOperand(sizeHint);
    }
    printer.printOptionalAttrDict(new Map([...op.properties, ...op.attributes]), ['operandSegmentSizes']);
    printer.print(' : ');
    printer.printType(op.result(0).type);
  },
};
