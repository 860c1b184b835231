import { dataTypeOf } from '../../dialects/tt/element-types.ts';
import { DataType } from '../../dialects/tt/generated/tt-enums.gen.ts';
import { Layout } from '../../dialects/ttnn/generated/ttnn-enums.gen.ts';
import { ConstantOp } from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildShape, CallPattern, formatArguments } from './call-patterns.ts';

/** How C++ writes the elements of a format: their type, and one of them as it is stored, at a byte offset. */
interface ElementText {
  readonly type: string;
  readonly sizeBytes: number;
  readonly at: (bytes: DataView, offset: number) => string;
}

/** The formats that a vector of C++ can be of; block floats have no elements of their own. */
const elementTexts: Partial<Record<DataType, ElementText>> = {
  [DataType.Float32]: { type: 'float', sizeBytes: 4, at: (bytes, offset) => floatText(bytes.getFloat32(offset, true)) },
  [DataType.BFloat16]: {
    type: 'bfloat16',
    sizeBytes: 2,
    at: (bytes, offset) => `bfloat16(${floatText(widened(bytes.getUint16(offset, true)))})`,
  },
  [DataType.UInt32]: { type: 'uint32_t', sizeBytes: 4, at: (bytes, offset) => String(bytes.getUint32(offset, true)) },
  [DataType.UInt16]: { type: 'uint16_t', sizeBytes: 2, at: (bytes, offset) => String(bytes.getUint16(offset, true)) },
  [DataType.UInt8]: { type: 'uint8_t', sizeBytes: 1, at: (bytes, offset) => String(bytes.getUint8(offset)) },
};

/** Truth values, which have a byte each, are the numbers 0 and 1. */
const truthText: ElementText = {
  type: 'bfloat16',
  sizeBytes: 1,
  at: (bytes, offset) => `bfloat16(${floatText(bytes.getUint8(offset) === 0 ? 0 : 1)})`,
};

/**
 * A tensor in host memory made of a vector with its elements, `std::vector<float>{1.00000000e+0f, 2.50000000e+0f}`, or of one element and
 * their number. Resources, whose elements are not in the program, and formats that the library lacks do not convert.
 */
export class ConstantCall extends CallPattern<ConstantOp> {
  readonly root = ConstantOp;

  matchAndRewrite(op: ConstantOp, _adaptor: ConstantOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { value } = op;
    if (!(value instanceof DenseElementsAttr)) return rewriter.notifyMatchFailure(op, 'the elements are a resource');
    const dataType = dataTypeOf(value.elementType);
    const isTruth = value.elementType instanceof IntegerType && value.elementType.width === 1;
    const element = isTruth ? truthText : dataType && elementTexts[dataType];
    const format = formatArguments(dataType, Layout.RowMajor);
    if (!element || !format) return rewriter.notifyMatchFailure(op, 'the library has no such format');
    const storage = `tt::tt_metal::OwnedStorage{tt::tt_metal::owned_buffer::create(${vectorText(value, element)})}`;
    const shape = buildShape(rewriter, op.location, value.type.shape!);
    return this.call(op, [storage, shape, ...format], rewriter, 'ttnn::Tensor');
  }
}

/** Returns the vector with the elements. */
function vectorText({ bytes, isSplat, type: { numElements } }: DenseElementsAttr, element: ElementText): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const vector = `std::vector<${element.type}>`;
  if (isSplat) return `${vector}(${numElements}, ${element.at(view, 0)})`;
  const texts = Array.from({ length: numElements }, (_, i) => element.at(view, i * element.sizeBytes));
  return `${vector}{${texts.join(', ')}}`;
}

/** Returns the number that the bits of a bf16 are: the upper half of those of an f32. */
function widened(bits: number): number {
  const word = new DataView(new ArrayBuffer(4));
  word.setUint32(0, bits * 0x10000);
  return word.getFloat32(0);
}

/** Returns an f32 as a constant of C++, in the nine digits that tell each from its neighbours. Programs have millions of them. */
function floatText(value: number): string {
  if (Number.isNaN(value)) return 'NAN';
  if (!Number.isFinite(value)) return value < 0 ? '-INFINITY' : 'INFINITY';
  return `${Object.is(value, -0) ? '-' : ''}${value.toExponential(8)}f`;
}
