import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { dataTypeOf } from '../../tt/element-types.ts';
import { type LayoutAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { isTiled, layoutOf, memorySpaceOf } from '../../tt/layout.ts';
import { shapeOf, shapeText } from '../../tt/shapes.ts';
import { bufferTypeOf, tensorMemoryLayoutOf } from '../enum-mappings.ts';
import { Layout } from '../generated/ttnn-enums.gen.ts';
import { type EmptyOp } from '../generated/ttnn-ops.gen.ts';

/** Source: ttmlir-facts, section 1.3.3. Differs: upstream aborts where this gives diagnostics. */
export const emptyOp = {
  verifiesSignatureOnly: true,

  verify(op: EmptyOp): LogicalResult {
    const layout = layoutOf(op.result(0).type);
    if (!layout) return op.emitOpError('expected the result type to have a layout attribute');
    const shape = shapeOf(op.result(0));
    if (!isSameList(shape, op.shape.shape)) {
      return op.emitOpError(
        `expected shape ${shapeText(shape)} of the result, but got shape = ${shapeText(op.shape.shape)}`,
      );
    }
    return (
      verifyLayout(op, layout) && verifyDataType(op, layout) && verifyMemoryConfig(op, layout) && verifySignature(op)
    );
  },
};

function verifyLayout(op: EmptyOp, layout: LayoutAttr): LogicalResult {
  if (op.layout === undefined) return true;
  const expected = isTiled(layout) ? Layout.Tile : Layout.RowMajor;
  return (
    (op.layout === Layout.Tile) === isTiled(layout) ||
    op.emitOpError(`expected layout ${expected} of the result's encoding, but got ${op.layout}`)
  );
}

function verifyDataType(op: EmptyOp, layout: LayoutAttr): LogicalResult {
  if (op.dtype === undefined) return true;
  const expected = dataTypeOf(layout.memref.elementType);
  return (
    op.dtype === expected ||
    op.emitOpError(`expected dtype ${expected ?? 'none'} of the result's encoding, but got ${op.dtype}`)
  );
}

function verifyMemoryConfig(op: EmptyOp, layout: LayoutAttr): LogicalResult {
  const { memoryConfig } = op;
  if (!memoryConfig) return true;
  const buffer = memoryConfig.bufferType.value;
  const expectedBuffer = bufferTypeOf(memorySpaceOf(layout));
  if (buffer !== expectedBuffer) {
    return op.emitOpError(
      `expected memory_config with buffer type ${expectedBuffer} of the result's encoding, but got ${buffer}`,
    );
  }
  const memLayout = memoryConfig.tensorMemoryLayout.value;
  const expectedMemLayout = tensorMemoryLayoutOf(layout.memLayout);
  return (
    memLayout === expectedMemLayout ||
    op.emitOpError(
      `expected memory_config with memory layout ${expectedMemLayout ?? 'none'} of the result's encoding, but got ${memLayout}`,
    )
  );
}

/** On the host: dtype and layout. On a device: device, dtype, layout and memory_config. */
function verifySignature(op: EmptyOp): LogicalResult {
  const { device, dtype, layout, memoryConfig } = op;
  if (dtype === undefined) return op.emitOpError('expected dtype to be given');
  if (layout === undefined) return op.emitOpError('expected layout to be given');
  return (
    (device === undefined) === (memoryConfig === undefined) ||
    op.emitOpError(
      `expected device and memory_config to be given together, but got only ${device ? 'device' : 'memory_config'}`,
    )
  );
}
