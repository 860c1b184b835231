import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { opClassName } from '../../../rewrite/pattern-names.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CastOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { extentsAttr, extentsOf } from '../extents.ts';
import { ConstShapeOp } from '../generated/shape-ops.gen.ts';

/** Patterns that make the operands of operations on several shapes simpler or fewer. Source: mlir/lib/Dialect/Shape/IR/Shape.cpp. */

type OpClass = (abstract new (...args: never[]) => Operation) & { readonly opName: string };

/** A pattern for operations of any class, which upstream has as a template. */
abstract class OperandPattern extends OpRewritePattern<Operation> {
  readonly root: OpClass;
  override readonly debugName: string;

  constructor(root: OpClass) {
    super();
    this.root = root;
    this.debugName = `${this.constructor.name}<${opClassName(root)}>`;
  }
}

/** Replaces `op` by the same of other operands. */
function replaceOperands(
  op: Operation,
  operands: readonly Value[],
  rewriter: PatternRewriter,
  keepsAttributes: boolean,
): void {
  const { name, location, resultTypes } = op;
  const kept = keepsAttributes && { properties: new Map(op.properties), attributes: new Map(op.attributes) };
  rewriter.replaceOp(op, rewriter.create({ name, location, operands, resultTypes, ...kept }).results);
}

/** Takes each operand once. */
export class RemoveDuplicateOperandsPattern extends OperandPattern {
  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const unique = [...new Set(op.operands)];
    if (unique.length === op.numOperands) return rewriter.notifyMatchFailure(op, 'all operands differ');
    replaceOperands(op, unique, rewriter, true);
    return true;
  }
}

/** Tells whether a shape may be another than that of a scalar. */
function mayHaveSizes({ type, definingOp }: Value): boolean {
  if (type instanceof RankedTensorType && type.shape[0] === 0) return false;
  return !(definingOp instanceof ConstShapeOp) || extentsOf(definingOp.properties.get('shape'))?.length !== 0;
}

/** Leaves shapes of scalars away. */
export class RemoveEmptyShapeOperandsPattern extends OperandPattern {
  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const operands = op.operands.filter(mayHaveSizes);
    if (operands.length === 0) {
      const shape = extentsAttr(op.context, []);
      const resultType = op.resultTypes[0];
      rewriter.replaceOp(op, ConstShapeOp.build(rewriter, op.location, { shape, resultType }).results);
      return true;
    }
    if (operands.length === op.numOperands) return rewriter.notifyMatchFailure(op, 'no shape of a scalar');
    replaceOperands(op, operands, rewriter, true);
    return true;
  }
}

/** Takes the shapes before casts that forget their ranks. */
export class CanonicalizeCastExtentTensorOperandsPattern extends OperandPattern {
  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const sources = op.operands.map(({ definingOp, type }) => {
      const isDynamicTensor = type instanceof RankedTensorType && isDynamic(type.shape[0]!);
      return isDynamicTensor && definingOp instanceof CastOp ? definingOp.source : undefined;
    });
    if (sources.every((source) => !source)) return rewriter.notifyMatchFailure(op, 'no cast that forgets a rank');
    const operands = op.operands.map((operand, i) => sources[i] ?? operand);
    replaceOperands(op, operands, rewriter, false);
    return true;
  }
}
