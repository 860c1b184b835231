import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { floatValue } from '../../../ir/attributes/float-values.ts';
import { FloatAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { floatFormat, roundToFormat } from '../../../support/float-bits.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { constantShape } from '../constant-shape.ts';
import { type Conv2DOp, type DepthwiseConv2DOp, MaxPool2dOp, PadOp } from '../generated/tosa-ops.gen.ts';

type WindowOp = Conv2DOp | DepthwiseConv2DOp | MaxPool2dOp;

/** More than this is not padded by the operation itself. */
const maxPad = 8192;

/**
 * Lets a convolution or pooling pad its input itself, at height and width of [N, H, W, C], instead of `tosa.pad`.
 * Source: FoldPadToTensorOp of mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp.
 */
export class FoldPadIntoWindow<T extends WindowOp> extends OpRewritePattern<T> {
  /** `template` is MLIR's name of the pattern for this operation. */
  constructor(
    readonly root: abstract new (...args: never[]) => T,
    override readonly debugName: string,
  ) {
    super();
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const pad = op.input.definingOp;
    if (!(pad instanceof PadOp)) return rewriter.notifyMatchFailure(op, 'the input is not padded');
    const added = constantShape(pad.padding);
    if (added?.length !== 8) return rewriter.notifyMatchFailure(op, 'the padding is not known, or not of rank 4');
    if ([0, 1, 6, 7].some((i) => added[i] !== 0)) {
      return rewriter.notifyMatchFailure(op, 'batch or channels are padded');
    }
    const total = op.pad.map((size, i) => size + added[i + 2]!);
    if (op instanceof MaxPool2dOp && !fitsKernel(total, op.kernel)) {
      return rewriter.notifyMatchFailure(op, 'the padding is not smaller than the kernel');
    }
    if (!isNeutral(pad.padConst, op)) return rewriter.notifyMatchFailure(op, 'the padding has an effect of its own');
    if (total.some((size) => size > maxPad)) return rewriter.notifyMatchFailure(op, 'the padding is too large');
    const { name, location, properties, resultTypes } = op;
    const operands = op.operands.with(0, pad.input1);
    const window = rewriter.create({ name, location, operands, properties, resultTypes }) as T;
    window.pad = total;
    rewriter.replaceOp(op, window.results);
    return true;
  }
}

function fitsKernel([top, bottom, left, right]: readonly number[], [height, width]: readonly number[]): boolean {
  return Math.max(top!, bottom!) < height! && Math.max(left!, right!) < width!;
}

/** Tells whether what `tosa.pad` adds is what the operation adds itself: the lowest number, or zero as the input has it. */
function isNeutral(padConst: Value, op: WindowOp): boolean {
  const value = elementOf(padConst);
  if (op instanceof MaxPool2dOp) return value !== undefined && isLowest(value);
  if (value instanceof FloatAttr) return floatValue(value) === 0;
  const zeroPoint = elementOf(op.inputZp);
  return value instanceof IntegerAttr && zeroPoint instanceof IntegerAttr && zeroPoint.value === value.value;
}

/** Returns the only element of a constant tensor. */
function elementOf(value: Value): unknown {
  const constant = matchConstant(value);
  return constant instanceof DenseElementsAttr && constant.type.numElements === 1 ? constant.attributeAt(0) : undefined;
}

function isLowest(value: unknown): boolean {
  if (value instanceof IntegerAttr) {
    const { type } = value;
    return 'width' in type && value.value === -(1n << BigInt((type.width as number) - 1));
  }
  if (!(value instanceof FloatAttr)) return false;
  const format = floatFormat[value.type.kind];
  return (
    value.bits ===
    roundToFormat(format, true, (1n << BigInt(format.mantissaBits + 1)) - 1n, format.bias - format.mantissaBits)
  );
}
