import { denseFromNumbers } from '../../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import * as hlo from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import {
  buildBroadcast,
  buildConverted,
  buildReshape,
  buildSliceAlong,
} from '../../../dialects/stablehlo/shape-builders.ts';
import { buildBitcast, canTakeBits, otherBits } from '../../front-end/elements/bits-of-floats.ts';
import { HloPattern } from '../hlo-pattern.ts';

/** Widths of elements that are parts of words, or words. */
const widths: readonly number[] = [2, 4, 8, 16, 32];

const otherParts = 'words and their parts are integers of 2, 4, 8, 16 or 32 bits, f32, bf16 or f16';

/** Converts bits that are taken for those of another type. */
export class ConvertBitcast extends HloPattern<hlo.BitcastConvertOp> {
  readonly root = hlo.BitcastConvertOp;

  override convert(
    op: hlo.BitcastConvertOp,
    adaptor: hlo.BitcastConvertOp,
    rewriter: ConversionPatternRewriter,
    resultType: RankedTensorType,
  ): Value | false {
    const operandType = op.operandValue.type as RankedTensorType;
    const { elementType: from } = operandType;
    const { elementType: to } = resultType;
    if (canTakeBits(from, to)) return buildBitcast(rewriter, op.location, adaptor.operandValue, to);
    const [read, written] = [widthOf(from), widthOf(to)];
    if (read === undefined || written === undefined || read === written) {
      const isSplit = operandType.rank !== resultType.rank;
      return rewriter.notifyMatchFailure(op, isSplit ? otherParts : otherBits);
    }
    const bits = new WordParts(rewriter, op.location, Math.min(read, written), Math.max(read, written));
    return read > written ? bits.split(adaptor.operandValue, resultType) : bits.join(adaptor.operandValue, resultType);
  }
}

/** Returns the width of elements of which bits can be parts of others, or the other way round; undefined for other types. */
function widthOf(type: Type): number | undefined {
  if (!(type instanceof IntegerType || type instanceof FloatType) || !widths.includes(type.width)) return undefined;
  return canTakeBits(type, unsigned(type, type.width)) ? type.width : undefined;
}

const unsigned = ({ context }: Type, width: number): IntegerType => IntegerType.get(context, width, 'unsigned');

/**
 * Words and the elements that are their parts, which stand side by side along the last dimension, those of the lowest bits first: shifts of words, in StableHLO that is
 * converted in turn. Source: the StableHLO specification 1.5, `bitcast_convert`.
 */
class WordParts {
  constructor(
    private readonly builder: OpBuilder,
    private readonly location: Location,
    private readonly partWidth: number,
    private readonly wordWidth: number,
  ) {}

  /** Makes [..., 4] of bytes of [...] of words of 32 bits. */
  split(operand: Value, resultType: RankedTensorType): Value {
    const { builder, location } = this;
    const { shape } = resultType;
    const words = this.bitcast(operand, unsigned(resultType.elementType, this.wordWidth));
    const dims = shape.slice(1).map((_, dim) => dim);
    const lhs = buildBroadcast(builder, location, words, dims, shape);
    const wide = lhs.type as RankedTensorType;
    const shifted = hlo.ShiftRightLogicalOp.build(builder, location, { lhs, rhs: this.shifts(wide), resultType: wide });
    const mask = this.constant(wide, [2 ** this.partWidth - 1]);
    const masked = hlo.AndOp.build(builder, location, { lhs: shifted.result(), rhs: mask, resultType: wide }).result();
    const parts = buildConverted(builder, location, masked, unsigned(wide.elementType, this.partWidth));
    return this.bitcast(parts, resultType.elementType);
  }

  /** Makes [...] of words of 32 bits of [..., 4] of bytes: their sums, as no bits are set in two of them. */
  join(operand: Value, resultType: RankedTensorType): Value {
    const { builder, location } = this;
    const parts = this.bitcast(operand, unsigned(resultType.elementType, this.partWidth));
    const lhs = buildConverted(builder, location, parts, unsigned(resultType.elementType, this.wordWidth));
    const wide = lhs.type as RankedTensorType;
    const shifted = hlo.ShiftLeftOp.build(builder, location, { lhs, rhs: this.shifts(wide), resultType: wide });
    const last = wide.rank - 1;
    const words = Array.from({ length: wide.shape[last]! }, (_, part) =>
      buildSliceAlong(builder, location, shifted.result(), last, [part, part + 1]),
    ).reduce((lhs, rhs) => hlo.OrOp.build(builder, location, { lhs, rhs, resultType: lhs.type }).result());
    const joined = buildReshape(builder, location, words, resultType.shape);
    return this.bitcast(joined, resultType.elementType);
  }

  /** How far the bits of each part are from the lowest ones of a word. */
  private shifts(type: RankedTensorType): Value {
    const counts = Array.from({ length: this.wordWidth / this.partWidth }, (_, part) => part * this.partWidth);
    const line = this.constant(RankedTensorType.get([counts.length], type.elementType), counts);
    return buildBroadcast(this.builder, this.location, line, [type.rank - 1], type.shape);
  }

  private constant(outputType: RankedTensorType, numbers: readonly number[]): Value {
    const value = denseFromNumbers(outputType, numbers);
    return hlo.ConstantOp.build(this.builder, this.location, { value, outputType }).output;
  }

  private bitcast(value: Value, elementType: Type): Value {
    return buildBitcast(this.builder, this.location, value, elementType);
  }
}
