import { DenseElementsAttr, denseFromNumbers } from '../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { cloneOperation } from '../../ir/clone.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { constantShape } from '../../dialects/tosa/constant-shape.ts';
import * as tosa from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { buildConstant, buildReshape } from '../../dialects/ttir/build.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { castElements } from '../../dialects/ttir/cast-elements.ts';
import { buildArithmeticShift, WordBuilder } from '../front-end/elements/integer-bits.ts';
import { buildScaledWords } from '../front-end/elements/scaled-words.ts';
import { isWordScale, scalesOf } from './rescale-pattern.ts';
import { buildNarrowed, isZero, zeroPointOf } from './zero-point.ts';

/** How wide the sums of products of 16 bits are. */
const wideBits = 48;
/** Bits of a half of 16 bits, and what a lower half is stored less. */
const halfBits = 8;
const lowZeroPoint = -128;

/**
 * Computes sums of 48 bits, which the device has no format for, where a `tosa.rescale` makes fewer bits of them: a factor of 16 bits is `256 * high + low`, so
 * that a convolution, a product of matrices, or a resize, is one of the high halves and one of the low ones, with sums of 32 bits. Others stay: returns why.
 */
export function splitAccumulators(module: Operation): ReadonlyMap<Operation, string> {
  const found: tosa.RescaleOp[] = [];
  walk(module, { before: (op) => void (op instanceof tosa.RescaleOp && found.push(op)) });
  const reasons = new Map<Operation, string>();
  for (const rescale of found.filter(({ input }) => isStatic(input.type) && widthOf(input.type) === wideBits)) {
    const { definingOp: source } = rescale.input;
    const result = resolveRescale(rescale, source);
    if (typeof result === 'string') reasons.set(rescale, result);
    else if (source) eraseSums(source);
  }
  return reasons;
}

const dynamicFactors = 'shapes of what sums of 48 bits are made of are not static';
const shiftedFactors = 'the zero point of a factor of sums of 48 bits is not 0';
const largeSums = 'sums of 48 bits may be too large for two words';

/** Erases what is left of sums when nothing uses them. */
function eraseSums(source: Operation): void {
  if (!source.useEmpty) return;
  const reshaped = source instanceof tosa.ReshapeOp ? source.input1.definingOp : undefined;
  source.erase();
  if (reshaped) eraseSums(reshaped);
}

/** A sum `256 * high + low`: words, the lower ones from 0 to 255. */
interface SplitSum {
  readonly high: Value;
  readonly low: Value;
}

type Convolution = tosa.Conv2DOp | tosa.Conv3DOp | tosa.DepthwiseConv2DOp | tosa.TransposeConv2DOp;

const convolutions = [tosa.Conv2DOp, tosa.Conv3DOp, tosa.DepthwiseConv2DOp, tosa.TransposeConv2DOp];

/** Computes what a rescale makes of a sum in words; returns why where that cannot be done. */
function resolveRescale(rescale: tosa.RescaleOp, source: Operation | undefined): string | undefined {
  const resultType = rescale.output.type as RankedTensorType;
  if (!isStatic(resultType) || widthOf(resultType) > 32)
    return 'integers of more than 32 bits have no format on the device';
  const scales = scalesOf(rescale)?.map(({ multiplier, shift }) => ({ multiplier, shift: shift - halfBits }));
  if (!scales) return 'the multipliers or shifts of sums of 48 bits are computed';
  if (!scales.every(isWordScale)) return 'a multiplier of sums of 48 bits is negative, or a shift is not from 9 to 62';
  if (!isZero(rescale.inputZp)) return 'the zero point of sums of 48 bits is not 0';
  const sum = buildSplitSum(source);
  if (typeof sum === 'string') return sum;
  const shape = shapeOf(rescale.input);
  const { location, outputUnsigned } = rescale;
  const builder = OpBuilder.before(rescale);
  const ones = shape.map(() => 1);
  const scaleShape = scales.length === 1 ? ones : ones.with(-1, scales.length);
  const rounding = rescale.roundingMode === 'DOUBLE_ROUND' ? 'twice' : 'once';
  const scaled = buildScaledWords(builder, location, sum.high, scales, scaleShape, rounding, sum.low);
  const to = resultType.elementType as IntegerType;
  const zero = zeroPointOf(builder, location, rescale.outputZp, shape.length, outputUnsigned);
  rescale.replaceAllUsesWith([buildNarrowed(builder, location, scaled, zero, to, outputUnsigned)]);
  rescale.erase();
  return undefined;
}

function isStatic(type: unknown): type is RankedTensorType {
  return type instanceof RankedTensorType && type.hasStaticShape && type.elementType instanceof IntegerType;
}

function widthOf({ elementType }: RankedTensorType): number {
  return (elementType as IntegerType).width;
}

/** Makes a sum in words; returns why where that cannot be done. */
function buildSplitSum(source: Operation | undefined): SplitSum | string {
  if (convolutions.some((of) => source instanceof of)) return buildConvolution(source as Convolution);
  if (source instanceof tosa.MatMulOp) return buildProduct(source);
  if (source instanceof tosa.ReshapeOp) return reshapeSum(source);
  if (source instanceof tosa.ResizeOp) return buildResize(source);
  return 'sums of 48 bits are those of a convolution, of a product of matrices or of a resize';
}

/** Makes the sum that is reshaped: layers that connect all are convolutions between two of them. */
function reshapeSum(op: tosa.ReshapeOp): SplitSum | string {
  const sum = isStatic(op.output.type) ? buildSplitSum(op.input1.definingOp) : dynamicFactors;
  if (typeof sum === 'string') return sum;
  const builder = OpBuilder.before(op);
  const [high, low] = [sum.high, sum.low].map((half) => buildReshape(builder, op.location, half, shapeOf(op.output)));
  return { high: high!, low: low! };
}

/** Makes a convolution of images of 16 bits with filters of 8 bits, and adds the bias. */
function buildConvolution(op: Convolution): SplitSum | string {
  const { input, weight, bias, inputZp, weightZp } = op;
  if (![input, weight].every(({ type }) => isStatic(type))) return dynamicFactors;
  const [image, filters] = [input.type, weight.type] as [RankedTensorType, RankedTensorType];
  if (widthOf(image) !== 2 * halfBits || widthOf(filters) > halfBits)
    return 'convolutions with sums of 48 bits are those of images of 16 bits with filters of 8 bits';
  if (![inputZp, weightZp].every(isZero)) return shiftedFactors;
  const biases = matchConstant(bias);
  if (!(biases instanceof DenseElementsAttr)) return 'the bias of a convolution with sums of 48 bits is not constant';
  const all = Array.from({ length: biases.type.numElements }, (_, i) => biases.numberAt(i));
  // The high words hold the largest sum.
  const largest = Math.max(...all.map((each) => Math.abs(each) / 256)) + (1 + 2 ** 14 + 2 ** 7) * filters.numElements;
  if (largest >= 2 ** 31) return largeSums;
  const builder = OpBuilder.before(op);
  const { location } = op;
  const zero = byteConstant(builder, op, 0);
  const none = constantOf(builder, op, 32, 0);
  const [high, low] = halvesOf(builder, op, input).map(({ value, zeroPoint }) => {
    const copy = cloneOperation(op) as Convolution;
    copy.setOperands([value, weight, none, zeroPoint === 0 ? zero : byteConstant(builder, op, zeroPoint), weightZp]);
    copy.accType = IntegerType.get(op.context, 32);
    return insertWithWords(builder, copy);
  });
  const words = new WordBuilder(builder, location, shapeOf(high!));
  const add = (sum: Value, numberOf: (each: number) => number): Value => {
    if (isZero(bias)) return sum;
    const shape = shapeOf(sum).map(() => 1).with(-1, all.length); // prettier-ignore
    const elementType = IntegerType.get(op.context, 32);
    return words.make(ttir.AddOp, sum, buildConstant(builder, location, shape, elementType, all.map(numberOf)));
  };
  return normalized(
    words,
    add(high!, (each) => Math.floor(each / 256)),
    add(low!, (each) => each - 256 * Math.floor(each / 256)),
  );
}

/** Makes a product of matrices of 16 bits. */
function buildProduct(op: tosa.MatMulOp): SplitSum | string {
  const { a, b, aZp, bZp, location } = op;
  const types = [a.type, b.type];
  if (!types.every(isStatic)) return dynamicFactors;
  if (!types.every((type) => widthOf(type) === 2 * halfBits))
    return 'products of matrices with sums of 48 bits are those of factors of 16 bits';
  if (![aZp, bZp].every(isZero)) return shiftedFactors;
  // The high words hold the largest sum.
  if ((2 ** 22 + 2 ** 16 + 2 ** 8) * shapeOf(a)[2]! >= 2 ** 31) return largeSums;
  const builder = OpBuilder.before(op);
  const [lhs, rhs] = [halvesOf(builder, op, a), halvesOf(builder, op, b)] as const;
  const multiply = (left: Half, right: Half): Value => {
    const copy = cloneOperation(op);
    const zeros = [left, right].map(({ zeroPoint }) => byteConstant(builder, op, zeroPoint));
    copy.setOperands([left.value, right.value, ...zeros]);
    return insertWithWords(builder, copy);
  };
  const words = new WordBuilder(builder, location, shapeOf(op.output));
  const highest = words.make(ttir.MultiplyOp, multiply(lhs[0], rhs[0]), 256);
  const middle = words.make(ttir.AddOp, multiply(lhs[0], rhs[1]), multiply(lhs[1], rhs[0]));
  return normalized(words, words.make(ttir.AddOp, highest, middle), multiply(lhs[1], rhs[1]));
}

/** Makes images of 16 bits whose elements lie between others: sums of elements times weights, whose sum is the product of both numerators. */
function buildResize(op: tosa.ResizeOp): SplitSum | string {
  const { input, location } = op;
  const scale = constantShape(op.scale);
  if (!scale || !isStatic(input.type)) return dynamicFactors;
  if (widthOf(input.type) !== 2 * halfBits) return 'a resize with sums of 48 bits is one of images of 16 bits';
  const weights = scale[0]! * scale[2]!;
  // The low words hold the largest sum.
  if (2 ** halfBits * weights >= 2 ** 31) return largeSums;
  const builder = OpBuilder.before(op);
  const words = new WordBuilder(builder, location, shapeOf(op.output));
  const [high, low] = halvesOf(builder, op, input).map(({ value, zeroPoint }) => {
    const copy = cloneOperation(op);
    copy.setOperands([value, ...op.operands.slice(1)]);
    const sum = insertWithWords(builder, copy);
    return zeroPoint === 0 ? sum : words.make(ttir.AddOp, sum, -zeroPoint * weights);
  });
  return normalized(words, high!, low!);
}

/** Moves what low words have beyond 8 bits to the high ones. */
function normalized(words: WordBuilder, high: Value, low: Value): SplitSum {
  const { builder, location } = words;
  const carry = buildArithmeticShift(builder, location, [low, words.number(halfBits)], low.type as RankedTensorType);
  return { high: words.make(ttir.AddOp, high, carry), low: words.make(ttir.BitwiseAndOp, low, 255) };
}

/** Integers of 8 bits with a zero point. */
interface Half {
  readonly value: Value;
  readonly zeroPoint: number;
}

/** Makes the high and the low halves of integers of 16 bits. */
function halvesOf(
  builder: OpBuilder,
  { location, context }: Operation,
  value: Value,
): readonly [high: Half, low: Half] {
  const words = new WordBuilder(builder, location, shapeOf(value));
  const word = words.signed(value);
  const byte = IntegerType.get(context, halfBits);
  const high = buildArithmeticShift(builder, location, [word, words.number(halfBits)], word.type as RankedTensorType);
  const low = words.make(ttir.AddOp, words.make(ttir.BitwiseAndOp, word, 255), lowZeroPoint);
  return [
    { value: castElements(builder, location, high, byte), zeroPoint: 0 },
    { value: castElements(builder, location, low, byte), zeroPoint: lowZeroPoint },
  ];
}

function byteConstant(builder: OpBuilder, op: Operation, number: number): Value {
  return constantOf(builder, op, halfBits, number);
}

function constantOf(builder: OpBuilder, { location, context }: Operation, width: number, number: number): Value {
  const outputType = RankedTensorType.get([1], IntegerType.get(context, width));
  return tosa.ConstOp.build(builder, location, { values: denseFromNumbers(outputType, [number]), outputType }).output;
}

/** Inserts an operation, whose sums are words; returns them. */
function insertWithWords(builder: OpBuilder, op: Operation): Value {
  const result = builder.insert(op).result(0);
  result.type = RankedTensorType.get(shapeOf(result), IntegerType.get(op.context, 32));
  return result;
}
