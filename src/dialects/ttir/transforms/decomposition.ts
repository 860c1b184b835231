import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { greatestNumber, leastNumber } from '../../tt/element-types.ts';
import { shapeOf } from '../../tt/shapes.ts';
import {
  buildConstant,
  buildElementwise,
  buildInto,
  buildNumber,
  buildReduction,
  type ElementwiseClass,
} from '../build.ts';
import * as ttir from '../generated/ttir-ops.gen.ts';
import { TTIRToTTIRDecompositionPassBase } from '../generated/ttir-passes.gen.ts';
import { selectionPatterns } from './decompose-selections.ts';
import { isDecomposedWindow, windowPatterns } from './decompose-windows.ts';
import { replaceByValue } from './replace-by-value.ts';
import { rewriteGreedily } from './rewrite-greedily.ts';

/** Makes an elementwise operation of the shape of its first input. */
function apply(rewriter: PatternRewriter, op: Operation, to: ElementwiseClass, inputs: readonly Value[]): Value {
  return buildElementwise(rewriter, op.location, to, inputs, inputs[0]!.type as RankedTensorType);
}

/** Makes a number that broadcasts to the shape of `value`. */
function numberLike(rewriter: PatternRewriter, op: Operation, value: Value, number: number): Value {
  const { shape, elementType } = value.type as RankedTensorType;
  return buildNumber(rewriter, op.location, shape, elementType, number);
}

/** The greater of input and `min`, then the smaller of that and `max`. */
class DecomposeClamp extends OpRewritePattern<ttir.ClampOp> {
  readonly root = ttir.ClampOp;

  matchAndRewrite(op: ttir.ClampOp, rewriter: PatternRewriter): LogicalResult {
    const { input } = op;
    // Bounds are floats: the greatest integer is one more as such.
    const { elementType } = input.type as RankedTensorType;
    const [least, greatest] = [leastNumber(elementType) ?? -Infinity, greatestNumber(elementType) ?? Infinity];
    const [min, max] = [op.min, op.max].map((bound) => Math.min(Math.max(bound, least), greatest));
    const raised = apply(rewriter, op, ttir.MaximumOp, [input, numberLike(rewriter, op, input, min!)]);
    const inputs = [raised, numberLike(rewriter, op, input, max!)];
    const resultType = op.result().type as RankedTensorType;
    rewriter.replaceOp(op, [buildElementwise(rewriter, op.location, ttir.MinimumOp, inputs, resultType)]);
    return true;
  }
}

type Reduction = ttir.MinOp | ttir.ReduceAndOp | ttir.ReduceOrOp;

/** A reduction that is the greatest of a function of the elements, and another function of that. */
class DecomposeReduction extends OpRewritePattern<Reduction> {
  constructor(
    readonly root: new (...args: never[]) => Reduction,
    readonly before: (rewriter: PatternRewriter, op: Operation, input: Value) => Value,
    readonly after: (rewriter: PatternRewriter, op: Operation, greatest: Value) => Value = (_, __, greatest) =>
      greatest,
  ) {
    super();
  }

  matchAndRewrite(op: Reduction, rewriter: PatternRewriter): LogicalResult {
    const { input } = op;
    const dims = op.dimArg ?? shapeOf(input).map((_, dim) => dim);
    const resultType = op.result().type as RankedTensorType;
    const elements = this.before(rewriter, op, input);
    const greatest = buildReduction(rewriter, op.location, ttir.MaxOp, elements, dims, resultType, op.keepDim);
    replaceByValue(rewriter, op, this.after(rewriter, op, greatest));
    return true;
  }
}

/** The most elements of a constant that is computed. */
const mostNumbers = 2 ** 24;

/** Numbers at equal distances are a constant. */
class DecomposeArange extends OpRewritePattern<ttir.ArangeOp> {
  readonly root = ttir.ArangeOp;

  matchAndRewrite(op: ttir.ArangeOp, rewriter: PatternRewriter): LogicalResult {
    const type = op.result().type as RankedTensorType;
    if (!type.hasStaticShape) return rewriter.notifyMatchFailure(op, 'the shape is not known');
    if (type.numElements > mostNumbers) return op.emitOpError(`has more than ${mostNumbers} elements`);
    const { start, step, arangeDimension } = op;
    const inner = type.shape.slice(arangeDimension + 1).reduce((a, b) => a * b, 1);
    const size = type.shape[arangeDimension]!;
    const numbers = Array.from({ length: type.numElements }, (_, i) => start + step * (Math.floor(i / inner) % size));
    replaceByValue(rewriter, op, buildConstant(rewriter, op.location, type.shape, type.elementType, numbers));
    return true;
  }
}

/** Joins a tensor with itself, dimension by dimension. */
class DecomposeRepeat extends OpRewritePattern<ttir.RepeatOp> {
  readonly root = ttir.RepeatOp;

  matchAndRewrite(op: ttir.RepeatOp, rewriter: PatternRewriter): LogicalResult {
    let value = op.input;
    for (const [dim, count] of op.repeatDimensions.entries()) {
      value = buildConcat(rewriter, op, new Array<Value>(count).fill(value), dim);
    }
    replaceByValue(rewriter, op, value);
    return true;
  }
}

/** Joins a tensor with constants in front and behind, dimension by dimension. */
class DecomposePad extends OpRewritePattern<ttir.PadOp> {
  readonly root = ttir.PadOp;

  matchAndRewrite(op: ttir.PadOp, rewriter: PatternRewriter): LogicalResult {
    const { input, padding, value: number } = op;
    const { elementType, hasStaticShape } = input.type as RankedTensorType;
    if (!hasStaticShape) return rewriter.notifyMatchFailure(op, 'the shape is not known');
    let value = input;
    for (let dim = 0; dim < shapeOf(input).length; dim++) {
      const border = (count: number): Value[] =>
        count === 0
          ? []
          : [buildConstant(rewriter, op.location, shapeOf(value).with(dim, count), elementType, [number])];
      const [low, high] = [border(padding[2 * dim]!), border(padding[2 * dim + 1]!)];
      value = buildConcat(rewriter, op, [...low, value, ...high], dim);
    }
    replaceByValue(rewriter, op, value);
    return true;
  }
}

/** Makes a concatenation; one tensor alone is what it is. */
function buildConcat(rewriter: PatternRewriter, { location }: Operation, inputs: readonly Value[], dim: number): Value {
  if (inputs.length === 1) return inputs[0]!;
  const { shape, elementType } = inputs[0]!.type as RankedTensorType;
  const size = inputs.reduce((sum, input) => sum + shapeOf(input)[dim]!, 0);
  return buildInto(
    rewriter,
    location,
    ttir.ConcatOp,
    { inputs, dim },
    RankedTensorType.get(shape.with(dim, size), elementType),
  );
}

/** Makes numbers in the opposite order: of integers the inverted bits, because the opposite of the least is not one of them. */
function opposite(rewriter: PatternRewriter, op: Operation, value: Value): Value {
  const { elementType } = value.type as RankedTensorType;
  const isWide = elementType instanceof IntegerType && elementType.width > 1;
  return apply(rewriter, op, isWide ? ttir.BitwiseNotOp : ttir.NegOp, [value]);
}

/** Operations on bits, and those on truth values that do the same where there is one bit: the device holds truth values as floats, which have other bits. */
const logicalOps: ReadonlyMap<string, ElementwiseClass> = new Map<string, ElementwiseClass>([
  [ttir.BitwiseAndOp.opName, ttir.LogicalAndOp],
  [ttir.BitwiseOrOp.opName, ttir.LogicalOrOp],
  [ttir.BitwiseXorOp.opName, ttir.LogicalXorOp],
  [ttir.BitwiseNotOp.opName, ttir.LogicalNotOp],
]);

type BitwiseOp = ttir.BitwiseAndOp | ttir.BitwiseOrOp | ttir.BitwiseXorOp | ttir.BitwiseNotOp;

/** An operation on the bits of truth values is one on these. */
class DecomposeBitwise extends OpRewritePattern<BitwiseOp> {
  constructor(readonly root: (new (...args: never[]) => BitwiseOp) & { readonly opName: string }) {
    super();
  }

  matchAndRewrite(op: BitwiseOp, rewriter: PatternRewriter): LogicalResult {
    if (!isOfTruthValues(op)) return rewriter.notifyMatchFailure(op, 'the elements have several bits');
    const resultType = op.result(0).type as RankedTensorType;
    rewriter.replaceOp(op, [buildElementwise(rewriter, op.location, logicalOps.get(op.name)!, op.inputs, resultType)]);
    return true;
  }
}

/** Tells whether an operation is one on bits of tensors that have one per element. */
function isOfTruthValues(op: Operation): boolean {
  if (!logicalOps.has(op.name)) return false;
  return op.operands.every(({ type }) => {
    const elementType = elementTypeOrSelf(type);
    return elementType instanceof IntegerType && elementType.width === 1;
  });
}

const patterns: readonly (RewritePattern & { readonly root: { readonly opName?: string } })[] = [
  new DecomposeClamp(),
  new DecomposeReduction(ttir.MinOp, opposite, opposite),
  new DecomposeReduction(
    ttir.ReduceAndOp,
    (rewriter, op, input) => apply(rewriter, op, ttir.LogicalNotOp, [input]),
    (rewriter, op, greatest) => apply(rewriter, op, ttir.LogicalNotOp, [greatest]),
  ),
  new DecomposeReduction(ttir.ReduceOrOp, (rewriter, op, input) =>
    apply(rewriter, op, ttir.NotEqualOp, [input, numberLike(rewriter, op, input, 0)]),
  ),
  new DecomposeArange(),
  new DecomposeRepeat(),
  new DecomposePad(),
  ...selectionPatterns(),
];

const bitwisePatterns: readonly RewritePattern[] = [
  new DecomposeBitwise(ttir.BitwiseAndOp),
  new DecomposeBitwise(ttir.BitwiseOrOp),
  new DecomposeBitwise(ttir.BitwiseXorOp),
  new DecomposeBitwise(ttir.BitwiseNotOp),
];

/** `ttir-to-ttir-decomposition`. A module without such operations stays as it is, down to the order of its constants. */
export class TTIRToTTIRDecompositionPass extends TTIRToTTIRDecompositionPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const names = new Set(patterns.map(({ root }) => root.opName));
    let found = false;
    walk(module, {
      before: (op) => void (found ||= names.has(op.name) || isDecomposedWindow(op) || isOfTruthValues(op)),
    });
    if (found) return rewriteGreedily(module, [...patterns, ...bitwisePatterns, ...windowPatterns()]);
    this.markAllAnalysesPreserved();
    return true;
  }
}
