import {
  DenseElementsAttr,
  DenseResourceElementsAttr,
  elementBytes,
  elementSizeBytes,
  elementsOfResource,
} from '../../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { applyPatternsUntilDone } from '../../../rewrite/greedy-driver.ts';
import { mlirGreedyDefaults } from '../../../rewrite/greedy-rewrite.ts';
import { convertNaN, decodeFloat, encodeFloat, floatFormat } from '../../../support/float-bits.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { rowMajorStrides } from '../../../support/math.ts';
import { isStaticTensor } from '../folding/splats.ts';
import * as tosa from '../generated/tosa-ops.gen.ts';
import { TosaLayerwiseConstantFoldPassBase } from '../generated/tosa-passes.gen.ts';
import { transposeElements } from '../transpose-elements.ts';

function replaceByConstant(op: Operation, values: DenseElementsAttr, rewriter: PatternRewriter): true {
  rewriter.replaceOp(op, tosa.ConstOp.build(rewriter, op.location, { values, outputType: values.type }).results);
  return true;
}

/** Source: TosaFoldConstantReciprocal of mlir/lib/Dialect/Tosa/Transforms/TosaFolders.cpp. */
class FoldReciprocal extends OpRewritePattern<tosa.ReciprocalOp> {
  readonly root = tosa.ReciprocalOp;

  matchAndRewrite(op: tosa.ReciprocalOp, rewriter: PatternRewriter): LogicalResult {
    const { input1 } = op;
    // Constants of arith stay.
    const values = input1.definingOp instanceof tosa.ConstOp && matchConstant(input1);
    if (!(values instanceof DenseElementsAttr) || !(values.elementType instanceof FloatType))
      return rewriter.notifyMatchFailure(op, 'the operand is no constant of floats');
    // Differs: upstream gives the result another type, which other operations may not take.
    if (values.type !== op.output.type) return rewriter.notifyMatchFailure(op, 'the type of the result says less');
    if (!values.isSplat && !input1.hasOneUse) return rewriter.notifyMatchFailure(op, 'the constant has other uses');
    const { elementType, type } = values;
    const format = floatFormat[elementType.kind];
    const size = elementSizeBytes(elementType);
    const bytes = new Uint8Array(values.bytes.length);
    for (let at = 0; at < bytes.length; at += size) {
      const bits = values.bitsAt(at / size);
      const value = decodeFloat(format, bits);
      const inverse = Number.isNaN(value) ? convertNaN(format, bits, format) : encodeFloat(format, 1 / value);
      bytes.set(elementBytes(elementType, inverse), at);
    }
    return replaceByConstant(op, DenseElementsAttr.get(type, bytes), rewriter);
  }
}

/** Returns the elements of a constant whose elements upstream can permute. */
function elementsToTranspose(value: Value): DenseElementsAttr | undefined {
  const constant = matchConstant(value);
  if (constant instanceof DenseElementsAttr) {
    const { elementType } = constant;
    const isFoldable = elementType instanceof IntegerType && [1, 8, 16, 32, 64].includes(elementType.width);
    return isFoldable || elementType instanceof FloatType ? constant : undefined;
  }
  if (!(constant instanceof DenseResourceElementsAttr)) return undefined;
  const { elementType } = constant.type;
  const isFoldable = elementType instanceof IntegerType && [8, 16, 32, 64].includes(elementType.width);
  const isFloat = elementType instanceof FloatType && elementType.kind === 'f32';
  return isFoldable || isFloat ? elementsOfResource(constant) : undefined;
}

/** Source: TosaFoldConstantTranspose of mlir/lib/Dialect/Tosa/Transforms/TosaFolders.cpp. */
class FoldTranspose extends OpRewritePattern<tosa.TransposeOp> {
  readonly root = tosa.TransposeOp;

  matchAndRewrite(op: tosa.TransposeOp, rewriter: PatternRewriter): LogicalResult {
    const { input1, output, perms } = op;
    const values = elementsToTranspose(input1);
    if (!values) return rewriter.notifyMatchFailure(op, 'the operand is no constant of such elements');
    if (!input1.hasOneUse) return rewriter.notifyMatchFailure(op, 'the constant has other uses');
    // Differs: upstream makes an invalid constant, or crashes.
    if (!isStaticTensor(output.type)) return rewriter.notifyMatchFailure(op, 'the sizes of the result are not known');
    return replaceByConstant(op, transposeElements(values, perms, output.type), rewriter);
  }
}

/** What a reduction does with two elements. */
type Combine = (a: bigint, b: bigint) => bigint;

const reductions = [
  [tosa.ReduceAllOp, (a, b) => a & b],
  [tosa.ReduceAnyOp, (a, b) => a | b],
  [tosa.ReduceMaxOp, (a, b) => (a > b ? a : b)],
  [tosa.ReduceMinOp, (a, b) => (a < b ? a : b)],
  [tosa.ReduceProductOp, (a, b) => a * b],
  [tosa.ReduceSumOp, (a, b) => a + b],
] as const satisfies readonly (readonly [unknown, Combine])[];

type ReduceOp = InstanceType<(typeof reductions)[number][0]>;

/** Source: ReduceConstantOptimization of mlir/lib/Dialect/Tosa/Transforms/TosaFolders.cpp. */
class FoldReduction extends OpRewritePattern<ReduceOp> {
  constructor(
    readonly root: (typeof reductions)[number][0],
    readonly combine: Combine,
    readonly isAggressive: boolean,
  ) {
    super();
  }

  matchAndRewrite(op: ReduceOp, rewriter: PatternRewriter): LogicalResult {
    const { axis } = op;
    const input = op.operand(0);
    const { type } = op.result();
    if (!(input.definingOp instanceof tosa.ConstOp))
      return rewriter.notifyMatchFailure(op, 'the operand is no constant');
    if (!input.hasOneUse && !this.isAggressive) return rewriter.notifyMatchFailure(op, 'the constant has other uses');
    if (!isStaticTensor(type)) return rewriter.notifyMatchFailure(op, 'the sizes of the result are not known');
    const { values } = input.definingOp;
    // Differs: upstream crashes where a resource has the elements.
    if (!(values instanceof DenseElementsAttr) || !(values.elementType instanceof IntegerType))
      return rewriter.notifyMatchFailure(op, 'the constant has no integers at hand');
    const { elementType } = values;
    const { shape } = values.type;
    const stride = rowMajorStrides(shape)[axis]!;
    const { width } = elementType;
    const size = elementSizeBytes(elementType);
    const bytes = new Uint8Array(type.numElements * size);
    for (let i = 0; i < type.numElements; i++) {
      const first = Math.floor(i / stride) * stride * shape[axis]! + (i % stride);
      let reduced = BigInt.asIntN(width, values.bitsAt(first));
      for (let k = 1; k < shape[axis]!; k++) {
        const element = BigInt.asIntN(width, values.bitsAt(first + k * stride));
        reduced = BigInt.asIntN(width, this.combine(reduced, element));
      }
      bytes.set(elementBytes(elementType, reduced), i * size);
    }
    return replaceByConstant(op, DenseElementsAttr.get(type, bytes), rewriter);
  }
}

/** `tosa-layerwise-constant-fold`. Source: mlir/lib/Dialect/Tosa/Transforms/TosaLayerwiseConstantFoldPass.cpp. */
export class TosaLayerwiseConstantFoldPass extends TosaLayerwiseConstantFoldPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const { aggressiveReduceConstant } = this.options;
    const dialects = [...root.context.loadedDialects].filter(({ namespace }) => namespace === 'tosa');
    const patterns: RewritePattern[] = [
      new FoldReciprocal(),
      new FoldTranspose(),
      ...reductions.map(([op, combine]) => new FoldReduction(op, combine, aggressiveReduceConstant)),
      ...dialects.flatMap(({ ops }) => ops).flatMap(({ hooks }) => hooks.canonicalizationPatterns?.() ?? []),
    ];
    return applyPatternsUntilDone(root, patterns, mlirGreedyDefaults);
  }
}
