import { denseFromNumbers } from '../../../ir/attributes/elements-attributes.ts';
import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { RewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { applyPatternsGreedily } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildExpandShape } from '../../tensor/build-expand-shape.ts';
import { CollapseShapeOp } from '../../tensor/generated/tensor-ops.gen.ts';
import {
  DepthwiseConv2DNhwcHwcmOp,
  DepthwiseConv2DNhwcHwcmQOp,
  DepthwiseConv2DNhwcHwcOp,
  DepthwiseConv2DNhwcHwcQOp,
} from '../generated/linalg-ops.gen.ts';
import { SimplifyDepthwiseConvPassBase } from '../generated/linalg-passes.gen.ts';
import { memoizedMaps } from '../structured/assembly.ts';
import { buildNamed } from '../structured/build-structured.ts';

const kernelGroups = [[0], [1], [2, 3]];
const initGroups = [[0], [1], [2], [3, 4]];

/** Leaves out the dimension of the channel multiplier where it is 1. */
class SimplifyDepthwiseConv extends RewritePattern {
  readonly root: typeof DepthwiseConv2DNhwcHwcmOp | typeof DepthwiseConv2DNhwcHwcmQOp;
  readonly #simpler: { readonly spec: OpSpec };

  constructor(root: SimplifyDepthwiseConv['root'], simpler: { readonly spec: OpSpec }) {
    super();
    this.root = root;
    this.#simpler = simpler;
  }

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const [input, kernel, ...zeroPoints] = dpsInputs(op).map(({ value }) => value);
    const init = dpsInits(op)![0]!.value;
    const resultType = op.results[0]?.type;
    if (!(kernel?.type instanceof RankedTensorType) || !(init.type instanceof RankedTensorType))
      return rewriter.notifyMatchFailure(op, 'operands are no tensors');
    if (!(resultType instanceof RankedTensorType) || kernel.type.shape[3] !== 1)
      return rewriter.notifyMatchFailure(op, 'there are several channels for each of the input');
    const inputs = [input!, collapseLast(rewriter, op, kernel, kernel.type, kernelGroups), ...zeroPoints];
    const collapsed = collapseLast(rewriter, op, init, init.type, initGroups);
    const ones = denseFromNumbers(RankedTensorType.get([2], IntegerType.get(op.context, 64)), [1, 1]);
    const window = new Map(['strides', 'dilations'].map((name) => [name, op.properties.get(name) ?? ones]));
    const conv = buildNamed(rewriter, op.location, this.#simpler, inputs, collapsed, window);
    for (const [name, attribute] of op.attributes) if (name !== memoizedMaps) conv.setAttr(name, attribute);
    rewriter.replaceOp(op, [buildExpandShape(rewriter, op.location, conv.result(), initGroups, resultType)]);
    return true;
  }
}

/** Joins the last two dimensions of a tensor, the second of which has the size 1. */
function collapseLast(
  rewriter: PatternRewriter,
  { location }: Operation,
  src: Value,
  type: RankedTensorType,
  reassociation: readonly (readonly number[])[],
): Value {
  const resultType = RankedTensorType.get(type.shape.slice(0, -1), type.elementType);
  return CollapseShapeOp.build(rewriter, location, { src, reassociation, resultType }).result();
}

/** `simplify-depthwise-conv`. Source: mlir/lib/Dialect/Linalg/Transforms/NamedOpConversions.cpp. */
export class SimplifyDepthwiseConvPass extends SimplifyDepthwiseConvPassBase {
  override runOnOperation(root: Operation): void {
    const patterns = [
      new SimplifyDepthwiseConv(DepthwiseConv2DNhwcHwcmOp, DepthwiseConv2DNhwcHwcOp),
      new SimplifyDepthwiseConv(DepthwiseConv2DNhwcHwcmQOp, DepthwiseConv2DNhwcHwcQOp),
    ];
    applyPatternsGreedily(root, patterns, mlirGreedyDefaults);
  }
}
