import {
  DenseElementsAttr,
  denseFromNumbers,
  DenseResourceElementsAttr,
  elementsOfResource,
} from '../../ir/attributes/elements-attributes.ts';
import { FloatAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import * as tensor from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { MemorySpace } from '../../dialects/tt/generated/tt-enums.gen.ts';
import { layoutOf, makeLayout, memorySpaceOf } from '../../dialects/tt/layout.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { bufferTypeOf } from '../../dialects/ttnn/enum-mappings.ts';
import { type MemoryConfigAttr } from '../../dialects/ttnn/generated/ttnn-attributes.gen.ts';
import { BufferType, Layout } from '../../dialects/ttnn/generated/ttnn-enums.gen.ts';
import {
  ConstantOp,
  EmptyOp,
  FullOp,
  ToDeviceOp,
  ToLayoutOp,
  ToMemoryConfigOp,
} from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { getOrInsertDevice } from './device.ts';
import { createEmpty, emptyParts, memoryConfigOf } from './empty-tensor.ts';

/** Patterns for operations that make tensors or move them. Source: ttmlir-facts, section 3.3.2. */

/** Converts `tensor.empty` to `ttnn.empty`. */
export class ConvertEmpty extends OpConversionPattern<tensor.EmptyOp> {
  readonly root = tensor.EmptyOp;

  matchAndRewrite(op: tensor.EmptyOp, _: tensor.EmptyOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const parts = emptyParts(op);
    if (!parts) return false;
    const made = createEmpty(rewriter, op, parts);
    if (!made) return false;
    rewriter.replaceOp(op, made.results);
    return true;
  }
}

/** Brings a tensor to where the result of `op` is on a device, in tiles. */
function moveToDevice(
  builder: OpBuilder,
  op: Operation,
  {
    input,
    device,
    memoryConfig,
  }: { readonly input: Value; readonly device: Value; readonly memoryConfig: MemoryConfigAttr },
): Value {
  const { location } = op;
  const resultType = op.result().type;
  const tiled = ToLayoutOp.build(builder, location, { input, device, layout: Layout.Tile, resultType }).result();
  return ToDeviceOp.build(builder, location, { input: tiled, device, memoryConfig, resultType }).result();
}

/**
 * Converts `ttir.to_layout`: to host memory by `ttnn.to_memory_config`, to the device by `ttnn.to_layout`, always to tiles, and
 * `ttnn.to_device`. The init goes when nothing else uses it.
 */
export class ConvertToLayout extends OpConversionPattern<ttir.ToLayoutOp> {
  readonly root = ttir.ToLayoutOp;

  matchAndRewrite(op: ttir.ToLayoutOp, adaptor: ttir.ToLayoutOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { input, output } = adaptor;
    const { location } = op;
    const resultType = op.result().type;
    const layout = layoutOf(resultType)!;
    const toHost = bufferTypeOf(memorySpaceOf(layout)) === BufferType.SystemMemory;
    const memoryConfig = memoryConfigOf(layout);
    if (!toHost && !memoryConfig) return op.emitOpError('TensorMemoryLayout::None not supported');

    const device = getOrInsertDevice(rewriter, op);
    if (!device) return false;
    if (!memoryConfig || toHost) {
      const moved = ToMemoryConfigOp.build(rewriter, location, { input, device, resultType });
      rewriter.replaceOp(op, moved.results);
    } else rewriter.replaceOp(op, [moveToDevice(rewriter, op, { input, device, memoryConfig })]);
    const maker = output.definingOp;
    if (maker instanceof EmptyOp && maker.useEmpty) rewriter.eraseOp(maker);
    return true;
  }
}

/** Returns the elements of a constant, also those in a resource of the file; undefined, with a note why, when they are not known. */
function elementsOf(op: ttir.ConstantOp, rewriter: ConversionPatternRewriter): DenseElementsAttr | undefined {
  const value = op.properties.get('value');
  if (value instanceof DenseResourceElementsAttr) {
    const elements = elementsOfResource(value);
    if (!elements) rewriter.notifyMatchFailure(op, `the file has no resource '${value.key}' of that many elements`);
    return elements;
  }
  const isNumber = value instanceof DenseElementsAttr && isNumberType(value.elementType);
  if (isNumber) return value;
  const problem =
    "TTNN doesn't currently support tensor creation from values which are not integer or floating point numbers";
  rewriter.notifyMatchFailure(op, problem);
  return undefined;
}

function isNumberType(type: Type): boolean {
  return type instanceof FloatType || type instanceof IntegerType;
}

/** Tells whether an integer is none of the numbers that `ttnn.full` can say, which are f32. */
function isRoundedByFill(elementType: Type, number: number): boolean {
  return elementType instanceof IntegerType && Math.fround(number) !== number;
}

/** Returns the element of a splat of f32 that is NaN with its sign and payload, which a number does not say. */
function bitsOfNaN(splat: DenseElementsAttr): FloatAttr | undefined {
  const { elementType } = splat;
  const isNaNOfF32 = elementType instanceof FloatType && elementType.kind === 'f32' && Number.isNaN(splat.numberAt(0));
  return isNaNOfF32 ? FloatAttr.ofBits(elementType, splat.bitsAt(0)) : undefined;
}

/** Returns elements as the device holds them: truth values as 0 and 1 in bf16. */
function storedElements(value: DenseElementsAttr): DenseElementsAttr {
  const { elementType, type } = value;
  if (!(elementType instanceof IntegerType) || elementType.width !== 1) return value;
  const numbers = Array.from({ length: type.numElements }, (_, i) => Number(value.bitsAt(i) !== 0n));
  return denseFromNumbers(RankedTensorType.get(type.shape!, FloatType.get(value.context, 'bf16')), numbers);
}

/**
 * Converts a `ttir.constant`: zeros to `ttnn.empty`, whose memory is zero at first, other equal elements to `ttnn.full`, and elements that differ, or are integers beyond f32,
 * to a `ttnn.constant` in host memory, which is brought to the device where the layout says so.
 * Differs: all integer and float element types convert, where upstream crashes for most; elements that differ, and those in resources, convert.
 */
export class ConvertConstant extends OpConversionPattern<ttir.ConstantOp> {
  readonly root = ttir.ConstantOp;

  matchAndRewrite(op: ttir.ConstantOp, _: ttir.ConstantOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const elements = elementsOf(op, rewriter);
    if (!elements) return false;
    const parts = emptyParts(op);
    if (!parts) return false;
    const fillValue = elements.isSplat ? elements.numberAt(0) : undefined;
    if (fillValue === undefined || isRoundedByFill(elements.elementType, fillValue)) {
      return this.convertElements(op, elements, rewriter);
    }
    const { resultType } = parts;
    const device = getOrInsertDevice(rewriter, op);
    if (!device) return false;
    const made =
      fillValue === 0
        ? createEmpty(rewriter, op, parts)
        : FullOp.build(rewriter, op.location, { device, fillValue, resultType });
    if (!made) return false;
    const bits = bitsOfNaN(elements);
    if (bits) made.setProperty('fillValue', bits);
    rewriter.replaceOp(op, made.results);
    return true;
  }

  private convertElements(
    op: ttir.ConstantOp,
    value: DenseElementsAttr,
    rewriter: ConversionPatternRewriter,
  ): LogicalResult {
    const type = op.result().type as RankedTensorType;
    const layout = layoutOf(type)!;
    const memoryConfig = memoryConfigOf(layout);
    const isOnHost = bufferTypeOf(memorySpaceOf(layout)) === BufferType.SystemMemory;
    if (!isOnHost && !memoryConfig) return op.emitOpError('TensorMemoryLayout::None not supported');
    const grid = layout.grid.shape.map(() => 1);
    const hostLayout = makeLayout(type.shape, type.elementType, { memorySpace: MemorySpace.System, grid });
    if (!hostLayout) return rewriter.notifyMatchFailure(op, 'a tensor of that shape has no layout in host memory');
    const device = isOnHost ? undefined : getOrInsertDevice(rewriter, op);
    if (!isOnHost && !device) return false;
    const resultType = type.withEncoding(hostLayout);
    const onHost = ConstantOp.build(rewriter, op.location, { value: storedElements(value), resultType }).result();
    const place = device && memoryConfig && { input: onHost, device, memoryConfig };
    rewriter.replaceOp(op, [place ? moveToDevice(rewriter, op, place) : onHost]);
    return true;
  }
}
