import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import * as tensor from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { dataTypeOf } from '../../dialects/tt/element-types.ts';
import { type LayoutAttr } from '../../dialects/tt/generated/tt-attributes.gen.ts';
import { isTiled, layoutOf, memorySpaceOf } from '../../dialects/tt/layout.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import * as ttir from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { bufferTypeOf, tensorMemoryLayoutOf } from '../../dialects/ttnn/enum-mappings.ts';
import {
  BufferTypeAttr,
  MemoryConfigAttr,
  ShapeAttr,
  TensorMemoryLayoutAttr,
} from '../../dialects/ttnn/generated/ttnn-attributes.gen.ts';
import { BufferType, Layout } from '../../dialects/ttnn/generated/ttnn-enums.gen.ts';
import {
  EmptyOp,
  FullOp,
  ToDeviceOp,
  ToLayoutOp,
  ToMemoryConfigOp,
} from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { getOrInsertDevice } from './device.ts';

/** Patterns for operations that make tensors or move them. Source: ttmlir-facts, section 3.3.2. */

/** Returns how TTNN says where a layout puts a tensor; undefined for a layout without tensor memory layout. */
function memoryConfigOf(layout: LayoutAttr): MemoryConfigAttr | undefined {
  const { context } = layout;
  const memLayout = tensorMemoryLayoutOf(layout.memLayout);
  if (memLayout === undefined) return undefined;
  const bufferType = BufferTypeAttr.get(context, bufferTypeOf(memorySpaceOf(layout)));
  return MemoryConfigAttr.get(context, TensorMemoryLayoutAttr.get(context, memLayout), bufferType);
}

/** What a `ttnn.empty` is made of, but for the device. */
type EmptyParts = Omit<Parameters<typeof EmptyOp.build>[2], 'device'>;

/**
 * Returns what a `ttnn.empty` is made of that makes a tensor like the result of `op`: on the device when its layout has a tensor
 * memory layout, else on the host. Undefined, after an error, when the layout or its element type does not allow it.
 */
function emptyParts(op: Operation): EmptyParts | undefined {
  const { type: resultType } = op.result();
  const layout = layoutOf(resultType);
  if (!layout) {
    op.emitOpError('requires a result with a #tt.layout', 'ttir-layout gives layouts to tensors');
    return undefined;
  }
  const { elementType } = layout.memref;
  const dtype = dataTypeOf(elementType);
  if (!dtype) {
    const kind = elementType instanceof FloatType ? 'float' : 'integer';
    op.emitOpError(`unsupported ${kind} type`, `the device has no format for '${op.context.printType(elementType)}'`);
    return undefined;
  }
  return {
    shape: ShapeAttr.get(op.context, shapeOf(op.result())),
    dtype,
    layout: isTiled(layout) ? Layout.Tile : Layout.RowMajor,
    memoryConfig: memoryConfigOf(layout),
    resultType,
  };
}

function createEmpty(builder: OpBuilder, op: Operation, parts: EmptyParts): EmptyOp {
  const device = parts.memoryConfig && getOrInsertDevice(builder, op);
  return EmptyOp.build(builder, op.location, { ...parts, device });
}

/** Converts `tensor.empty` to `ttnn.empty`. */
export class ConvertEmpty extends OpConversionPattern<tensor.EmptyOp> {
  readonly root = tensor.EmptyOp;

  matchAndRewrite(op: tensor.EmptyOp, _: tensor.EmptyOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const parts = emptyParts(op);
    if (!parts) return false;
    rewriter.replaceOp(op, createEmpty(rewriter, op, parts).results);
    return true;
  }
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
    if (!memoryConfig || toHost) {
      const moved = ToMemoryConfigOp.build(rewriter, location, { input, device, resultType });
      rewriter.replaceOp(op, moved.results);
    } else {
      const tiled = ToLayoutOp.build(rewriter, location, { input, device, layout: Layout.Tile, resultType }).result();
      const moved = ToDeviceOp.build(rewriter, location, { input: tiled, device, memoryConfig, resultType });
      rewriter.replaceOp(op, moved.results);
    }
    const maker = output.definingOp;
    if (maker instanceof EmptyOp && maker.useEmpty) rewriter.eraseOp(maker);
    return true;
  }
}

/** Returns the number that all elements of a constant are; undefined when they differ or are no numbers. */
function splatValue(op: ttir.ConstantOp): number | undefined {
  const value = op.properties.get('value');
  if (!(value instanceof DenseElementsAttr) || !value.isSplat) return undefined;
  const { elementType } = value;
  return elementType instanceof FloatType || elementType instanceof IntegerType ? value.numberAt(0) : undefined;
}

/**
 * Converts a `ttir.constant` of equal elements: zeros to `ttnn.empty`, whose memory is zero at first, others to `ttnn.full`.
 * Differs: all integer and float element types convert, where upstream crashes for most.
 */
export class ConvertConstant extends OpConversionPattern<ttir.ConstantOp> {
  readonly root = ttir.ConstantOp;

  matchAndRewrite(op: ttir.ConstantOp, _: ttir.ConstantOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const fillValue = splatValue(op);
    if (fillValue === undefined) {
      return rewriter.notifyMatchFailure(
        op,
        "TTNN doesn't currently support tensor creation from multiple given values (issue #685)",
      );
    }
    const parts = emptyParts(op);
    if (!parts) return false;
    const { resultType } = parts;
    const device = getOrInsertDevice(rewriter, op);
    const made =
      fillValue === 0
        ? createEmpty(rewriter, op, parts)
        : FullOp.build(rewriter, op.location, { device, fillValue, resultType });
    rewriter.replaceOp(op, made.results);
    return true;
  }
}
