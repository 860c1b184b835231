import { type NamedAttributes } from '../../ir/attribute.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { dataTypeOf, unsupportedElement } from '../../dialects/tt/element-types.ts';
import { type LayoutAttr } from '../../dialects/tt/generated/tt-attributes.gen.ts';
import { isTiled, layoutOf, memorySpaceOf } from '../../dialects/tt/layout.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { bufferTypeOf, tensorMemoryLayoutOf } from '../../dialects/ttnn/enum-mappings.ts';
import {
  BufferTypeAttr,
  MemoryConfigAttr,
  ShapeAttr,
  TensorMemoryLayoutAttr,
} from '../../dialects/ttnn/generated/ttnn-attributes.gen.ts';
import { Layout } from '../../dialects/ttnn/generated/ttnn-enums.gen.ts';
import { EmptyOp } from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { getOrInsertDevice } from './device.ts';

/** Memory configurations by layout, of which a program has few. */
const memoryConfigs = new WeakMap<LayoutAttr, MemoryConfigAttr>();

/** Returns how TTNN says where a layout puts a tensor; undefined for a layout without tensor memory layout. */
export function memoryConfigOf(layout: LayoutAttr): MemoryConfigAttr | undefined {
  let config = memoryConfigs.get(layout);
  if (!config && (config = makeMemoryConfig(layout))) memoryConfigs.set(layout, config);
  return config;
}

function makeMemoryConfig(layout: LayoutAttr): MemoryConfigAttr | undefined {
  const { context } = layout;
  const memLayout = tensorMemoryLayoutOf(layout.memLayout);
  if (memLayout === undefined) return undefined;
  const bufferType = BufferTypeAttr.get(context, bufferTypeOf(memorySpaceOf(layout)));
  return MemoryConfigAttr.get(context, TensorMemoryLayoutAttr.get(context, memLayout), bufferType);
}

/** What a `ttnn.empty` is made of, but for the device. */
export type EmptyParts = Omit<Parameters<typeof EmptyOp.build>[2], 'device'>;

/** What is made for each type, of which a program has few. */
const partsByType = new WeakMap<Type, EmptyParts>();

/**
 * Returns what a `ttnn.empty` is made of that makes a tensor like the result of `op`: on the device when its layout has a tensor
 * memory layout, else on the host. Undefined, after an error, when the layout or its element type does not allow it.
 */
export function emptyParts(op: Operation): EmptyParts | undefined {
  const { type } = op.result();
  let parts = partsByType.get(type);
  if (!parts && (parts = makeEmptyParts(op))) partsByType.set(type, parts);
  return parts;
}

function makeEmptyParts(op: Operation): EmptyParts | undefined {
  const { type: resultType } = op.result();
  const layout = layoutOf(resultType);
  if (!layout) {
    op.emitOpError('requires a result with a #tt.layout', 'ttir-layout gives layouts to tensors');
    return undefined;
  }
  const { elementType } = layout.memref;
  const dtype = dataTypeOf(elementType);
  if (!dtype) {
    op.emitOpError(
      unsupportedElement(elementType),
      `the device has no format for '${op.context.printType(elementType)}'`,
    );
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

/** The attributes of what was made of the parts, which others of the same parts share. */
const attributesOf = new WeakMap<EmptyParts, NamedAttributes>();

/** Makes a `ttnn.empty` in the place of `op`, which is zero at first. Undefined, after an error, when it needs a device and there is none. */
export function createEmpty(builder: OpBuilder, op: Operation, parts: EmptyParts): Operation | undefined {
  const { location } = op;
  const device = parts.memoryConfig && getOrInsertDevice(builder, op);
  if (parts.memoryConfig && !device) return undefined;
  const properties = attributesOf.get(parts);
  if (!properties) {
    const made = EmptyOp.build(builder, location, { ...parts, device });
    attributesOf.set(parts, made.properties);
    return made;
  }
  const operands = device ? [device] : [];
  return builder.create({ name: EmptyOp.opName, location, operands, resultTypes: [parts.resultType], properties });
}
