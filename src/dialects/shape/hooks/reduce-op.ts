import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ReduceOp, type YieldOp } from '../generated/shape-ops.gen.ts';
import { ShapeType, SizeType } from '../generated/shape-types.gen.ts';

/** Source: ReduceOp of mlir/lib/Dialect/Shape/IR/Shape.cpp, texts verbatim. */
export const reduceOp = {
  verify(op: ReduceOp): LogicalResult {
    const args = op.region.firstBlock!.arguments;
    const count = op.initVals.length + 2;
    if (args.length !== count) return op.emitOpError(`ReduceOp body is expected to have ${count} arguments`);
    if (!(args[0]!.type instanceof IndexType)) {
      return op.emitOpError('argument 0 of ReduceOp body is expected to be of IndexType');
    }
    const { type } = args[1]!;
    if (op.shape.type instanceof ShapeType) {
      if (!(type instanceof SizeType)) {
        return op.emitOpError('argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType'); // prettier-ignore
      }
    } else if (!(type instanceof IndexType)) {
      return op.emitOpError('argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor'); // prettier-ignore
    }
    const wrong = op.initVals.findIndex((value, i) => value.type !== args[i + 2]!.type);
    if (wrong < 0) return true;
    return op.emitOpError(`type mismatch between argument ${wrong + 2} of ReduceOp body and initial value ${wrong}`);
  },

  /**
   * ```
   * reduce ::= `(` value-uses `)` `:` type (`->` result-types)? region attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const start = parser.currentOffset;
    const [shape, ...initVals] = parser.parseOperandList('paren');
    // Upstream takes the shape for granted.
    if (!shape) return parser.error(start, 'expected a shape');
    const type = parser.parseColonType();
    state.resultTypes.push(...parser.parseOptionalArrowTypeList());
    state.operands.push(parser.resolveOperand(shape, type));
    state.operands.push(...parser.resolveOperands(initVals, state.resultTypes, parser.nameOffset));
    state.regions.push(parser.parseRegion());
    parser.parseOptionalAttrDict(state.attributes);
  },

  print(op: ReduceOp, printer: OpAsmPrinter): void {
    printer.print('(');
    printer.printOperand(op.shape);
    printer.print(', ');
    printer.printOperands(op.initVals);
    printer.print(') : ');
    printer.printType(op.shape.type);
    if (op.numResults > 0) printer.printArrowTypeList(op.resultTypes);
    printer.print(' ');
    printer.printRegion(op.region);
    printer.printOptionalAttrDict(op.attributes);
  },
};

export const yieldOp = {
  /** Source: YieldOp::verify of the same file. */
  verify(op: YieldOp): LogicalResult {
    const expected = op.parentOp?.resultTypes ?? [];
    if (expected.length !== op.numOperands) {
      return op.emitOpError('number of operands does not match number of results of its parent');
    }
    if (op.operands.every(({ type }, i) => type === expected[i])) return true;
    return op.emitOpError('types mismatch between yield op and its parent');
  },
};
