import { type Operation } from '../../../ir/operation.ts';
import { PatternRewriter } from '../../../ir/pattern-match.ts';
import { isTensorType, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { ExtractOp, FromElementsOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { LinalgDetensorizeControlFlowPassBase } from '../generated/linalg-passes.gen.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';

const hasNoDimensions = ({ type }: Value): boolean => type instanceof RankedTensorType && type.rank === 0;

/** Tells whether an operation computes its results, tensors without dimensions, in one iteration of its body. */
function isScalarComputation(op: Operation): boolean {
  if (op.numResults === 0 || !op.results.every(hasNoDimensions) || !LinalgStructuredInterface.of(op)) return false;
  return op.operands.every((operand) => !isTensorType(operand.type) || hasNoDimensions(operand));
}

/** Puts the body of such an operation in its place. Source: DetensorizeGenericOp of mlir/lib/Dialect/Linalg/Transforms/Detensorize.cpp. */
function inlineBody(rewriter: PatternRewriter, op: Operation): void {
  const { location } = op;
  const body = op.regions[0]!.firstBlock!;
  const terminator = body.lastOp!;
  rewriter.setInsertionPointBefore(op);
  const scalars = op.operands.map((operand) => {
    if (!isTensorType(operand.type)) return operand;
    const resultType = (operand.type as RankedTensorType).elementType;
    return ExtractOp.build(rewriter, location, { tensor: operand, indices: [], resultType }).result();
  });
  rewriter.inlineBlockBefore(body, op.block!, op, scalars);
  rewriter.setInsertionPointBefore(op);
  const results = terminator.operands.map((scalar, i) => {
    return FromElementsOp.build(rewriter, location, { elements: [scalar], resultType: op.result(i).type }).result();
  });
  rewriter.eraseOp(terminator);
  rewriter.replaceOp(op, results);
}

/** `linalg-detensorize-control-flow`. */
export class LinalgDetensorizeControlFlowPass extends LinalgDetensorizeControlFlowPassBase {
  override runOnOperation(module: Operation): void {
    const found = new Set<Operation>();
    walk(module, {
      before(outer) {
        if (outer.dialectNamespace !== 'scf') return 'advance';
        walk(outer, { before: (op) => void (isScalarComputation(op) && found.add(op)) });
        return 'skip';
      },
    });
    const rewriter = new PatternRewriter(module.context);
    for (const op of found) inlineBody(rewriter, op);
  }
}
