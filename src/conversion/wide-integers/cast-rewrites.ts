import { type Operation } from '../../ir/operation.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType, type IntegerType } from '../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, likeWithElement } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { buildOp } from '../../ods/build.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { HalvesBuilder, halfType } from './halves.ts';
import { type PatternMaker, wide, type WideOperation } from './wide-integer-pattern.ts';

/** Casts from and to wide integers. Source: mlir/lib/Dialect/Arith/Transforms/EmulateWideInt.cpp. */

interface CastOp extends Operation {
  readonly in: Value;
}

/** Makes a cast, or finds that there is nothing to do. */
function castOrSame(builder: OpBuilder, op: Operation, root: OpClass, operand: Value, type: Type): Value {
  const state = { operands: [operand], attributes: {}, resultTypes: [type] };
  return createOrFold(builder, (detached) => buildOp(detached, op.location, root, state))[0]!;
}

const signExtension = wide<arith.ExtSIOp>({
  root: arith.ExtSIOp,
  compute({ op, adaptor, type, halves, rewriter }) {
    const half = halfType(type);
    const low = castOrSame(rewriter, op, arith.ExtSIOp, halves.appendUnit(adaptor.in), half);
    const isNegative = halves.arith.compareIntegers('slt', low, halves.arith.number(half, 0));
    return halves.join(type, low, halves.arith.cast(arith.ExtSIOp, isNegative, half));
  },
});

const zeroExtension = wide<arith.ExtUIOp>({
  root: arith.ExtUIOp,
  compute({ op, adaptor, type, halves, rewriter }) {
    return halves.join(type, castOrSame(rewriter, op, arith.ExtUIOp, halves.appendUnit(adaptor.in), halfType(type)));
  },
});

/** The low half is all that is left of a wide integer, if not less. */
export class TruncateWide extends OpConversionPattern<arith.TruncIOp> {
  readonly root = arith.TruncIOp;

  matchAndRewrite(op: arith.TruncIOp, adaptor: arith.TruncIOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { type } = op.result();
    if (!this.typeConverter!.isLegal(type))
      return rewriter.notifyMatchFailure(op, 'unsupported truncation result type');
    const halves = new HalvesBuilder(rewriter, op.location);
    const low = halves.dropUnit(halves.half(adaptor.in, 0));
    rewriter.replaceOp(op, [castOrSame(rewriter, op, arith.TruncIOp, low, type)]);
    return true;
  }
}

const isIndex = (type: Type): boolean => elementTypeOrSelf(type) instanceof IndexType;

/** Indices are no wider than a half. */
function toIndex<T extends CastOp>(root: OpClass<T>): PatternMaker {
  return wide({
    root,
    wideType: (op) => op.in.type,
    compute({ op, adaptor, halves }) {
      const { type } = op.result(0);
      if (!isIndex(type)) return undefined;
      return halves.arith.cast(root, halves.dropUnit(halves.half(adaptor.in, 0)), type);
    },
  });
}

function fromIndex<T extends CastOp>(root: OpClass<T>, extension: OpClass): PatternMaker {
  return wide({
    root,
    compute({ op, adaptor, type, halves }) {
      if (!isIndex(op.in.type)) return undefined;
      const narrow = likeWithElement(op.in.type, type.elementType);
      return halves.arith.cast(extension, halves.arith.cast(root, adaptor.in, narrow), op.result(0).type);
    },
  });
}

/** Returns two to the number of bits that a half has, as a float or a vector of such. */
function powerOfHalf({ type, halves }: WideOperation<CastOp>, floats: Type): Value {
  return halves.arith.number(floats, 2 ** (type.elementType as IntegerType).width);
}

/** The high half is counted as often as the low half has values. What comes out is rounded more than once, as upstream's. */
const unsignedToFloat = wide<arith.UIToFPOp>({
  root: arith.UIToFPOp,
  wideType: (op) => op.in.type,
  compute(parts) {
    const { op, adaptor, halves } = parts;
    const { type } = op.result();
    const [lowHalf, highHalf] = halves.halves(adaptor.in);
    const low = halves.dropUnit(lowHalf);
    const high = halves.dropUnit(highHalf);
    const hasNoHigh = halves.arith.compareIntegers('eq', high, halves.arith.number(high.type, 0));
    const lowFloat = halves.arith.cast(arith.UIToFPOp, low, type);
    const highFloat = halves.arith.cast(arith.UIToFPOp, high, type);
    const scaled = halves.arith.apply(arith.MulFOp, highFloat, powerOfHalf(parts, type));
    const sum = halves.arith.apply(arith.AddFOp, lowFloat, scaled);
    return halves.arith.select(hasNoHigh, lowFloat, sum);
  },
});

const signedToFloat = wide<arith.SIToFPOp>({
  root: arith.SIToFPOp,
  wideType: (op) => op.in.type,
  compute({ op, halves }) {
    const zero = halves.arith.number(op.in.type, 0);
    const isNegative = halves.arith.compareIntegers('slt', op.in, zero);
    const negated = halves.arith.apply(arith.SubIOp, zero, op.in);
    const absolute = halves.arith.select(isNegative, negated, op.in);
    const float = halves.arith.cast(arith.UIToFPOp, absolute, op.result().type);
    return halves.arith.select(isNegative, halves.arith.apply(arith.NegFOp, float), float);
  },
});

const floatToUnsigned = wide<arith.FPToUIOp>({
  root: arith.FPToUIOp,
  compute(parts) {
    const { op, adaptor, type, halves } = parts;
    const narrow = likeWithElement(op.result().type, type.elementType);
    const power = powerOfHalf(parts, op.in.type);
    const quotient = halves.arith.apply(arith.DivFOp, adaptor.in, power);
    const high = halves.arith.cast(arith.FPToUIOp, quotient, narrow);
    const rest = halves.arith.apply(arith.RemFOp, adaptor.in, power);
    const low = halves.arith.cast(arith.FPToUIOp, rest, narrow);
    const highHalf = halves.appendUnit(high);
    return halves.join(type, halves.appendUnit(low), highHalf);
  },
});

const floatToSigned = wide<arith.FPToSIOp>({
  root: arith.FPToSIOp,
  compute({ op, adaptor, halves }) {
    const wide = op.result().type;
    const zeroFloat = halves.arith.number(op.in.type, 0);
    const zero = halves.arith.number(wide, 0);
    const isNegative = halves.arith.compareFloats('olt', adaptor.in, zeroFloat);
    const absolute = halves.arith.select(isNegative, halves.arith.apply(arith.NegFOp, adaptor.in), adaptor.in);
    const magnitude = halves.arith.cast(arith.FPToUIOp, absolute, wide);
    const negated = halves.arith.apply(arith.SubIOp, zero, magnitude);
    return halves.arith.select(isNegative, negated, magnitude);
  },
});

export const castRewrites: readonly PatternMaker[] = [
  signExtension,
  zeroExtension,
  toIndex(arith.IndexCastOp),
  toIndex(arith.IndexCastUIOp),
  fromIndex(arith.IndexCastOp, arith.ExtSIOp),
  fromIndex(arith.IndexCastUIOp, arith.ExtUIOp),
  unsignedToFloat,
  signedToFloat,
  floatToUnsigned,
  floatToSigned,
];
